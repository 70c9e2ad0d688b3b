import type { ApiError, SentCode } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { startCountdown, useCountdown, type CodePurpose } from './countdown';
import { withDialingCode } from './dialing-code.query';
import { CHECKS } from './phone-check/checks';
import type { PhoneNumber, PhoneProof } from './phone-check/phone-check';

/** Milliseconds; a message that it was sent goes by itself (D1 §8). */
const SENT_MS = 1500;
const MINUTE_MS = 60_000;

export interface CodeSending {
  send(phone: PhoneNumber): void;
  /** What shows the platform that the code was read; throws `sms.code.wrong`. */
  prove(code: string): Promise<PhoneProof>;
  sending: boolean;
  /** A code was sent while this screen is open, or counts down from before. */
  sent: boolean;
  /** Seconds until another may be asked for. */
  left: number;
  error: ApiError | null;
}

interface CodeOptions {
  /** The number was refused: the form says so at the number, and `error` is silent about it. */
  onWrongNumber?(): void;
}

/** Asks for a code by SMS: one for any number of taps, and no other before the countdown has ended. */
export function useCode(purpose: CodePurpose, options: CodeOptions = {}): CodeSending {
  const t = useLabels('account');
  const client = useQueryClient();
  const check = useMemo(() => CHECKS[purpose](), [purpose]);
  const left = useCountdown(purpose);
  const mutationKey = ['sms', purpose];
  const mutation = useMutation<SentCode, ApiError, PhoneNumber>({
    mutationKey,
    mutationFn: async (phone) => check.send(await withDialingCode(phone, client)),
    networkMode: 'always',
    meta: { ownError: true },
    onSuccess: ({ expiresInMinutes }) => {
      startCountdown(purpose, expiresInMinutes * MINUTE_MS);
      toast.success(t('sms.sent'), { duration: SENT_MS });
    },
    onError: ({ code, details }) => {
      if (code === 'sms.too.often') startCountdown(purpose, details.retryAfterMs ?? MINUTE_MS);
      if (code === 'field.invalid') options.onWrongNumber?.();
    },
  });
  const { error } = mutation;
  const silent =
    (error?.code === 'sms.too.often' && left === 0) ||
    (error?.code === 'field.invalid' && options.onWrongNumber !== undefined);
  return {
    send: (phone) => {
      if (left === 0 && client.isMutating({ mutationKey }) === 0) mutation.mutate(phone);
    },
    prove: check.prove,
    sending: mutation.isPending,
    sent: mutation.isSuccess || left > 0,
    left,
    error: silent ? null : error,
  };
}
