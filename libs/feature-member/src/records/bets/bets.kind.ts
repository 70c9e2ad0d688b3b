import {
  api,
  type BetOrder,
  type BetStatus,
  type BetTotals,
  type GameCategory,
} from '@lobby/api-client';
import { type Column, type RecordKind, categoryLabel } from '@lobby/feature-kit';

/** Statuses of the bet record's filter. */
export const BET_STATUSES = ['OPEN', 'WON', 'LOST', 'DRAW', 'CANCELLED'] as const;

/** Filter parameters of the request. */
export type BetFilters = {
  category?: GameCategory;
  vendorCode?: string;
  status?: Exclude<BetStatus, 'UNKNOWN'>;
};

/** Query parameter of the bet to show. */
export const BET_PARAMETER = 'orderNo';

/** Result of a settled bet; null while it is open. */
const resultOf = ({ status, netWin }: BetOrder) => (status === 'OPEN' ? null : netWin);

/** Columns of a bet, in the list and on its own page. */
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

/** Record of real-money bets (D2 §7). */
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
