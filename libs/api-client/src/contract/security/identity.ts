import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import { openEnum, opt, wireAmount, wireCount, wireId, wireText, wireTime } from '../wire';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { roles: 'real', section: 'D1 §1' } });

const DOCUMENT_KINDS = ['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE'] as const;

const identity = z.object({
  /**
   * `NONE`: no check is required, but documents may be sent. `REQUIRED`: documents must be sent.
   * `SUBMITTED`: awaits the decision. `REJECTED`: documents may be sent again.
   */
  status: openEnum(['NONE', 'REQUIRED', 'SUBMITTED', 'APPROVED', 'REJECTED']),
  /** Accepted documents; one of them is enough. */
  documents: strictList(
    z.array(
      z.object({
        /** Kind of document. */
        kind: openEnum(DOCUMENT_KINDS),
        /** Number of pictures of it: 1, or 2 for front and back. */
        images: wireCount,
      }),
    ),
  ),
  /** Whether a selfie is required too. */
  selfie: z.boolean(),
  /** Minimum age of a player in years. */
  minAge: wireCount,
  /** Whether withdrawals are refused until the identity is approved. */
  beforeWithdrawal: z.boolean(),
  /** A withdrawal of this amount or more waits for the approval as `KYC_REQUIRED`. */
  withdrawalFrom: wireAmount,
  /** When documents were sent last. */
  submittedAt: opt(wireTime),
  /** When they were approved or rejected. */
  decidedAt: opt(wireTime),
  /** Why it was rejected. */
  reasonCode: opt(openEnum(['UNREADABLE', 'EXPIRED', 'MISMATCH', 'UNDER_AGE', 'NOT_ACCEPTED'])),
});

/** Calls about the identity check. */
export const securityIdentity = {
  identity: call({
    path: '/wps/member/identity',
    value: identity,
    docs: DOCUMENTED && { summary: 'State of the identity check, and the documents it requires' },
  }),
  submitIdentity: call({
    method: 'PUT',
    path: '/wps/member/identity',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Kind of the document that is sent. */
        kind: z.enum(DOCUMENT_KINDS),
        /** Name as in the document; 2 to 100 characters. */
        realName: wireText(128),
        /** Number of the document: 6 to 20 letters and digits. */
        documentNumber: wireText(40),
        /** Date of birth, `YYYY-MM-DD`. */
        birthday: wireText(10),
        /** Uploads for the purpose `KYC`, as many as the document needs. */
        images: z.array(wireId).check(z.maxLength(3)),
        /** Upload for the purpose `KYC`, where it is needed. */
        selfie: z.optional(wireId),
      }),
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'upload.invalid', 'identity.not.open'],
      summary: 'Submit the documents of the identity check for review',
    },
  }),
};
