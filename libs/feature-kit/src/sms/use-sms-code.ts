import type { ApiError, SentCode } from '@lobby/api-client';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { startCountdown, useCountdown, type CodePurpose } from './countdown';
import { withDialingCode } from './dialing-code.query';
import { PHONE_CHECKS } from './phone-check/phone-checks';
import type { PhoneNumber, PhoneProof } from './phone-check/phone-check';

/** Duration of the success toast (D1 §8). */
const TOAST_MS = 1500;
const MINUTE_MS = 60_000;

/** State of a code requested by SMS. */
export interface SmsCode {
  /** Requests a code; no-op while one is being sent or the countdown runs. */
  send(phone: PhoneNumber): void;
  /** Returns the proof for a typed code. Rejects with `ApiError`, such as `sms.code.wrong`. */
  verify(code: string): Promise<PhoneProof>;
  sending: boolean;
  /** A code was sent from this screen, or the countdown of an earlier one still runs. */
  sent: boolean;
  /** Seconds until another code may be requested; 0 when it may. */
  secondsLeft: number;
  error: ApiError | null;
}

/**
 * Requests a code by SMS, one at a time and not before the countdown has ended. A refused number calls
 * `onWrongNumber` and is not reported in `error`.
 */
export function useSmsCode(purpose: CodePurpose, onWrongNumber: () => void): SmsCode {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const check = useMemo(() => PHONE_CHECKS[purpose](), [purpose]);
  const secondsLeft = useCountdown(purpose);
  const mutationKey = ['sms', purpose];
  const mutation = useMutation<SentCode, ApiError, PhoneNumber>({
    mutationKey,
    mutationFn: async (phone) => check.send(await withDialingCode(phone, client)),
    networkMode: 'always',
    meta: { ownError: true },
    onSuccess: ({ expiresInMinutes }) => {
      startCountdown(purpose, expiresInMinutes * MINUTE_MS);
      toast.success(t('sms.sent'), { duration: TOAST_MS });
    },
    onError: ({ code, details }) => {
      if (code === 'sms.too.often') startCountdown(purpose, details.retryAfterMs ?? MINUTE_MS);
      if (code === 'field.invalid') onWrongNumber();
    },
  });
  const { error } = mutation;
  const shownElsewhere =
    error?.code === 'field.invalid' || (error?.code === 'sms.too.often' && secondsLeft === 0);
  return {
    send: (phone) => {
      if (secondsLeft === 0 && client.isMutating({ mutationKey }) === 0) mutation.mutate(phone);
    },
    verify: check.verify,
    sending: mutation.isPending,
    sent: mutation.isSuccess || secondsLeft > 0,
    secondsLeft,
    error: shownElsewhere ? null : error,
  };
}
