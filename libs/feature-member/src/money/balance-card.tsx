import { AmountsEye, useBalance, useHiddenAmounts } from '@lobby/feature-kit';
import { formatMoney, formatTime, useLanguage } from '@lobby/i18n';
import { fundsQuery, useCurrency } from '@lobby/session';
import { Card, Detail, Details, IconButton, Reload, Skeleton } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mainOf } from '../withdraw/funds';
import styles from './money.module.css';

/** Card with the balance (hide, refresh, age) and the withdrawable amount. */
export function BalanceCard() {
  const { t } = useTranslation(['member-money', 'common']);
  const language = useLanguage();
  const { amount, failed, staleSince, refresh, refreshing } = useBalance();
  return (
    <Card>
      <div className={styles.line}>
        <h2 className={styles.name}>{t('balance.title')}</h2>
        <AmountsEye />
        <IconButton
          label={t('common:refresh.action')}
          icon={<Reload size={20} />}
          aria-disabled={refreshing}
          onClick={refresh}
        />
      </div>
      <p className={styles.amount}>{amount ?? <Skeleton width="180px" height="32px" />}</p>
      <div role="status">
        {failed && <p className={styles.failed}>{t('balance.failed')}</p>}
        {staleSince !== undefined && (
          <p className={styles.note}>
            {t('common:balance.updated', { time: formatTime(staleSince, language) })}
          </p>
        )}
      </div>
      <Funds />
    </Card>
  );
}

/** Withdrawable amount, and amounts locked in withdrawals and open bets; dashes if they fail to load. */
function Funds() {
  const { t } = useTranslation('member-money');
  const currency = useCurrency();
  const hide = useHiddenAmounts();
  const { data, isPending } = useQuery(fundsQuery);
  if (isPending) return <Skeleton />;
  const main = data && mainOf(data);
  const money = (amount: string | undefined) => hide(formatMoney(amount ?? '', currency));
  return (
    <Details label={t('balance.title')}>
      <Detail name={t('balance.withdrawable')} value={money(main?.withdrawable)} />
      <Detail name={t('balance.bound')} value={money(data?.inOpenOrders)} />
    </Details>
  );
}
