import Hex from 'crypto-js/enc-hex';
import MD5 from 'crypto-js/md5';

export interface PayoutUser {
  /** The platform's identifier. */
  userId: string;
  account: string;
}

/**
 * Builds a legacy link (D1 §7): the third party's URL with the user id and the MD5 of the account. The hash is
 * unkeyed and proves nothing (decision 24), but the third party requires it. Validate the URL first (decision 23).
 */
export function payoutLink(address: string, { userId, account }: PayoutUser): string {
  const url = new URL(address);
  url.searchParams.set('userId', userId);
  url.searchParams.set('hash', Hex.stringify(MD5(account)));
  return url.href;
}
