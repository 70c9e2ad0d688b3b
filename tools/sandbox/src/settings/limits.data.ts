import { MOST_BYTES } from '../uploads/uploads';

/** Characters of a feedback's text (D2 §5). */
export const FEEDBACK_LENGTH = { min: 20, max: 200 } as const;

/** Limits of fields, as the consolidated settings tell them (D1 §9, D2 §9). */
export const LIMITS = {
  imageBytes: MOST_BYTES,
  imageCount: 3,
  remarkLength: 140,
  feedbackMin: FEEDBACK_LENGTH.min,
  feedbackMax: FEEDBACK_LENGTH.max,
  captchaLength: 6,
  mobileLength: 20,
  smsCodeLength: 10,
} as const;
