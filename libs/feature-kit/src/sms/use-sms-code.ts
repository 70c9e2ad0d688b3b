import type { ApiError, SentCode } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endCountdown, startCountdown, useCountdown, type CodePurpose } from './countdown';
import { PHONE_CHECKS } from './phone-check/phone-checks';
import type { PhoneNumber, PhoneProof } from './phone-check/phone-check';
import { withDialingCode } from './use-dialing';

/** Duration of the success toast (D1 §8). */
const TOAST_MS = 1500;

/** Said once a code was asked for: a number without an account gets none, and is not told apart. */
const SENT_TEXTS = {
  login: 'sms.sentIfKnown',
  reset: 'sms.sentIfKnown',
  register: 'sms.sent',
  thirdParty: 'sms.sent',
  payment: 'sms.sent',
  mobileOld: 'sms.sent',
  mobileNew: 'sms.sent',
} as const satisfies Record<CodePurpose, string>;

/** Number of a countdown: that of the brand's country is alike before its calling code is known and after. */
const dialed = ({ mobileNumber, dialingCode, abroad }: PhoneNumber) =>
  abroad ? `+${dialingCode}${mobileNumber.replace(/^0+/, '')}` : mobileNumber;

/** State of a code requested by SMS. */
export interface SmsCode {
  /** Requests a code for the number; no-op while one is being sent or its countdown runs. */
  send(): void;
  /** Returns the proof for a typed code. Rejects with `ApiError`, such as `sms.code.wrong`. */
  verify(code: string): Promise<PhoneProof>;
  sending: boolean;
  /** A code was sent to this number from this screen, or the countdown of an earlier one still runs. */
  sent: boolean;
  /** When this screen last sent a code or was told to wait, so that one can be typed, ms since the epoch; 0 if neither. */
  sentAt: number;
  /** Seconds until this number may be sent another code; 0 when it may. */
  secondsLeft: number;
  error: ApiError | null;
  /** Lets another code be requested at once: the last one is used up. */
  renew(): void;
}

/**
 * Requests a code by SMS, one at a time and not before the number's countdown has ended. A refused number calls
 * `onWrongNumber` and is not reported in `error`.
 */
export function useSmsCode(
  purpose: CodePurpose,
  phone: PhoneNumber,
  onWrongNumber: () => void,
): SmsCode {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const check = useMemo(() => PHONE_CHECKS[purpose](), [purpose]);
  const target = (to: PhoneNumber) => ({ purpose, number: dialed(to) });
  const [sentAt, setSentAt] = useState(0);
  const mutationKey = ['sms', purpose];
  const mutation = useMutation<SentCode, ApiError, PhoneNumber>({
    mutationKey,
    mutationFn: async (to) => check.send(await withDialingCode(to, client)),
    meta: { ownError: true },
    onSuccess: ({ expiresInMinutes }, to) => {
      setSentAt(Date.now());
      startCountdown(target(to), expiresInMinutes * MINUTE_MS);
      toast.success(t(SENT_TEXTS[purpose]), { duration: TOAST_MS });
    },
    onError: ({ code, details }, to) => {
      if (code === 'sms.too.often') {
        // An earlier code may be typed; the countdown disables the pressed button, which had the focus.
        setSentAt(Date.now());
        startCountdown(target(to), details.retryAfterMs ?? MINUTE_MS);
      }
      if (code === 'field.invalid') onWrongNumber();
    },
  });
  const counted = useCountdown(target(phone));
  // A third party's check is in memory: a screen that sent no code can use none, and may ask for one at once.
  const secondsLeft = purpose === 'thirdParty' && mutation.isIdle ? 0 : counted;
  const ofThisNumber = mutation.variables && dialed(mutation.variables) === dialed(phone);
  const error = ofThisNumber ? mutation.error : null;
  const shownElsewhere =
    error?.code === 'field.invalid' || (error?.code === 'sms.too.often' && secondsLeft === 0);
  return {
    send: () => {
      if (secondsLeft === 0 && client.isMutating({ mutationKey }) === 0) mutation.mutate(phone);
    },
    verify: check.verify,
    sending: mutation.isPending,
    sent: (mutation.isSuccess && ofThisNumber === true) || secondsLeft > 0,
    sentAt,
    secondsLeft,
    error: shownElsewhere ? null : error,
    renew: () => endCountdown(target(phone)),
  };
}
