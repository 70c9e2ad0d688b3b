import { deviceParam } from '../config';
import type { CallAnswer } from '../contract';
import { member } from '../contract/member/member';
import { bind, send } from '../transport/send';

/** Subjects of feedback, by the platform's numbers (D2 §3). */
export const FEEDBACK_TYPES = {
  others: 0,
  deposit: 1,
  withdrawal: 2,
  game: 3,
  service: 4,
  agentApplication: 6,
} as const;

export type FeedbackType = keyof typeof FEEDBACK_TYPES;

export interface Feedback {
  type: FeedbackType;
  /** 20 to 200 characters (D2 §5). */
  description: string;
  /** User name of the sender. */
  sender: string;
  captcha: string;
}

/** Throws `captcha.wrong`, `field.invalid`, `too.many.requests` after five within an hour. */
export const sendFeedback = ({ type, description, ...feedback }: Feedback) =>
  send(member.feedback, {
    ...feedback,
    content: description.trim(),
    type: FEEDBACK_TYPES[type],
    ...deviceParam(),
  });

/**
 * Uploads a PNG or JPEG of at most 5,242,880 bytes, given in base64 without a `data:` prefix
 * (decision 27). An upload serves one purpose; only icons have a `url`. Throws `upload.invalid`,
 * `too.many.requests`.
 */
export const uploadImage = bind(member.uploadImage);

export type Upload = CallAnswer<typeof member.uploadImage>;
