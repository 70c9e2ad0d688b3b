/** Default field limits if the merchant sets none (D1 §9, D2 §9); units as in `limits` of the settings. */
export const DOCUMENTED_LIMITS = {
  imageBytes: 5_242_880,
  imageCount: 3,
  remarkLength: 140,
  feedbackMin: 20,
  feedbackMax: 200,
  captchaLength: 6,
  mobileLength: 20,
  smsCodeLength: 10,
};
