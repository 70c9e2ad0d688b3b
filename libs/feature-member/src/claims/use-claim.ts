import { ApiError, type ErrorCode } from '@lobby/api-client';
import { useMoneyAction, useSubmission, type MoneyOrder } from '@lobby/feature-kit';
import { useErrorText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';

/** Refusals of a reward that was claimed elsewhere or has expired: continue with the others. */
const GONE: readonly (ErrorCode | undefined)[] = ['reward.not.claimable', 'record.not.found'];

interface ClaimOptions<What> {
  /** Name of the money action, e.g. `vip.claim`. */
  name: string;
  /** Identifies the claimed item; stored on the device. */
  about(what: What): string;
  send(what: What, options: { key: string }): Promise<{ orderNo: string }>;
  /** Toast after success. */
  doneText: string;
}

/** Claims of one kind: bonuses, rewards, missions, rebates. */
export interface Claim<What> {
  /** Claims one item, or several in turn; ignored while a claim is pending. */
  submit(...all: What[]): void;
  waiting: boolean;
  /** Text of the last claim's error. */
  reason: string | undefined;
  /** Props of `UnknownOutcome`. */
  money: { undecided: boolean; checking: boolean; check(): void };
}

/**
 * Claims all items in turn. Skips those that are gone and rejects with the first such refusal at the end; rejects at
 * once for any other error.
 */
async function claimEach<What>(
  all: readonly What[],
  claimOne: (what: What) => Promise<MoneyOrder>,
): Promise<void> {
  const refusals: ApiError[] = [];
  for (const one of all) {
    try {
      // In turn: after a lost response no further claim is sent.
      await claimOne(one);
    } catch (error) {
      if (!(error instanceof ApiError) || !GONE.includes(error.code)) throw error;
      refusals.push(error);
    }
  }
  if (refusals[0]) throw refusals[0];
}

/** Claims once per intent; queries the outcome if the response is lost (decision 21). */
export function useClaim<What>({ name, about, send, doneText }: ClaimOptions<What>): Claim<What> {
  const onDone = () => void toast.success(doneText, { duration: 'long' });
  const money = useMoneyAction<What>({ name, about, send, onFound: onDone });
  const submission = useSubmission(name, {
    send: (all: readonly What[]) => claimEach(all, money.send),
    onDone,
  });
  return {
    submit: (...all) => submission.submit(all),
    waiting: submission.waiting,
    reason: useErrorText(submission.error),
    money,
  };
}
