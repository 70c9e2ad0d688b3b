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
