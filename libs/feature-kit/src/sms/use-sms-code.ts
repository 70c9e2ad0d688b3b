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

/** Toast after a code was requested; `sentIfKnown` does not reveal whether the number has an account. */
const SENT_TEXTS = {
  login: 'sms.sentIfKnown',
  reset: 'sms.sentIfKnown',
  register: 'sms.sent',
  thirdParty: 'sms.sent',
  payment: 'sms.sent',
  mobileOld: 'sms.sent',
  mobileNew: 'sms.sent',
} as const satisfies Record<CodePurpose, string>;

/** Key of the countdown; the same for a domestic number whether or not its calling code is known yet. */
const dialed = ({ mobileNumber, dialingCode, abroad }: PhoneNumber) =>
  abroad ? `+${dialingCode}${mobileNumber.replace(/^0+/, '')}` : mobileNumber;

/** State of a code requested by SMS. */
export interface SmsCode {
  /** Requests a code for the number; no-op while one is being sent or its countdown runs. */
  send(): void;
  /** Returns the proof for a typed code. Rejects with `ApiError`, such as `sms.code.wrong`. */
  verify(code: string): Promise<PhoneProof>;
  sending: boolean;
  /** This screen sent a code to this number, or the countdown of an earlier code still runs. */
  sent: boolean;
  /** When this screen last sent a code or was refused as too early (an earlier code can be typed), ms since the epoch; 0 if neither. */
  sentAt: number;
  /** Seconds until another code can be requested for this number; 0 if it can. */
  secondsLeft: number;
  error: ApiError | null;
  /** Ends the countdown, after the last code was used up. */
  renew(): void;
}

/**
 * Requests an SMS code, one at a time and only after the number's countdown. For a refused number calls `onWrongNumber`
 * instead of setting `error`.
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
        // The user can type an earlier code; the countdown disables the focused button.
        setSentAt(Date.now());
        startCountdown(target(to), details.retryAfterMs ?? MINUTE_MS);
      }
      if (code === 'field.invalid') onWrongNumber();
    },
  });
  const counted = useCountdown(target(phone));
  // The third-party check lives in memory only, so a screen that has sent no code starts without a countdown.
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
