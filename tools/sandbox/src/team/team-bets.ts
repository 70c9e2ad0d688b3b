import type { Brand, Language } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db, Value } from '../database/db';
import type { PageQuery } from '../paging/page';
import type { Range } from '../paging/range';
import type { BetStatus } from '../wallet/bets';
import { toWire } from '../wallet/money';
import { type Member, memberWords } from './members';
import { daysOf } from './sums';

interface Row {
  id: number;
  name: string;
  depth: number;
  order_no: string;
  category: Category;
  vendor: string;
  game: string;
  at: number;
  settled_at: number | null;
  stake: number;
  valid_stake: number;
  payout: number;
  status: BetStatus;
}

interface Sums {
  total: number;
  stake: number;
  valid_stake: number;
  payout: number;
  settled_stake: number;
}

interface Asks extends PageQuery {
  agentId: number;
  brand: Brand;
  language: Language;
  range: Range;
  member?: Member | undefined;
  product?: Category | undefined;
}

/** Open and cancelled bets have no result. */
const SETTLED = `('WON', 'LOST', 'DRAW')`;

/**
 * Finds the members with bets in the range first, then their bets, which avoids a scan of all bets. Excludes
 * play money.
 */
function bettors({ agentId, brand, range, member }: Asks): { from: string; values: Value[] } {
  if (member !== undefined) {
    return {
      from: '(SELECT ? AS user_id, ? AS depth) who',
      values: [member.id, member.depth],
    };
  }
  return {
    from: `(SELECT DISTINCT d.user_id, a.depth FROM bet_days d
       CROSS JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = d.user_id
       WHERE d.brand = ? AND d.day BETWEEN ? AND ?) who`,
    values: [agentId, brand.code, ...daysOf(brand, range)],
  };
}

function selectionOf(asks: Asks): { from: string; values: Value[] } {
  const who = bettors(asks);
  const { range, product } = asks;
  return {
    from: `${who.from}
      CROSS JOIN wallets w ON w.user_id = who.user_id AND w.kind = 'MAIN'
      CROSS JOIN bets b ON b.wallet_id = w.id AND b.at BETWEEN ? AND ?
      ${product === undefined ? '' : 'AND b.category = ?'}`,
    values: [...who.values, range.from, range.to, ...(product === undefined ? [] : [product])],
  };
}

const NO_SUMS: Sums = { total: 0, stake: 0, valid_stake: 0, payout: 0, settled_stake: 0 };

const totalsOf = (db: Db, { from, values }: { from: string; values: Value[] }): Sums =>
  db.get<Sums>(
    `SELECT count(*) AS total, coalesce(sum(b.stake), 0) AS stake,
       coalesce(sum(b.valid_stake) FILTER (WHERE b.status IN ${SETTLED}), 0) AS valid_stake,
       coalesce(sum(b.payout), 0) AS payout,
       coalesce(sum(b.stake) FILTER (WHERE b.status IN ${SETTLED}), 0) AS settled_stake
     FROM ${from}`,
    ...values,
  ) ?? NO_SUMS;

/** Page of the team's bets, newest first; the footer covers all pages. */
export function teamBets(db: Db, asks: Asks) {
  const { page, size, language, brand } = asks;
  const selection = selectionOf(asks);
  const sums = totalsOf(db, selection);
  const rows = db.all<Row>(
    `SELECT u.id, u.name, found.*, coalesce(t.name, g.name) AS game, v.name AS vendor FROM (
       SELECT who.user_id, who.depth, b.id AS bet, b.order_no, b.category, b.node_id, b.at,
         b.settled_at, b.stake, b.valid_stake, b.payout, b.status
       FROM ${selection.from} ORDER BY b.at DESC, b.id DESC LIMIT ? OFFSET ?) found
     JOIN users u ON u.id = found.user_id JOIN games g ON g.node_id = found.node_id
     JOIN vendors v ON v.code = g.vendor
     LEFT JOIN game_names t ON t.node_id = g.node_id AND t.language = ?
     ORDER BY found.at DESC, found.bet DESC`,
    ...selection.values,
    size,
    (page - 1) * size,
    language,
  );
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return {
    list: rows.map((row) => toWireBet(row, wire)),
    page,
    size,
    total: sums.total,
    totalPages: Math.ceil(sums.total / size),
    footer: {
      stake: wire(sums.stake),
      validStake: wire(sums.valid_stake),
      payout: wire(sums.payout),
      netWin: wire(sums.payout - sums.settled_stake),
    },
  };
}

function toWireBet(row: Row, wire: (minor: number) => string) {
  const settled = row.status !== 'OPEN' && row.status !== 'CANCELLED';
  return {
    ...memberWords(row),
    orderNo: row.order_no,
    category: row.category,
    vendorName: row.vendor,
    gameName: row.game,
    betTime: row.at,
    settleTime: row.settled_at,
    stake: wire(row.stake),
    validStake: wire(settled ? row.valid_stake : 0),
    payout: wire(row.payout),
    netWin: wire(settled ? row.payout - row.stake : 0),
    status: row.status,
  };
}
