import type { Amount } from '@lobby/core';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import styles from './strip.module.css';

/** Net result of this visit as reported by the games; a loss keeps the text colour. */
export function SessionResult({ net }: { net: Amount }) {
  const { t } = useTranslation('games-play');
  const currency = useCurrency();
  return (
    <div className={styles.stat}>
      <span>{t('play.result')}</span>
      <b>{formatMoney(net, currency, { signed: true })}</b>
    </div>
  );
}
