import { withdrawOrderPath } from '@lobby/core';
import { UnknownOutcome, useOutcome, useOwnNavigate, type MoneyOrder } from '@lobby/feature-kit';

/** Name of the money action. */
export const WITHDRAWAL = 'withdraw';

/** Returns a function that opens the order of a withdrawal. */
export function useShowOrder(): (order: MoneyOrder) => void {
  const navigate = useOwnNavigate();
  return ({ orderNo }) => {
    if (orderNo !== undefined) navigate(withdrawOrderPath(orderNo));
  };
}

/** A withdrawal with an unknown outcome, shown without the form: it may itself have used up what can be withdrawn. */
export function WithdrawalInDoubt() {
  return <UnknownOutcome money={useOutcome({ name: WITHDRAWAL, onFound: useShowOrder() })} />;
}
