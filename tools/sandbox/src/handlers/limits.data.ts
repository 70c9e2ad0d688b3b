import { FEEDBACK_LENGTH } from '../feedback/feedback';
import { FORM_LIMITS } from '../promotions/terms';
import { MOST_BYTES } from '../uploads/uploads';

/** Field limits in the consolidated settings (D1 §9, D2 §9). */
export const LIMITS = {
  imageBytes: MOST_BYTES,
  imageCount: FORM_LIMITS.imagesMax,
  remarkLength: FORM_LIMITS.remarkMax,
  feedbackMin: FEEDBACK_LENGTH.min,
  feedbackMax: FEEDBACK_LENGTH.max,
  captchaLength: 6,
  mobileLength: 20,
  smsCodeLength: 10,
} as const;

export type LimitName = keyof typeof LIMITS;

/** Longest feedback that the schema of the call accepts, in characters. */
const FEEDBACK_TEXT = 2000;

/**
 * Least and largest value that the control page may set: within the contract, and long enough for the sandbox's own
 * codes.
 */
export const LIMIT_RANGES: Readonly<Record<LimitName, readonly [least: number, most: number]>> = {
  imageBytes: [1, MOST_BYTES],
  imageCount: [0, FORM_LIMITS.imagesMax],
  remarkLength: [0, FORM_LIMITS.remarkMax],
  feedbackMin: [0, FEEDBACK_TEXT],
  feedbackMax: [0, FEEDBACK_TEXT],
  captchaLength: [4, LIMITS.captchaLength],
  mobileLength: [7, LIMITS.mobileLength],
  smsCodeLength: [6, LIMITS.smsCodeLength],
};
