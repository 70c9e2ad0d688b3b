import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, pageInput, pageOf, wireCount, wireId, wireText, wireTime } from '../wire';
import { ownImage } from './own-image';

const call = callsOf({
  module: 'FEEDBACK3',
  docs: DOCUMENTED && { section: 'D2 §3', provenance: 'spec' },
});

/** Feedback sent by the account. */
const sentFeedback = z.object({
  /** Identifier of the feedback. */
  id: wireId,
  /** 0 others, 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 agent application (D2 §3). */
  type: wireCount,
  /** Text as it was sent. */
  content: wireText(2000),
  /** When it was sent. */
  time: wireTime,
  /** Its picture; empty without one. */
  images: z.array(ownImage),
  /** Answer of customer service, plain text; absent before there is one. */
  answer: opt(wireText(2000)),
  /** When it was answered; absent before. */
  answerTime: opt(wireTime),
});

/** Calls about feedback and uploads. */
export const memberFeedback = {
  feedback: call({
    method: 'PUT',
    path: '/wps/feedback',
    input:
      DOCUMENTED &&
      z.object({
        /** Text of the feedback. The schema allows more than the limit of 200, so that `field.invalid` refuses it. */
        content: wireText(2000),
        /** Name or address for the answer. */
        sender: z.optional(wireText(128)),
        /** 0 others, 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 agent application (D2 §3). */
        type: z.literal([0, 1, 2, 3, 4, 6]),
        /** The text of the captcha shown. */
        captcha: wireText(16),
        /** Identifier that the client made for this device; captchas and wrong tries count for it. */
        loginDeviceId: z.optional(wireText(64)),
        /** Upload for the purpose `FEEDBACK`. */
        image: z.optional(wireId),
      }),
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'captcha.wrong', 'upload.invalid'],
      summary: 'Send feedback',
    },
  }),
  sentFeedback: call({
    path: '/wps/feedback',
    input: DOCUMENTED && z.object(pageInput),
    value: pageOf(sentFeedback),
    docs: DOCUMENTED && {
      provenance: 'chosen',
      summary: 'Feedback of the account with its answers, the newest first',
    },
  }),
  uploadImage: call({
    method: 'POST',
    path: '/wps/member/upload',
    // A picture of 5 MB over 400 kbit/s.
    waitMs: 180_000,
    module: 'COMM3',
    input:
      DOCUMENTED &&
      z.object({
        /**
         * Use of the image: a head icon, the proof of a deposit, an application for a promotion, the identity
         * check, or the picture of feedback.
         */
        purpose: z.enum(['ICON', 'PROOF', 'PROMOTION', 'KYC', 'FEEDBACK']),
        /** A PNG or JPEG in base64. */
        data: wireText(8_000_000),
      }),
    value: z.object({
      /** Identifier of the upload, for the call it belongs to. */
      uploadId: wireId,
      /**
       * Address of the picture, for icons only. Other uploads get an address from the order or application that they
       * belong to.
       */
      url: opt(wireText(500)),
    }),
    docs: DOCUMENTED && {
      maxBodyBytes: 8_388_608,
      errors: ['upload.invalid'],
      provenance: 'chosen',
      section: 'decision 27',
      summary: 'Upload an image of at most 5 MB',
    },
  }),
};
