import { DAY_MS } from '@lobby/core';
import { BarChart, categoryLabel, ColumnChart } from '@lobby/feature-kit';
import { formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { FailedLine } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chartQuery } from '../team.query';

interface Range {
  startDate: number;
  endDate: number;
}

/** Maximum number of columns. */
const MOST_DAYS = 62;

/** Column chart of the team's result, from the rows by day; hidden for a single day and for more than `MOST_DAYS`. */
export function ResultByDay({ range, offsetMs }: { range: Range; offsetMs: number }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const currency = useCurrency();
  const days = Math.round((range.endDate - range.startDate) / DAY_MS);
  const drawn = days > 1 && days <= MOST_DAYS;
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...chartQuery(range, 'DAY'),
    enabled: drawn,
  });
  if (isLoadingError) return <ChartFailed busy={isFetching} onRetry={() => void refetch()} />;
  if (!drawn || !data) return null;
  const results = new Map(data.map(({ date, netWin }) => [date, netWin]));
  const bars = Array.from({ length: days }, (_, index) => {
    const date = range.startDate + index * DAY_MS;
    const amount = results.get(date) ?? '0';
    const shown = formatMoney(amount, currency, { signed: true });
    return { name: formatDate(date, language, offsetMs), amount, shown };
  });
  return (
    <ColumnChart
      title={t('chart.resultByDay')}
      heads={[t('field.day'), t('field.result')]}
      bars={bars}
    />
  );
}

/** Bar chart of the team's stakes, from the rows by category, highest first. */
export function StakeByCategory({ range }: { range: Range }) {
  const { t } = useTranslation(['agent-team', 'records', 'categories']);
  const currency = useCurrency();
  const { data, isLoadingError, isFetching, refetch } = useQuery(chartQuery(range, 'CATEGORY'));
  if (isLoadingError) return <ChartFailed busy={isFetching} onRetry={() => void refetch()} />;
  const bars = (data ?? [])
    .flatMap(({ category, stake }) =>
      category === undefined
        ? []
        : [
            {
              name: t(categoryLabel(category)),
              amount: stake,
              shown: formatMoney(stake, currency),
            },
          ],
    )
    .toSorted((one, other) => Number(other.amount) - Number(one.amount));
  return bars.length === 0 ? null : (
    <BarChart
      title={t('chart.stakeByCategory')}
      heads={[t('records:field.category'), t('records:field.stake')]}
      bars={bars}
    />
  );
}

function ChartFailed({ busy, onRetry }: { busy: boolean; onRetry(): void }) {
  const { t } = useTranslation('common');
  return <FailedLine card text={t('failed.title')} busy={busy} onRetry={onRetry} />;
}
