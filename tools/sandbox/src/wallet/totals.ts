import { TRANSACTION_KINDS } from './kinds.data';
import { MONEY_COLUMNS } from './money-sums';

const COLUMNS = [...MONEY_COLUMNS, 'income', 'bets'];

/** Scope of sums: an account's own, and those of its whole downline. */
const TARGETS = [
  { table: 'daily_totals', owner: 'user_id', who: 'u.id', reach: '' },
  {
    table: 'team_totals',
    owner: 'agent_id',
    who: 'a.ancestor_id',
    reach: 'JOIN ancestors a ON a.user_id = u.id',
  },
] as const;

type Target = (typeof TARGETS)[number];

const tableOf = ({ table, owner }: Target) => `
CREATE TABLE ${table} (
  ${owner} INTEGER NOT NULL REFERENCES users, day INTEGER NOT NULL, product TEXT NOT NULL,
  ${COLUMNS.map((column) => `${column} INTEGER NOT NULL DEFAULT 0`).join(', ')},
  PRIMARY KEY (${owner}, day, product)
) STRICT, WITHOUT ROWID;`;

/** Contribution of a new row: to the day of `at`, under `product`, by column. */
interface Addition {
  at: string;
  product: string;
  sums: Readonly<Record<string, string>>;
}

/** SQL that adds a row to the totals, for the main wallet only, so that play money does not count. */
const addTo =
  ({ at, product, sums }: Addition) =>
  ({ table, owner, who, reach }: Target) =>
    `
  INSERT INTO ${table} (${owner}, day, product, ${Object.keys(sums).join(', ')})
  SELECT ${who}, (${at} + b.utc_offset_ms) / 86400000, ${product}, ${Object.values(sums).join(', ')}
  FROM wallets w JOIN users u ON u.id = w.user_id JOIN brands b ON b.code = u.brand ${reach}
  WHERE w.id = NEW.wallet_id AND w.kind = 'MAIN'
  ON CONFLICT DO UPDATE SET ${Object.keys(sums)
    .map((column) => `${column} = ${column} + excluded.${column}`)
    .join(', ')};`;

const counted = Object.entries(TRANSACTION_KINDS).flatMap(([kind, { counts, sign }]) =>
  counts === null ? [] : [{ kind, counts, sign }],
);

const sumOf = (column: string) => {
  const cases = counted
    .filter(({ counts }) => counts === column)
    .map(({ kind, sign }) => `WHEN '${kind}' THEN ${sign} * NEW.amount`);
  return `CASE NEW.kind ${cases.join(' ')} ELSE 0 END`;
};

const columnsCounted = [...new Set(counted.map(({ counts }) => counts))];

const transactionAdds = TARGETS.map(
  addTo({
    at: 'NEW.at',
    product: `''`,
    sums: Object.fromEntries(columnsCounted.map((column) => [column, sumOf(column)])),
  }),
).join('');

const betAdds = TARGETS.map(
  addTo({
    at: 'NEW.settled_at',
    product: 'NEW.category',
    sums: { stake: 'NEW.stake', valid_stake: 'NEW.valid_stake', payout: 'NEW.payout', bets: '1' },
  }),
).join('');

const COUNTED_KINDS = counted.map(({ kind }) => `'${kind}'`).join(', ');
const SETTLED = `('WON', 'LOST', 'DRAW')`;

/**
 * Sums by day (brand's time zone) and product ('' without a game), maintained by triggers on transactions and
 * settled bets. Reports need no scan and cannot disagree with the ledger.
 */
export const TOTALS = `${TARGETS.map(tableOf).join('')}
CREATE INDEX daily_totals_by_day ON daily_totals (day, user_id);
CREATE TRIGGER transaction_counts AFTER INSERT ON transactions WHEN NEW.kind IN (${COUNTED_KINDS})
BEGIN ${transactionAdds}
END;
CREATE TRIGGER bet_counts AFTER INSERT ON bets WHEN NEW.status IN ${SETTLED}
BEGIN ${betAdds}
END;
CREATE TRIGGER bet_settles AFTER UPDATE OF status ON bets
WHEN OLD.status = 'OPEN' AND NEW.status IN ${SETTLED}
BEGIN ${betAdds}
END;
`;
