import { FEEDBACK_LENGTH } from '../feedback/feedback';
import { FORM_LIMITS } from '../promotions/terms';
import { MAX_BYTES } from '../uploads/uploads';

/** Default field limits in the settings (D1 §9, D2 §9). */
export const LIMITS = {
  imageBytes: MAX_BYTES,
  imageCount: FORM_LIMITS.imagesMax,
  remarkLength: FORM_LIMITS.remarkMax,
  feedbackMin: FEEDBACK_LENGTH.min,
  feedbackMax: FEEDBACK_LENGTH.max,
  captchaLength: 6,
  mobileLength: 20,
  smsCodeLength: 10,
} as const;

export type LimitName = keyof typeof LIMITS;

/** Maximum feedback length that the call's schema accepts, in characters. */
const FEEDBACK_TEXT = 2000;

/**
 * Range of each limit at the control page: within the contract, and large enough for the sandbox's own
 * codes.
 */
export const LIMIT_RANGES: Readonly<Record<LimitName, readonly [least: number, most: number]>> = {
  imageBytes: [1, MAX_BYTES],
  imageCount: [0, FORM_LIMITS.imagesMax],
  remarkLength: [0, FORM_LIMITS.remarkMax],
  feedbackMin: [0, FEEDBACK_TEXT],
  feedbackMax: [0, FEEDBACK_TEXT],
  captchaLength: [4, LIMITS.captchaLength],
  mobileLength: [7, LIMITS.mobileLength],
  smsCodeLength: [6, LIMITS.smsCodeLength],
};
