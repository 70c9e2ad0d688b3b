import type { DepositMethod, DepositOffer, Protection } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { fractionDigits, type AmountRule } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { sumsOf } from './deposit-sums';
import { tightestLimit } from './own-limits';
import styles from './deposit.module.css';

interface DepositSummaryProps {
  /** A valid amount; empty if there is none. */
  amount: string;
  method: DepositMethod;
  offer: DepositOffer | undefined;
  /** Undefined until loaded. */
  protection: Protection | undefined;
  currency: AmountRule['currency'];
}

/** Cost and benefit of a deposit, and what the player's limit leaves. */
export function DepositSummary({
  amount,
  method,
  offer,
  protection,
  currency,
}: DepositSummaryProps) {
  const { t } = useTranslation('member-deposit');
  const digits = fractionDigits(currency);
  const money = (sum: string) => formatMoney(sum, currency);
  const sums = amount === '' ? undefined : sumsOf({ amount, method, offer, digits });
  return (
    <div className={styles.summary}>
      {sums && (
        <dl className={styles.sums}>
          <Sum name={t('order.fee')} value={money(sums.fee)} />
          <Sum
            name={t('order.bonus')}
            value={sums.bonus === '0' ? t('sum.none') : money(sums.bonus)}
          />
          {sums.fee !== '0' && <Sum name={t('sum.toPay')} value={money(sums.toPay)} />}
          <Sum name={t('sum.wallet')} value={money(amount)} total />
        </dl>
      )}
      <OwnLimit protection={protection} money={money} />
    </div>
  );
}

function Sum({ name, value, total }: { name: string; value: string; total?: boolean }) {
  return (
    <div className={styles.sum} data-total={total}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface OwnLimitProps {
  protection: Protection | undefined;
  money(amount: string): string;
}

/** Remainder of the player's tightest deposit limit, or a link to set one. */
function OwnLimit({ protection, money }: OwnLimitProps) {
  const { t } = useTranslation('member-deposit');
  if (!protection) return null;
  const limit = tightestLimit(protection);
  return (
    <div>
      {limit && (
        <dl className={styles.sums}>
          <Sum name={t(`limit.${limit.period}`)} value={money(limit.left)} />
        </dl>
      )}
      <TextLink to={PATHS.saferPlay}>{t(limit ? 'limit.change' : 'limit.set')}</TextLink>
    </div>
  );
}
