import { PATHS } from '@lobby/core';

/** URL of safer play on a link's site; undefined if the link is no valid URL. */
export function helpAddress(url: string): string | undefined {
  try {
    const { origin, protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? origin + PATHS.saferPlay : undefined;
  } catch {
    return undefined;
  }
}

/** Shared text: the link's URL, then the notice about age and safer play. */
export const sharedText = (url: string, notice: string): string => `${url}\n\n${notice}`;
