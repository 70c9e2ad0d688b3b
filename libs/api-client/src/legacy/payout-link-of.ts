import { importChunk } from '../import-chunk';

/** `payoutLink`, with its hash function imported on demand. */
export async function payoutLinkOf(address: string, account: string): Promise<string> {
  const { payoutLink } = await importChunk(() => import('./payout-link'));
  return payoutLink(address, account);
}
