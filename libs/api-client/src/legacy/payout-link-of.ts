import { importChunk } from '../import-chunk';
import type { PayoutUser } from './payout-link';

/** `payoutLink`, with its hash function imported on demand. */
export async function payoutLinkOf(address: string, user: PayoutUser): Promise<string> {
  const { payoutLink } = await importChunk(() => import('./payout-link'));
  return payoutLink(address, user);
}
