import { apiConfig } from '../config';
import { member } from '../contract/member';
import { send } from '../transport/send';

/** What feedback may be about, by the platform's numbers (D2 §3). */
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
  /** User name of who writes. */
  sender: string;
  captcha: string;
}

/** Throws `captcha.wrong`, `field.invalid`, `too.many.requests` after five within an hour. */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  await send(member.feedback, {
    content: feedback.description.trim(),
    sender: feedback.sender,
    type: FEEDBACK_TYPES[feedback.type],
    captcha: feedback.captcha,
    loginDeviceId: apiConfig().deviceId(),
  });
}

/** What an image is for: an upload serves one purpose. */
export type UploadPurpose = 'icon' | 'proof' | 'promotion';

const PURPOSES = { icon: 'ICON', proof: 'PROOF', promotion: 'PROMOTION' } as const;

export interface Upload {
  id: string;
  /** Of an icon; nobody but the platform sees the others. */
  address: string | undefined;
}

/**
 * Uploads a PNG or JPEG of at most 5,242,880 bytes, given in base64 without a `data:` prefix
 * (decision 27). Throws `upload.invalid`, `too.many.requests`.
 */
export async function uploadImage(purpose: UploadPurpose, data: string): Promise<Upload> {
  const value = await send(member.uploadImage, { purpose: PURPOSES[purpose], data });
  return { id: value.uploadId, address: value.url ?? undefined };
}
