import { useTranslation } from 'react-i18next';
import { Help } from './help';
import styles from './safer-play.module.css';

/** The page after a self-exclusion: what holds from now on, and who helps. No way to play or pay. */
export function ClosedScreen() {
  const { t } = useTranslation('member-safer-play');
  return (
    <div className={styles.page}>
      <h2 className={styles.head}>{t('closed.head')}</h2>
      <p className={styles.text}>{t('closed.text')}</p>
      <p className={styles.text}>{t('closed.money')}</p>
      <Help />
    </div>
  );
}
