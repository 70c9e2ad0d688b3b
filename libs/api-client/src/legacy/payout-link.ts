import Hex from 'crypto-js/enc-hex';
import MD5 from 'crypto-js/md5';

/**
 * A legacy link (D1 §7): the address of the third party with the account and an MD5 of it. Anybody can
 * make such a hash, so it is no check of anything (decision 24); it is built because they ask for it.
 * Whether the address may be opened at all is decided before (decision 23).
 */
export function payoutLink(address: string, account: string): string {
  const url = new URL(address);
  url.searchParams.set('userId', account);
  url.searchParams.set('hash', Hex.stringify(MD5(account)));
  return url.href;
}
