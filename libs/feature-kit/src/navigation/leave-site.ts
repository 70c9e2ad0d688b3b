import type { SafeAddress } from '@lobby/core';

type Trusted = Pick<Extract<SafeAddress, { kind: 'trusted' }>, 'href'>;

/** Leaves the site for an address that is trusted for its purpose (decision 23); `replace` replaces this page's history entry. */
export function leaveSite({ href }: Trusted, how: 'step' | 'replace' = 'step'): void {
  if (how === 'replace') window.location.replace(href);
  else window.location.assign(href);
}
