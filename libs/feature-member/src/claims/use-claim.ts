import { ApiError, type ErrorCode } from '@lobby/api-client';
import { useMoneyAction, useSubmission, type MoneyOrder } from '@lobby/feature-kit';
import { useErrorText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';

/** What is refused because it was claimed elsewhere, or ended: those after it can still be claimed. */
const GONE: readonly (ErrorCode | undefined)[] = ['reward.not.claimable', 'record.not.found'];

interface ClaimOptions<What> {
  /** Name of the money action, such as `vip.claim`. */
  name: string;
  /** Identifies what is claimed; stored. */
  about(what: What): string;
  send(what: What, options: { key: string }): Promise<{ orderNo: string }>;
  /** Says that it is done. */
  doneText: string;
}

/** Claims of one kind: bonuses, rewards, missions, rebates. */
export interface Claim<What> {
  /** Claims one thing, or several one after another; ignored while a claim is under way. */
  claim(...all: What[]): void;
  waiting: boolean;
  /** Why the last claim failed, in words. */
  reason: string | undefined;
  /** For `MoneyDoubt`. */
  money: { undecided: boolean; checking: boolean; check(): void };
}

/** Claims each; rejects with the first refusal once all others are claimed, and at once where an outcome is unknown. */
async function claimEach<What>(
  all: readonly What[],
  claimOne: (what: What) => Promise<MoneyOrder>,
): Promise<void> {
  const refusals: ApiError[] = [];
  for (const one of all) {
    try {
      // One at a time: what follows a lost answer is not begun.
      await claimOne(one);
    } catch (error) {
      if (!(error instanceof ApiError) || !GONE.includes(error.code)) throw error;
      refusals.push(error);
    }
  }
  if (refusals[0]) throw refusals[0];
}

/** Claims once per intent; a lost answer is asked for (decision 21). */
export function useClaim<What>({ name, about, send, doneText }: ClaimOptions<What>): Claim<What> {
  const onDone = () => void toast.success(doneText, { duration: 'long' });
  const money = useMoneyAction<What>({ name, about, send, onFound: onDone });
  const submission = useSubmission(name, {
    send: (all: readonly What[]) => claimEach(all, money.send),
    onDone,
  });
  return {
    claim: (...all) => submission.submit(all),
    waiting: submission.waiting,
    reason: useErrorText(submission.error),
    money,
  };
}
