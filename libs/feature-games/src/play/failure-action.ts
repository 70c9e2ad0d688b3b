import { ApiError } from '@lobby/api-client';

/** The action offered when a game does not open. */
export type FailureAction = 'retry' | 'choose' | 'deposit' | 'support' | 'saferPlay' | 'identity';

/** By error code; any other error may pass on retry. */
const ACTIONS: Readonly<Record<string, FailureAction>> = {
  'game.maintenance': 'choose',
  'game.not.found': 'choose',
  'wallet.insufficient': 'deposit',
  'function.not.available': 'choose',
  'account.no.permission': 'support',
  'account.excluded': 'saferPlay',
  'protection.limit.reached': 'saferPlay',
  'identity.required': 'identity',
};

/** The action for a launch error. */
export function failureAction(error: unknown): FailureAction {
  const code = error instanceof ApiError ? error.code : undefined;
  return (code && ACTIONS[code]) ?? 'retry';
}
