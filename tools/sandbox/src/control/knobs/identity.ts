import * as z from 'zod/mini';
import type { BrandCode } from '../../brands/brands';
import { askIdentity, identityStatus } from '../../identity/checks';
import { IDENTITY_REASONS } from '../../identity/rules.data';
import { decideIdentity } from '../../withdraw/identity';
import { ControlError } from '../control-error';
import { accountOf, brandField, choiceField, knob, userField } from './knob';

interface Sent {
  user: string;
  status: string;
  kind: string;
  realName: string;
  documentNumber: string;
  birthday: string;
  images: string;
  selfie: string | null;
  submittedAt: number;
}

const addressOf = (upload: string) => `/__sandbox/uploads/${upload}`;

/** Maximum number of checks listed. */
const MAX_CHECKS = 100;

export const identities = knob({
  group: 'players',
  title: 'Identity checks',
  about: 'Lists submitted documents of a brand’s players, oldest first.',
  fields: { brand: brandField },
  turn: ({ core }, { brand }: { brand: BrandCode }) =>
    core.db
      .all<Sent>(
        `SELECT u.name AS user, c.status, c.kind, c.real_name AS realName, c.document_number AS documentNumber,
         c.birthday, c.images, c.selfie, c.submitted_at AS submittedAt
       FROM identity_checks c JOIN users u ON u.id = c.user_id
       WHERE u.brand = ? AND c.status = 'SUBMITTED' ORDER BY c.submitted_at LIMIT ${MAX_CHECKS}`,
        brand,
      )
      .map(({ images, selfie, ...sent }) => ({
        ...sent,
        pictures: (JSON.parse(images) as string[]).concat(selfie ?? []).map(addressOf),
      })),
});

export const identity = knob({
  group: 'players',
  title: 'Decide an identity check',
  about:
    'Approves an account and continues its withdrawals, rejects its documents, or requires documents.',
  fields: {
    brand: brandField,
    user: userField,
    decision: choiceField('Decision', ['approve', 'reject', 'ask']),
    reason: z.optional(z.enum(IDENTITY_REASONS)).check(z.meta({ title: 'Reason (reject)' })),
  },
  turn(tools, { brand: code, user: name, decision, reason }) {
    const { core, now } = tools;
    const { user, brand } = accountOf(tools, code, name);
    const verdicts = {
      approve: { status: 'APPROVED', reason: null },
      reject: { status: 'REJECTED', reason: reason ?? IDENTITY_REASONS[0] },
    } as const;
    if (decision === 'ask') askIdentity(core.db, user.id);
    else if (!decideIdentity(core.db, user.id, verdicts[decision], now)) {
      throw new ControlError(`${name} has sent no documents`, 400);
    }
    return { status: identityStatus(core.db, brand, user.id) };
  },
});
