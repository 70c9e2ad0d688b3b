import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../button/button';
import { Settings } from '../icons/icons';
import { Skeleton } from '../skeleton/skeleton';
import { useKitWords } from '../words/words';
import styles from './balance-strip.module.css';

interface BalanceStripProps {
  name: string;
  /** Formatted amount; a skeleton shows while undefined. */
  amount: string | undefined;
  /** Page of the amount, and its name. */
  amountTo: string;
  amountLabel: string;
  /** Button that hides the amount. */
  eye: ReactNode;
  /** Omit if a deposit is not possible. */
  deposit: { label: string; to: string } | undefined;
  withdrawLabel: string;
  withdrawTo: string;
  settingsLabel: string;
  settingsTo: string;
  /** Accessible name of the group. */
  groupLabel: string;
}

/** Characters that fit a line of a phone at twice the text size. */
const LONG_AMOUNT = 14;

/** User name as link to the settings, balance as link to the money behind it, and links to deposit and withdraw; wraps to two lines for a long amount. */
export function BalanceStrip(props: BalanceStripProps) {
  const { name, amount, deposit, withdrawLabel, withdrawTo, groupLabel } = props;
  const { settingsLabel, settingsTo, amountTo, amountLabel, eye } = props;
  const { comma } = useKitWords();
  return (
    <div className={styles.strip} role="group" aria-label={groupLabel}>
      <div className={styles.who}>
        <div className={styles.first}>
          <Link to={settingsTo} className={styles.name} aria-label={name + comma + settingsLabel}>
            <span>{name}</span>
            <Settings size={14} />
          </Link>
          <span className={styles.eye}>{eye}</span>
        </div>
        <Link
          to={amountTo}
          className={styles.amount}
          data-long={(amount?.length ?? 0) > LONG_AMOUNT}
          aria-label={[amount, amountLabel].filter(Boolean).join(comma)}
        >
          {amount ?? <Skeleton width="132px" height="20px" />}
        </Link>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={withdrawTo} variant="secondary">
          {withdrawLabel}
        </ButtonLink>
        {deposit && <ButtonLink to={deposit.to}>{deposit.label}</ButtonLink>}
      </div>
    </div>
  );
}
