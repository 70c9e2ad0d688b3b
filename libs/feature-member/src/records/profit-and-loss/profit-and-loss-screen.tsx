import {
  api,
  type GameCategory,
  type ProfitAndLoss,
  type ProfitAndLossSums,
} from '@lobby/api-client';
import { sumOf, toUnits, DAY_MS } from '@lobby/core';
import {
  type Column,
  ColumnChart,
  type RecordKind,
  type RecordRequest,
  RecordScreen,
  categoryLabel,
  useCategoryFilter,
  useCellText,
} from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { useChartRows } from '../use-chart-rows';

type Filters = { category?: GameCategory };

/** Whether an amount is zero. */
const isZero = (amount: string) => toUnits(amount) === 0n;

/** Reads a column of game rows; null in other rows. */
const ofGames = (read: (row: ProfitAndLoss) => string) => (row: ProfitAndLoss) =>
  row.category === undefined ? null : read(row);
/** Reads a column of rows without a game; null in game rows and for zero amounts. */
const ofOthers = (read: (row: ProfitAndLoss) => string) => (row: ProfitAndLoss) =>
  row.category !== undefined || isZero(read(row)) ? null : read(row);

const DAY: Column<ProfitAndLoss> = {
  label: 'field.day',
  format: 'day',
  place: 'when',
  value: ({ date }) => date,
};

type Sums = ProfitAndLossSums;

const RESULT_SUM = {
  label: 'field.result',
  format: 'signed',
  value: ({ netWin }: Sums) => netWin,
} as const;
const RESULT: Column<ProfitAndLoss> = {
  ...RESULT_SUM,
  place: 'amount',
  value: ofGames(RESULT_SUM.value),
};
/** Sums of the game rows, beside the result. */
const GAME_SUMS = [
  { label: 'field.stake', format: 'money', value: ({ stake }: Sums) => stake },
  { label: 'field.validStake', format: 'money', value: ({ validStake }: Sums) => validStake },
  { label: 'field.payout', format: 'money', value: ({ payout }: Sums) => payout },
] as const;
/** Sums of the rows without a game. */
const OTHER_SUMS = [
  { label: 'field.deposit', format: 'money', value: ({ deposit }: Sums) => deposit },
  { label: 'field.withdrawal', format: 'money', value: ({ withdraw }: Sums) => withdraw },
  { label: 'field.bonus', format: 'money', value: ({ bonus }: Sums) => bonus },
  { label: 'field.rebate', format: 'money', value: ({ rebate }: Sums) => rebate },
] as const;

/** Profit and loss by day and category (D2 §7). */
export const PROFIT_AND_LOSS: RecordKind<ProfitAndLoss, Sums, Filters> = {
  name: 'profit-and-loss',
  title: 'profitAndLoss.title',
  load: (input, options) => api.reports.profitAndLoss(input, options),
  key: ({ date, category }) => `${date} ${category ?? ''}`,
  columns: [
    DAY,
    {
      label: 'field.category',
      format: 'word',
      place: 'title',
      value: ({ category }) => (category ? categoryLabel(category) : 'profitAndLoss.money'),
    },
    RESULT,
    ...GAME_SUMS.map((sum) => ({ ...sum, value: ofGames(sum.value) })),
    ...OTHER_SUMS.map((sum) => ({ ...sum, value: ofOthers(sum.value) })),
  ],
  sums: [RESULT_SUM, ...GAME_SUMS, ...OTHER_SUMS],
};

/** Profit and loss (D2 §2, flag PERSREP). */
export function ProfitAndLossScreen() {
  return (
    <RecordScreen
      kind={PROFIT_AND_LOSS}
      filters={[useCategoryFilter()]}
      renderChart={({ page, request }) => <ResultByDay total={page.total} request={request} />}
    />
  );
}

interface ResultByDayProps {
  total: number;
  request: RecordRequest<Filters>;
}

/** Bar chart of the result by day; hidden for a single day. */
function ResultByDay({ total, request }: ResultByDayProps) {
  const { t } = useTranslation('records');
  const { shown } = useCellText();
  const rows = useChartRows(PROFIT_AND_LOSS, request, total);
  const { startDate, endDate } = request.range;
  const days = Math.round((endDate - startDate) / DAY_MS);
  if (!rows || days < 2) return null;
  const bars = Array.from({ length: days }, (_, index) => {
    const date = startDate + index * DAY_MS;
    const amount = sumOf(rows.filter((row) => row.date === date).map(({ netWin }) => netWin));
    const day = { ...EMPTY_DAY, date, netWin: amount };
    return { name: shown(DAY, day), amount, shown: shown(RESULT, day) };
  });
  return (
    <ColumnChart
      title={t('chart.resultByDay')}
      heads={[t('field.day'), t('field.result')]}
      bars={bars}
    />
  );
}

/** Row template for a day's sums. */
const EMPTY_DAY: ProfitAndLoss = {
  date: 0,
  category: 'UNKNOWN',
  deposit: '0',
  withdraw: '0',
  stake: '0',
  validStake: '0',
  payout: '0',
  netWin: '0',
  bonus: '0',
  rebate: '0',
};

export const Component = ProfitAndLossScreen;
