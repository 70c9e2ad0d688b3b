import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import { openEnum, opt, wireAmount, wireCount, wireId, wireText, wireTime } from '../wire';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { roles: 'real', section: 'D1 §1' } });

const DOCUMENT_KINDS = ['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE'] as const;

const identity = z.object({
  /**
   * `NONE`: nobody asks, documents may be sent all the same. `REQUIRED`: the platform asks. `SUBMITTED`: waits for
   * the decision. `REJECTED`: may be sent again.
   */
  status: openEnum(['NONE', 'REQUIRED', 'SUBMITTED', 'APPROVED', 'REJECTED']),
  /** Documents that are accepted; one of them is needed. */
  documents: strictList(
    z.array(
      z.object({
        /** Kind of document. */
        kind: openEnum(DOCUMENT_KINDS),
        /** Pictures of it: 1, or 2 for its front and back. */
        images: wireCount,
      }),
    ),
  ),
  /** Whether a picture of the person is needed too. */
  selfie: z.boolean(),
  /** Age in years from which the brand is open to a person. */
  minAge: wireCount,
  /** No withdrawal is accepted before the approval. */
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

export const securityIdentity = {
  identity: call({
    path: '/wps/member/identity',
    value: identity,
    docs: DOCUMENTED && { summary: 'State of the identity check, and the documents it asks for' },
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
        /** As in the document; 2 to 100 characters. */
        realName: wireText(128),
        /** 6 to 20 letters and digits. */
        documentNumber: wireText(40),
        /** `YYYY-MM-DD`. */
        birthday: wireText(10),
        /** Uploads for the purpose `KYC`, as many as the document needs. */
        images: z.array(wireId).check(z.maxLength(3)),
        /** Upload for the purpose `KYC`, where it is needed. */
        selfie: z.optional(wireId),
      }),
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'upload.invalid', 'identity.not.open'],
      summary: 'Send the documents of the identity check; a person of the platform decides',
    },
  }),
};
