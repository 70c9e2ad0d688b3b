import type { Reward } from '@lobby/api-client';
import { multiplyAmount, sumOf } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';

/** What the claim of a reward asks to be staked; undefined where its amount is not known. */
const turnoverOf = ({ amount, wagerMultiple }: Reward) =>
  amount === undefined || amount === null
    ? undefined
    : multiplyAmount(amount, String(wagerMultiple), 8);

/**
 * Says what the claim of rewards does to withdrawals, with the sum to stake first: open turnover holds the whole balance.
 * Absent where they ask for none.
 */
export function ClaimTurnover({ of }: { of: readonly Reward[] }) {
  const { t } = useTranslation('member-rewards');
  const currency = useCurrency();
  const sum = sumOf(of.flatMap((reward) => turnoverOf(reward) ?? []));
  if (compareAmounts(sum, '0') <= 0) return null;
  return <p className={styles.text}>{t('claim.holds', { amount: formatMoney(sum, currency) })}</p>;
}
