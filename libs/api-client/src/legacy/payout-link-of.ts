import { importChunk } from '../import-chunk';
import type { PayoutUser } from './payout-link';

/** Same as `payoutLink`, but imports the hash function lazily. */
export async function payoutLinkOf(address: string, user: PayoutUser): Promise<string> {
  const { payoutLink } = await importChunk(() => import('./payout-link'));
  return payoutLink(address, user);
}
