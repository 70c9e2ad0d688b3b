import { ButtonLink } from '../button/button-link';
import { Skeleton } from '../skeleton/skeleton';
import styles from './balance-strip.module.css';

export interface BalanceStripProps {
  name: string;
  /** The formatted amount; a block stands in until it is known. */
  amount: string | undefined;
  depositLabel: string;
  withdrawLabel: string;
  depositTo: string;
  withdrawTo: string;
  /** Names the whole for assistive technology. */
  groupLabel: string;
}

/** Who plays, what there is, and the two ways of money; wraps to two lines when the amount needs the room. */
export function BalanceStrip(props: BalanceStripProps) {
  const { name, amount, depositLabel, withdrawLabel, depositTo, withdrawTo, groupLabel } = props;
  return (
    <div className={styles.strip} role="group" aria-label={groupLabel}>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>{amount ?? <Skeleton width="132px" height="20px" />}</span>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={withdrawTo} variant="secondary">
          {withdrawLabel}
        </ButtonLink>
        <ButtonLink to={depositTo}>{depositLabel}</ButtonLink>
      </div>
    </div>
  );
}
