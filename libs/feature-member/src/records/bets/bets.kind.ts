import {
  api,
  type BetOrder,
  type BetStatus,
  type BetTotals,
  type GameCategory,
} from '@lobby/api-client';
import { type Column, type RecordKind, categoryLabel } from '@lobby/feature-kit';

/** Statuses that the bet record is filtered by. */
export const BET_STATUSES = ['OPEN', 'WON', 'LOST', 'DRAW', 'CANCELLED'] as const;

export type BetFilters = {
  category?: GameCategory;
  vendorCode?: string;
  status?: Exclude<BetStatus, 'UNKNOWN'>;
};

/** Query parameter of the bet shown alone. */
export const BET_PARAMETER = 'orderNo';

/** The result stands once the bet is settled. */
const resultOf = ({ status, netWin }: BetOrder) => (status === 'OPEN' ? null : netWin);

/** Values of a bet, in the list and alone. */
export const BET_COLUMNS: readonly Column<BetOrder>[] = [
  { label: 'field.time', format: 'time', place: 'when', value: ({ betTime }) => betTime },
  { label: 'field.game', format: 'text', place: 'title', value: ({ gameName }) => gameName },
  { label: 'field.stake', format: 'money', place: 'amount', value: ({ stake }) => stake },
  { label: 'field.vendor', format: 'text', value: ({ vendorName }) => vendorName },
  {
    label: 'field.category',
    format: 'word',
    place: 'file',
    value: ({ category }) => categoryLabel(category),
  },
  { label: 'field.validStake', format: 'money', place: 'file', value: (bet) => bet.validStake },
  { label: 'field.payout', format: 'money', place: 'file', value: ({ payout }) => payout },
  { label: 'field.result', format: 'signed', value: resultOf },
  {
    label: 'field.status',
    format: 'word',
    place: 'status',
    value: ({ status }) => `bet.${status}`,
  },
  {
    label: 'field.settled',
    format: 'time',
    place: 'file',
    value: ({ settleTime }) => settleTime ?? null,
  },
  { label: 'field.orderNo', format: 'text', place: 'file', value: ({ orderNo }) => orderNo },
];

/** Bets with real money (D2 §7). */
export const BETS: RecordKind<BetOrder, BetTotals, BetFilters> = {
  name: 'bets',
  title: 'bets.title',
  load: (input, options) => api.orders.list(input, options),
  key: ({ orderNo }) => orderNo,
  to: ({ orderNo }, query) => {
    const next = new URLSearchParams(query);
    next.set(BET_PARAMETER, orderNo);
    return `?${next}`;
  },
  columns: BET_COLUMNS,
  sums: [
    { label: 'field.result', format: 'signed', value: ({ netWin }) => netWin },
    { label: 'field.stake', format: 'money', value: ({ stake }) => stake },
    { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
    { label: 'field.payout', format: 'money', value: ({ payout }) => payout },
  ],
};
