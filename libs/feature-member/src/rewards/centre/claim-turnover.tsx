import type { Reward } from '@lobby/api-client';
import { multiplyAmount, sumOf } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';

/** Turnover required by a claim, decimal string; undefined if the reward's amount is unknown. */
const turnoverOf = ({ amount, wagerMultiple }: Reward) =>
  amount === undefined || amount === null
    ? undefined
    : multiplyAmount(amount, String(wagerMultiple), 8);

/** Warns that open turnover blocks withdrawals, with the amount to stake. Renders nothing without turnover. */
export function ClaimTurnover({ of }: { of: readonly Reward[] }) {
  const { t } = useTranslation('member-rewards');
  const currency = useCurrency();
  const sum = sumOf(of.flatMap((reward) => turnoverOf(reward) ?? []));
  if (compareAmounts(sum, '0') <= 0) return null;
  return <p className={styles.text}>{t('claim.holds', { amount: formatMoney(sum, currency) })}</p>;
}
