import type { Funds } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { compareAmounts, remainingAmount } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Detail, Details, HeroAmount, TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { mainOf, safeOf } from './funds';
import styles from './withdraw.module.css';

const isSome = (amount: string) => compareAmounts(amount, '0') > 0;

/** Withdrawable amount, and where the rest is; unknown until the wallets are loaded. */
export function Withdrawable({ funds }: { funds: Funds | undefined }) {
  const { t } = useTranslation('member-withdraw');
  const currency = useCurrency();
  const main = funds && mainOf(funds);
  return (
    <Card>
      <p className={styles.caption}>{t('withdrawable.title')}</p>
      <HeroAmount>{formatMoney(main?.withdrawable ?? '', currency)}</HeroAmount>
      {funds && main && <Elsewhere funds={funds} main={main} />}
    </Card>
  );
}

interface ElsewhereProps {
  funds: Funds;
  main: Funds['wallets'][number];
}

/** Money that cannot be withdrawn now, by reason; renders nothing if there is none. */
function Elsewhere({ funds, main }: ElsewhereProps) {
  const { t } = useTranslation('member-withdraw');
  const currency = useCurrency();
  const safe = safeOf(funds)?.balance ?? '0';
  const held = [
    ['turnover', remainingAmount(main.balance, main.withdrawable)],
    ['safe', safe],
    ['open', funds.inOpenOrders],
  ] as const;
  const shown = held.filter(([, amount]) => isSome(amount));
  if (shown.length === 0) return null;
  return (
    <>
      <Details label={t('withdrawable.notAll')}>
        {shown.map(([reason, amount]) => (
          <Detail
            key={reason}
            name={t(`withdrawable.${reason}`)}
            value={formatMoney(amount, currency)}
          />
        ))}
      </Details>
      {isSome(safe) && <TextLink to={PATHS.wallets}>{t('withdrawable.move')}</TextLink>}
    </>
  );
}
