import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Done } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Outcome, PaidOut } from './use-pay-out';
import styles from './dividend.module.css';

/** Result of a payment: paid members, and unpaid ones with the reason. */
export function PaidOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('agent-earnings');
  const currency = useCurrency();
  if (outcome === 'found')
    return (
      <p role="status" className={styles.done}>
        <Done size={20} />
        {t('pay.found')}
      </p>
    );
  const { paid, balance, list } = outcome.answer;
  return (
    <Card>
      <section aria-label={t('pay.outcome')}>
        <div role="status" className={styles.part}>
          {paid.count > 0 && (
            <p className={styles.done}>
              <Done size={20} />
              {t('pay.done', { number: paid.count, amount: formatMoney(paid.amount, currency) })}
            </p>
          )}
          {balance !== undefined && (
            <p className={styles.note}>
              {t('pay.balance', { amount: formatMoney(balance, currency) })}
            </p>
          )}
          <ul role="list" className={styles.results}>
            {list.map((result) => (
              <li key={result.statementId}>
                <Result result={result} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Card>
  );
}

interface ResultProps {
  result: PaidOut['list'][number];
}

function Result({ result: { statement, statementId, errorCode = 'UNKNOWN' } }: ResultProps) {
  const { t } = useTranslation('agent-earnings');
  const currency = useCurrency();
  if (!statement)
    return t('pay.refused', { id: statementId, reason: t(`pay.reason.${errorCode}`) });
  return t('pay.paidOne', {
    name: statement.receiver,
    amount: formatMoney(statement.amount, currency),
  });
}
