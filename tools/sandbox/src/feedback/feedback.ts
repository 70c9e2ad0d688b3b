import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import { takeCaptcha } from '../accounts/captchas';
import type { BrandCode, Texts } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { limitOf } from '../platform/brand-settings';

/** Usual length of feedback in characters (D2 §5). */
export const FEEDBACK_LENGTH = { min: 20, max: 200 } as const;

export const SENDING: Allowance = { kind: 'feedback', most: 5, withinMs: 60 * 60_000 };

type Range = Readonly<Record<keyof typeof FEEDBACK_LENGTH, number>>;

const lengthText = ({ min, max }: Range): Texts => ({
  VI: `Nội dung từ ${min} đến ${max} ký tự`,
  EN: `Enter ${min} to ${max} characters`,
  CN: `内容为 ${min} 至 ${max} 个字符`,
  TW: `內容為 ${min} 至 ${max} 個字元`,
  JA: `${min}～${max}文字で入力してください`,
  TH: `เนื้อหา ${min} ถึง ${max} ตัวอักษร`,
  PT: `Escreva de ${min} a ${max} caracteres`,
});

/** Length of feedback at a brand. */
const rangeOf = (db: Db, brand: BrandCode): Range => ({
  min: limitOf(db, brand, 'feedbackMin', FEEDBACK_LENGTH.min),
  max: limitOf(db, brand, 'feedbackMax', FEEDBACK_LENGTH.max),
});

type Feedback = CallParsed<Contract['member']['feedback']>;

/**
 * Stores feedback. Trims it and counts grapheme clusters. Throws `field.invalid`, `captcha.wrong`,
 * `too.many.requests`.
 */
export function keepFeedback(form: Feedback, context: Context): void {
  const { db, brand, now, language } = context;
  const { userId } = signedIn(context);
  const content = form.content.normalize('NFC').trim();
  const length = Array.from(content).length;
  const range = rangeOf(db, brand.code);
  if (length < range.min || length > range.max) {
    throw refuse('field.invalid', { fields: { content: lengthText(range)[language] } });
  }
  if (!takeCaptcha(db, brand.code, form.loginDeviceId, form.captcha, now)) {
    throw refuse('captcha.wrong', { captcha: true });
  }
  const wait = takeAllowance(db, { brand: brand.code, subject: String(userId) }, SENDING, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
  db.run(
    'INSERT INTO feedback (user_id, type, content, at) VALUES (?, ?, ?, ?)',
    userId,
    form.type,
    content,
    now,
  );
}
