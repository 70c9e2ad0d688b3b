import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Done } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Sent } from './use-send-envelopes';
import styles from './rain.module.css';

/** Result of sending: receivers with amounts, and the balance. */
export function SentEnvelopes({ sent }: { sent: Sent }) {
  const { t } = useTranslation('agent-rain');
  const currency = useCurrency();
  if (sent === 'found')
    return (
      <p role="status" className={styles.done}>
        <Done size={20} />
        {t('send.found')}
      </p>
    );
  const { total, balance, transfers } = sent;
  return (
    <Card>
      <section aria-label={t('send.outcome')} className={styles.part}>
        <p role="status" className={styles.done}>
          <Done size={20} />
          {t('send.done', { amount: formatMoney(total, currency) })}
        </p>
        <p className={styles.note}>
          {t('send.balance', { amount: formatMoney(balance, currency) })}
        </p>
        <dl className={styles.shares}>
          {transfers.map(({ orderNo, userName, amount }) => (
            <div key={orderNo}>
              <dt>{userName}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
