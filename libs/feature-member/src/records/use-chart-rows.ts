import { loadAllRows, type RecordKind, type RecordRequest } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Most rows of a chart; longer ranges have none. */
const MOST_ROWS = 500;

/** All rows of a range for its chart; undefined while loading, and if there are too many. */
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
