import { deviceParam } from '../config';
import type { CallAnswer, CallInput } from '../contract';
import { member } from '../contract/member/member';
import { bind, send, type SendOptions } from '../transport/send';

/** Feedback types by the platform's code (D2 §3). */
const FEEDBACK_TYPES = {
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
  /** Upload for the purpose `FEEDBACK`. */
  image?: string | undefined;
}

/**
 * Sends feedback. Throws `captcha.wrong`, `field.invalid`, `upload.invalid`, `too.many.requests` after five per hour.
 */
export const sendFeedback = ({ type, description, ...feedback }: Feedback) =>
  send(member.feedback, {
    ...feedback,
    content: description.trim(),
    type: FEEDBACK_TYPES[type],
    ...deviceParam(),
  });

type SentWire = CallAnswer<typeof member.sentFeedback>['list'][number];

const typeOf = (code: number): FeedbackType => {
  const known = Object.entries(FEEDBACK_TYPES).find(([, value]) => value === code);
  return (known?.[0] as FeedbackType | undefined) ?? 'others';
};

const toSent = ({ type, ...sent }: SentWire) => ({ ...sent, type: typeOf(type) });

/** Feedback of the account with its answer, if any. */
export type SentFeedback = ReturnType<typeof toSent>;

/** Returns a page of the account's feedback, newest first. */
export async function sentFeedback(
  input: CallInput<typeof member.sentFeedback> = {},
  options?: SendOptions,
) {
  const { list, ...page } = await send(member.sentFeedback, input, options);
  return { ...page, list: list.map(toSent) };
}

/**
 * Uploads a PNG or JPEG of at most 5,242,880 bytes, given in base64 without a `data:` prefix
 * (decision 27). An upload serves one purpose; only icons have a `url`. Throws `upload.invalid`,
 * `too.many.requests`.
 */
export const uploadImage = bind(member.uploadImage);
