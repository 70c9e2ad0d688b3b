import { fetchedChunk } from '../fetched-chunk';

/** `payoutLink`, with its hash function loaded when somebody has a use for it. */
export async function payoutLinkOf(address: string, account: string): Promise<string> {
  const { payoutLink } = await fetchedChunk(() => import('./payout-link'));
  return payoutLink(address, account);
}
