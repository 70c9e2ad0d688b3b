import type { RuleBook } from '@lobby/api-client/contract';
import { isVirtual } from '../accounts/types';
import { TRIAL } from '../accounts/users';
import { refuse } from '../calls/refusal';
import type { KnownGame } from '../catalogue/games';

/** Whether a game accepts accounts of a type (D1 §6, D2 §6). */
function takes({ rejects }: KnownGame, type: number): boolean {
  if (rejects === 'free') return type !== TRIAL;
  return rejects !== 'virtual' || !isVirtual(type);
}

/**
 * Throws `game.not.found` for a game excluded by the brand's rule book, `game.maintenance`, `account.no.permission`
 * for a forbidden account type.
 */
export function assertMayOpen(game: KnownGame, type: number, rules: RuleBook): void {
  if (rules.withoutCategories.includes(game.category)) throw refuse('game.not.found');
  if (game.maintenance === 1) throw refuse('game.maintenance');
  if (!takes(game, type)) throw refuse('account.no.permission');
}
