import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { BrandCode } from '../brands/brands';

type Check = CallValue<Contract['security']['identity']>;

export type IdentityStatus = Check['status'];
export type DocumentKind = CallParsed<Contract['security']['submitIdentity']>['kind'];

/** Reasons for a rejection; the first is the default. */
export const IDENTITY_REASONS = [
  'UNREADABLE',
  'EXPIRED',
  'MISMATCH',
  'UNDER_AGE',
  'NOT_ACCEPTED',
] as const satisfies NonNullable<Check['reasonCode']>[];

export type IdentityReason = (typeof IDENTITY_REASONS)[number];

/** Required pictures by kind of document. */
export const IMAGES: Readonly<Record<DocumentKind, number>> = {
  ID_CARD: 2,
  PASSPORT: 1,
  DRIVING_LICENCE: 2,
};

interface IdentityRules {
  kinds: readonly [DocumentKind, ...DocumentKind[]];
  selfie: boolean;
  /** Minimum age in years; the rule book may require more. */
  minAge: number;
  /** Whether the check is required before any withdrawal. */
  beforeWithdrawal: boolean;
  /** Withdrawals from this amount (minor units) wait for the check. */
  withdrawalFrom: number;
}

/** Identity check of each brand. */
export const IDENTITY_RULES: Readonly<Record<BrandCode, IdentityRules>> = {
  aurora: {
    kinds: ['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE'],
    selfie: true,
    minAge: 18,
    beforeWithdrawal: false,
    withdrawalFrom: 200_000_000,
  },
  jade: {
    kinds: ['DRIVING_LICENCE', 'PASSPORT'],
    selfie: false,
    minAge: 21,
    beforeWithdrawal: true,
    withdrawalFrom: 0,
  },
  ember: {
    kinds: ['ID_CARD', 'PASSPORT'],
    selfie: true,
    minAge: 18,
    beforeWithdrawal: false,
    withdrawalFrom: 400_000,
  },
};
