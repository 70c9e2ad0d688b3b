import { PATHS } from '@lobby/core';

/** Address of limits, breaks and help at the site of a link; undefined for an address that is none. */
export function helpAddress(url: string): string | undefined {
  try {
    const { origin, protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? origin + PATHS.saferPlay : undefined;
  } catch {
    return undefined;
  }
}

/** What is handed on with a link: its address, then the notice of age and safer play. */
export const sharedText = (url: string, notice: string): string => `${url}\n\n${notice}`;
