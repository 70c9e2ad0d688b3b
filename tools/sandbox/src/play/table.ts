import { randomInt } from 'node:crypto';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { type Bet, roundsOf } from '../wallet/bets';
import { toMinor } from '../wallet/money';
import { playAllowedRound } from './allowed-round';
import { betOnDraw } from './draw-round';
import type { Rule } from './kinds/rule';
import { type LobbyState, lobbyState } from './lobby';
import { openLaunch } from './open-launch';
import { stakesOf } from './stakes';
import { settingOf, stateOf, type Table, tableOf, type TableState } from './table-state';

/** Current state of a table, or of a lobby. Throws `login.not.session` for an unknown or expired launch. */
export function tableState(db: Db, token: string, now: number): TableState | LobbyState {
  const row = openLaunch(db, token, now);
  return row.node_id === null ? lobbyState(db, row) : stateOf(tableOf(db, row, now));
}

/** Round requested by a page. */
export interface RoundInput {
  t: string;
  stake: string;
  key: string;
  /** Default: the first pick of the game; for a lottery, two lines drawn by the platform. */
  pick?: string | undefined;
}

/** Draws a round by the rule of its game. Throws `request_param_err` for an unknown pick. */
function playRuled(
  table: Table,
  rule: Rule,
  round: { pick?: string | undefined; stake: number; key: string },
): Bet {
  const { db, brand, row, game, now } = table;
  const pick = round.pick ?? rule.picks[0];
  if (!rule.picks.includes(pick)) {
    throw refuse('request_param_err', { fields: { pick: 'one of the picks of this game' } });
  }
  const setting = settingOf(table, roundsOf(db, row.token).rounds);
  const named = rule.picks.length > 1 ? [pick, ...setting] : setting;
  return playAllowedRound(db, brand, row.wallet, {
    walletId: row.wallet_id,
    game,
    userId: row.user_id,
    launch: row.token,
    stake: round.stake,
    key: round.key,
    draw() {
      const { halfMultiplier, symbols } = rule.draw(pick, (n) => randomInt(n));
      return { halfMultiplier, symbols: [...named, ...symbols] };
    },
    now,
  });
}

/**
 * Plays a round; a repeated `key` returns the same round without moving money. Throws `request_param_err` for
 * a stake or pick that is not offered, `wallet.insufficient`, `account.excluded`, `protection.limit.reached`,
 * `game.not.found` in a lobby.
 */
export function tableRound(db: Db, { t, stake, key, pick }: RoundInput, now: number): TableState {
  const table = tableOf(db, openLaunch(db, t, now), now);
  const { brand, row, game, rule } = table;
  const minor = toMinor(stake, brand.currency.digits);
  if (minor === undefined || !stakesOf(brand, game.min_bet).includes(minor)) {
    throw refuse('request_param_err', { fields: { stake: 'one of the stakes of this game' } });
  }
  const order = { pick, stake: minor, key: `${t}/${key}` };
  const bet =
    rule === undefined
      ? betOnDraw(db, brand, { ...order, launched: row, game, now })
      : playRuled(table, rule, order);
  return stateOf({ ...table, row: openLaunch(db, t, now) }, bet ?? undefined);
}
