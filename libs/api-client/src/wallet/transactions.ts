import type { CallAnswer } from '../contract';
import { wallet } from '../contract/wallet';
import { send, type SendOptions } from '../transport/send';
import {
  pageInputOf,
  rangeInputOf,
  toPage,
  type Amount,
  type PageQuery,
  type Range,
  type TotalledPage,
} from '../values';

type WireTransaction = CallAnswer<typeof wallet.transactions>['list'][number];

/** Code of a kind of transaction: `DEPOSIT`, `STAKE`, `REBATE` and so on. */
export type TransactionCode = WireTransaction['txCode'];

export interface TransactionType {
  code: TransactionCode;
  /** In the session's language. */
  name: string;
}

export interface Transaction {
  id: string;
  type: TransactionType;
  direction: 'IN' | 'OUT';
  /** Never negative: `direction` says which way. */
  amount: Amount;
  balanceAfter: Amount;
  /** Milliseconds since the epoch. */
  time: number;
  /** Number of the order it belongs to. */
  reference: string;
  /** A withdrawal is `PENDING` until it is paid, and `RETURNED` when its money came back. */
  status: 'SUCCESS' | 'PENDING' | 'RETURNED';
  remark: string | undefined;
}

export interface TransactionQuery extends PageQuery {
  /** Absent: the last 30 days. At most a year. */
  range?: Range | undefined;
  /** Absent: the main wallet. */
  wallet?: 'MAIN' | 'SAFE' | undefined;
  code?: TransactionCode | undefined;
  direction?: 'IN' | 'OUT' | undefined;
  /** Only what an agent earns and hands on (D2 §2, `types=A`). */
  agentOnly?: boolean | undefined;
}

/** What came in and what went out over all pages. */
export interface TransactionTotals {
  in: Amount;
  out: Amount;
}

const toTransaction = (row: WireTransaction): Transaction => ({
  id: row.txId,
  type: { code: row.txCode, name: row.txName },
  direction: row.direction,
  amount: row.amount,
  balanceAfter: row.balanceAfter,
  time: row.time,
  reference: row.refNo,
  status: row.status,
  remark: row.remark ?? undefined,
});

const typesOf = (agentOnly: boolean | undefined) => (agentOnly ? 'A' : undefined);

/** What moved the money of a wallet, newest first (D2 §7). */
export async function transactions(
  query: TransactionQuery,
  options?: SendOptions,
): Promise<TotalledPage<Transaction, TransactionTotals>> {
  const value = await send(
    wallet.transactions,
    {
      ...pageInputOf(query),
      ...rangeInputOf(query.range),
      wallet: query.wallet,
      txCode: query.code,
      direction: query.direction,
      types: typesOf(query.agentOnly),
    },
    options,
  );
  return {
    ...toPage(value, toTransaction),
    totals: value.footer,
  };
}

/** Kinds of transactions by their names, to filter by (D2 §7). */
export async function transactionTypes(
  query: { agentOnly?: boolean | undefined } = {},
  options?: SendOptions,
): Promise<TransactionType[]> {
  const value = await send(wallet.transactionTypes, { types: typesOf(query.agentOnly) }, options);
  return value.map(({ txCode, txName }) => ({ code: txCode, name: txName }));
}
