import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import { takeCaptcha } from '../accounts/captchas';
import type { BrandCode, Texts } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { pageFrom } from '../paging/page';
import { limitOf } from '../platform/brand-settings';
import { ownImages } from '../uploads/own-images';
import { assertUploads } from '../uploads/uploads';

/** Default length limits of feedback in characters (D2 §5). */
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

/** Length limits of feedback at a brand. */
const rangeOf = (db: Db, brand: BrandCode): Range => ({
  min: limitOf(db, brand, 'feedbackMin', FEEDBACK_LENGTH.min),
  max: limitOf(db, brand, 'feedbackMax', FEEDBACK_LENGTH.max),
});

type Feedback = CallParsed<Contract['member']['feedback']>;

/**
 * Stores feedback. Trims it and counts code points after NFC. Throws `field.invalid`, `upload.invalid`, `captcha.wrong`,
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
  if (form.image !== undefined) assertUploads(db, userId, [form.image], 'FEEDBACK');
  if (!takeCaptcha(db, brand.code, form.loginDeviceId, form.captcha, now)) {
    throw refuse('captcha.wrong', { captcha: true });
  }
  const wait = takeAllowance(db, { brand: brand.code, subject: String(userId) }, SENDING, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
  db.run(
    'INSERT INTO feedback (user_id, type, content, at, image) VALUES (?, ?, ?, ?, ?)',
    userId,
    form.type,
    content,
    now,
    form.image ?? null,
  );
}

interface FeedbackRow {
  id: number;
  type: number;
  content: string;
  at: number;
  image: string | null;
  answer: string | null;
  answered_at: number | null;
}

type Sent = CallValue<Contract['member']['sentFeedback']>;

/** Feedback of an account with its answers, newest first. */
export function sentFeedback(
  context: Context,
  query: CallParsed<Contract['member']['sentFeedback']>,
): Sent {
  const viewer = signedIn(context);
  const select = {
    columns: '*',
    from: 'feedback WHERE user_id = ?',
    order: 'at DESC, id DESC',
    values: [viewer.userId],
  };
  return pageFrom<FeedbackRow, Sent['list'][number]>(context.db, query, select, (row) => ({
    id: String(row.id),
    type: row.type,
    content: row.content,
    time: row.at,
    images: ownImages(viewer, row.image === null ? [] : [row.image]),
    answer: row.answer,
    answerTime: row.answered_at,
  }));
}

/** Answers an account's newest feedback; an earlier answer is replaced. Returns whether there is any. */
export const answerFeedback = (db: Db, userId: number, answer: string, now: number): boolean =>
  db.run(
    `UPDATE feedback SET answer = ?, answered_at = ?
     WHERE id = (SELECT id FROM feedback WHERE user_id = ? ORDER BY at DESC, id DESC LIMIT 1)`,
    answer,
    now,
    userId,
  ) > 0;
