import { useTranslation } from 'react-i18next';
import styles from './play.module.css';

/** Says plainly that no real money is played for. */
export function PlayMoneyMark() {
  const { t } = useTranslation('games-play');
  return <strong className={styles.mark}>{t('play.money')}</strong>;
}
