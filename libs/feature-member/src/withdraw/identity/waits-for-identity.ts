import type { IdentityCheck } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';

/** Whether a withdrawal of this amount requires an approved identity first. */
export const waitsForIdentity = (
  { status, withdrawalFrom }: IdentityCheck,
  amount: Amount,
): boolean => status !== 'APPROVED' && compareAmounts(amount, withdrawalFrom) >= 0;
