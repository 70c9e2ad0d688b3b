import { ApiError } from '@lobby/api-client';

/** What helps when a game does not open. */
export type WayOut = 'again' | 'choose' | 'deposit' | 'support';

/** By the platform's code; whatever else may pass. */
const BY_CODE: Readonly<Record<string, WayOut>> = {
  'game.maintenance': 'choose',
  'game.not.found': 'choose',
  'wallet.insufficient': 'deposit',
  'account.no.permission': 'support',
};

export function wayOut(error: unknown): WayOut {
  const code = error instanceof ApiError ? error.code : undefined;
  return (code && BY_CODE[code]) ?? 'again';
}
