import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import {
  openEnum,
  opt,
  pageInput,
  pageOf,
  wireCount,
  wireId,
  wireInt,
  wireText,
  wireTime,
} from '../wire';
import { openedType, rebatesInput, wireRebates } from './shapes';

const call = callsOf({ module: 'AFFMAN3', docs: DOCUMENTED && { roles: 'realAgent' } });

/** A link; accounts registered by it are directly below the agent. */
const affiliateLink = z.object({
  /** Identifier of the link. */
  linkId: wireId,
  /** The invitation code in `url`. */
  code: wireText(16),
  /** Address to share. */
  url: wireText(500),
  /** Host name of the address. */
  domain: wireText(253),
  /** Account type of a registration: 0 player, 1 agent. */
  memberType: z.int(),
  /** Rates of the accounts registered by it. */
  rebates: wireRebates,
  /** When it was made. */
  createdAt: wireTime,
  /** When it ends; absent: never. */
  expiresAt: opt(wireTime),
  /** How often its address was opened. */
  visits: wireCount,
  /** Accounts registered by it. */
  registrations: wireCount,
  /** The agent's own remark. */
  remark: opt(wireText(140)),
  /** ACTIVE: its code is valid; EXPIRED: its validity has ended. */
  status: openEnum(['ACTIVE', 'EXPIRED']),
});

/** Calls about affiliate links. */
export const agentLinks = {
  affiliateLinks: call({
    path: '/wps/relay/MCS2_wpsViewAffUrls',
    input: DOCUMENTED && z.object(pageInput),
    value: z.object({
      ...pageOf(affiliateLink).shape,
      /** The caller's own invitation code; absent before the registration as an affiliate. */
      ownCode: opt(wireText(16)),
    }),
    docs: DOCUMENTED && {
      roles: 'agent',
      summary: 'The caller’s invitation links, newest first',
    },
  }),
  createAffiliateLink: call({
    method: 'POST',
    path: '/wps/relay/MCS2_wpsCreateAffUrl',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Account type of a registration by it: 0 player, 1 agent. */
        memberType: openedType,
        /** Rates of the accounts registered by it, within the caller's own and the quotas. */
        rebates: rebatesInput,
        /** Days until the link ends; absent: never. */
        validDays: z.optional(wireInt(1, 365)),
        /** The agent's own remark. */
        remark: z.optional(wireText(140)),
      }),
    value: affiliateLink,
    docs: DOCUMENTED && {
      errors: ['account.no.permission', 'rebate.out.of.range', 'quota.exhausted'],
      summary:
        'Create an invitation link: accounts registered by it are below the caller, with its type and rates',
    },
  }),
  deleteAffiliateLink: call({
    method: 'DELETE',
    path: '/wps/relay/MCS2_wpsDeleteAffUrl',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of the link. */
        linkId: wireId,
      }),
    value: z.object({
      /** The link that was ended. */
      linkId: wireId,
    }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'Delete an invitation link; its code stops working',
    },
  }),
  registerAffiliate: call({
    method: 'PUT',
    path: '/wps/relay/MCS2_wpsRegAff',
    input:
      DOCUMENTED &&
      z.object({
        /** A chosen code: 4 to 16 letters and digits; absent: a generated one. */
        code: z.optional(wireText(16).check(z.trim())),
      }),
    value: z.object({
      /** The caller's invitation code. */
      code: wireText(16),
      /** Address that carries the code. */
      url: wireText(500),
      /** When the caller became an affiliate. */
      registeredAt: wireTime,
    }),
    docs: DOCUMENTED && {
      errors: ['field.invalid'],
      summary:
        'Register as an affiliate: gives the caller an invitation code; a second time changes nothing',
    },
  }),
};
