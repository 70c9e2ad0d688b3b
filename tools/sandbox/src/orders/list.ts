import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db, Value } from '../database/db';
import { rangeOf } from '../paging/range';
import { toWire } from '../wallet/money';
import type { BetStatus } from '../wallet/bets';
import { mainWallet } from '../wallet/wallets';

type Orders = CallValue<Contract['games']['orders']>;
type WireOrder = Orders['list'][number];
type Query = CallParsed<Contract['games']['orders']>;

export interface OrderRow {
  id: number;
  order_no: string;
  category: Category;
  vendor: string;
  vendor_name: string;
  node_id: string;
  game_name: string;
  at: number;
  settled_at: number | null;
  stake: number;
  valid_stake: number;
  payout: number;
  status: BetStatus;
  symbols: string;
}

/** Selects orders; the first parameter is the language. */
export const SELECT_ORDER = `SELECT b.id, b.order_no, b.category, b.vendor, v.name AS vendor_name, b.node_id,
  coalesce(t.name, g.name) AS game_name, b.at, b.settled_at, b.stake, b.valid_stake, b.payout, b.status, b.symbols
  FROM bets b JOIN games g ON g.node_id = b.node_id JOIN vendors v ON v.code = b.vendor
  LEFT JOIN game_names t ON t.node_id = b.node_id AND t.language = ?`;

/** Settled statuses. */
const SETTLED = `('WON', 'LOST', 'DRAW')`;
const isSettled = (status: BetStatus) => status !== 'OPEN' && status !== 'CANCELLED';

export function toWireOrder(row: OrderRow, { currency: { digits } }: Brand): WireOrder {
  return {
    orderNo: row.order_no,
    category: row.category,
    vendorCode: row.vendor,
    vendorName: row.vendor_name,
    nodeId: row.node_id,
    gameName: row.game_name,
    betTime: row.at,
    settleTime: row.settled_at,
    stake: toWire(row.stake, digits),
    validStake: toWire(row.valid_stake, digits),
    payout: toWire(row.payout, digits),
    netWin: toWire(isSettled(row.status) ? row.payout - row.stake : 0, digits),
    status: row.status,
  };
}

interface Sums {
  total: number;
  stake: number;
  valid_stake: number;
  payout: number;
  net_win: number;
}

const NOTHING: Sums = { total: 0, stake: 0, valid_stake: 0, payout: 0, net_win: 0 };

/** Covered by the index `bets_of_wallet`: sums a year of bets in a millisecond or two. */
const sumsOf = (db: Db, where: string, values: readonly Value[]): Sums =>
  db.get<Sums>(
    `SELECT count(*) AS total,
       total(CASE WHEN b.status <> 'CANCELLED' THEN b.stake END) AS stake,
       total(b.valid_stake) AS valid_stake, total(b.payout) AS payout,
       total(CASE WHEN b.status IN ${SETTLED} THEN b.payout - b.stake END) AS net_win
     FROM bets b WHERE ${where}`,
    ...values,
  ) ?? NOTHING;

/** Page of real-money bets, newest first, with totals of all pages. */
export function betOrders(
  db: Db,
  {
    brand,
    userId,
    language,
    now,
  }: { brand: Brand; userId: number; language: Language; now: number },
  query: Query,
): Orders {
  const { page, size } = query;
  const { from, to } = rangeOf(query, brand, now);
  const filters: readonly (readonly [condition: string, value: Value | undefined])[] = [
    ['b.wallet_id = ?', mainWallet(db, userId).id],
    ['b.at >= ?', from],
    ['b.at <= ?', to],
    ['b.category = ?', query.category],
    ['b.vendor = ?', query.vendorCode],
    ['b.status = ?', query.status],
  ];
  const where = filters.flatMap(([sql, value]) => (value === undefined ? [] : [sql])).join(' AND ');
  const values = filters.flatMap(([, value]) => (value === undefined ? [] : [value]));
  const { total, ...sums } = sumsOf(db, where, values);
  // Paginate in the index only, so that late pages are as fast as the first.
  const rows = db.all<OrderRow>(
    `${SELECT_ORDER} WHERE b.id IN (SELECT b.id FROM bets b WHERE ${where}
       ORDER BY b.at DESC, b.id DESC LIMIT ? OFFSET ?) ORDER BY b.at DESC, b.id DESC`,
    language,
    ...values,
    size,
    (page - 1) * size,
  );
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return {
    list: rows.map((row) => toWireOrder(row, brand)),
    page,
    size,
    total,
    totalPages: Math.ceil(total / size),
    footer: {
      stake: wire(sums.stake),
      validStake: wire(sums.valid_stake),
      payout: wire(sums.payout),
      netWin: wire(sums.net_win),
    },
  };
}
