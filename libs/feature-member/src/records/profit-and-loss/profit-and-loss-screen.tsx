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
  useChartRows,
} from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';

type Filters = { category?: GameCategory };

/** Whether a sum is zero. */
const isZero = (amount: string) => toUnits(amount) === 0n;

/** A column of rows of games alone; empty in others. */
const ofGames = (read: (row: ProfitAndLoss) => string) => (row: ProfitAndLoss) =>
  row.category === undefined ? null : read(row);
/** A column of rows without a game; empty in rows of games, and where the sum is zero. */
const ofOthers = (read: (row: ProfitAndLoss) => string) => (row: ProfitAndLoss) =>
  row.category !== undefined || isZero(read(row)) ? null : read(row);

const DAY: Column<ProfitAndLoss> = {
  label: 'field.day',
  format: 'day',
  place: 'when',
  value: ({ date }) => date,
};
const RESULT: Column<ProfitAndLoss> = {
  label: 'field.result',
  format: 'signed',
  place: 'amount',
  value: ofGames(({ netWin }) => netWin),
};

/** Profit and loss by day and category (D2 §7). */
export const PROFIT_AND_LOSS: RecordKind<ProfitAndLoss, ProfitAndLossSums, Filters> = {
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
    { label: 'field.stake', format: 'money', value: ofGames(({ stake }) => stake) },
    { label: 'field.validStake', format: 'money', value: ofGames(({ validStake }) => validStake) },
    { label: 'field.payout', format: 'money', value: ofGames(({ payout }) => payout) },
    { label: 'field.deposit', format: 'money', value: ofOthers(({ deposit }) => deposit) },
    { label: 'field.withdrawal', format: 'money', value: ofOthers(({ withdraw }) => withdraw) },
    { label: 'field.bonus', format: 'money', value: ofOthers(({ bonus }) => bonus) },
    { label: 'field.rebate', format: 'money', value: ofOthers(({ rebate }) => rebate) },
  ],
  sums: [
    { label: 'field.result', format: 'signed', value: ({ netWin }) => netWin },
    { label: 'field.stake', format: 'money', value: ({ stake }) => stake },
    { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
    { label: 'field.payout', format: 'money', value: ({ payout }) => payout },
    { label: 'field.deposit', format: 'money', value: ({ deposit }) => deposit },
    { label: 'field.withdrawal', format: 'money', value: ({ withdraw }) => withdraw },
    { label: 'field.bonus', format: 'money', value: ({ bonus }) => bonus },
    { label: 'field.rebate', format: 'money', value: ({ rebate }) => rebate },
  ],
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

/** What each day won or lost; nothing for a single day. */
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

/** A day's row to write its sums with. */
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
