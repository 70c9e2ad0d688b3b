import { depositOrderPath } from '@lobby/core';
import { UnknownOutcome, useOutcome, useOwnNavigate } from '@lobby/feature-kit';

/** Name of the money action. */
export const DEPOSIT_ACTION = 'deposit';

/** A deposit with an unknown outcome, shown without the form: it may itself have used up a limit. */
export function DepositInDoubt() {
  const navigate = useOwnNavigate();
  const money = useOutcome({
    name: DEPOSIT_ACTION,
    onFound: ({ orderNo }) => {
      if (orderNo !== undefined) navigate(depositOrderPath(orderNo));
    },
  });
  return <UnknownOutcome money={money} />;
}
