import { accountKey } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import type { RecordKind } from '../record-kind';
import { loadAllRows, type RecordRequest } from '../record-query';

/** Rows that a chart is drawn of; a longer range has no chart. */
const MOST_ROWS = 500;

/** Every row of a range for its chart; undefined while they load and where they are too many. */
export function useChartRows<Row, Sums, F extends Partial<Record<string, string>>>(
  kind: RecordKind<Row, Sums, F>,
  request: RecordRequest<F>,
  total: number,
): readonly Row[] | undefined {
  const { data } = useQuery({
    queryKey: [...accountKey, 'records', kind.name, 'chart', request],
    queryFn: async ({ signal }) => (await loadAllRows(kind, request, { signal })).rows,
    enabled: total <= MOST_ROWS,
    refetchOnWindowFocus: false,
  });
  return data;
}
