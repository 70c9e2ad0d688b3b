import { QueryState } from '../list/query-state';
import { ResultAnnouncer } from '../list/result-announcer';
import { rowsOf } from '../list/rows';
import { toast, Button, EmptyState, PullToRefresh } from '@lobby/ui-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from './days';
import { FilterChips } from './filter-chips';
import { RangeBar } from './range-bar';
import { RecordFiles } from './record-files';
import type { RecordFilter, RecordKind, TotalledPage } from './record-kind';
import { RecordList } from './record-list';
import { recordPagesQuery, type RecordRequest } from './record-query';
import { rangeInput, rangeParameters, readRange, type RecordRange } from './record-range';
import { RecordSkeleton } from './record-skeleton';
import { Totals } from './totals';
import { useBrandClock } from './use-brand-clock';
import { useToday } from './use-today';
import { useAddressQuery } from '../navigation/address-query';
import { areFiltersKnown, readFilters } from './read-filters';
import styles from './record.module.css';

type AnyFilters = Partial<Record<string, string>>;

interface RecordScreenProps<Row, Sums, F extends AnyFilters> {
  kind: RecordKind<Row, Sums, F>;
  filters?: readonly RecordFilter[];
  /** Fixed values, in addition to the filters. */
  fixed?: Partial<F>;
  /** Renders a chart of the record. */
  renderChart?: (shown: { page: TotalledPage<Row, Sums>; request: RecordRequest<F> }) => ReactNode;
}

const NO_FILTERS: readonly RecordFilter[] = [];

/** A record: range, filters, totals, rows, files. */
export function RecordScreen<Row, Sums, F extends AnyFilters>(
  props: RecordScreenProps<Row, Sums, F>,
) {
  const { filters = NO_FILTERS } = props;
  const offsetMs = useBrandClock();
  const day = useToday(offsetMs ?? 0);
  const { query, change } = useAddressQuery();
  if (offsetMs === undefined || !areFiltersKnown(query, filters)) return <RecordSkeleton />;
  const range = readRange(query, day);
  const chosen = readFilters<F>(query, filters);
  const clear = () => change(Object.fromEntries(filters.map(({ name }) => [name, undefined])));
  return (
    <div className={styles.page}>
      <RangeBar
        range={range}
        today={day}
        offsetMs={offsetMs}
        onChange={(next) => change(rangeParameters(next))}
      />
      {filters.length > 0 && (
        <FilterChips
          filters={filters}
          chosen={chosen}
          onChange={(name, value) => change({ [name]: value })}
        />
      )}
      <Records
        {...props}
        range={range}
        offsetMs={offsetMs}
        chosen={chosen}
        onClear={Object.keys(chosen).length > 0 ? clear : undefined}
      />
    </div>
  );
}

interface RecordsProps<Row, Sums, F extends AnyFilters> extends RecordScreenProps<Row, Sums, F> {
  range: RecordRange;
  offsetMs: number;
  chosen: Partial<F>;
  /** Clears the filters; undefined if none is set. */
  onClear: (() => void) | undefined;
}

/** Totals and rows of a request. */
function Records<Row, Sums, F extends AnyFilters>(props: RecordsProps<Row, Sums, F>) {
  const { kind, range, offsetMs, chosen, fixed, onClear, renderChart } = props;
  const { t } = useTranslation(['records', 'forms']);
  const language = useLanguage();
  const filters = { ...chosen, ...fixed };
  const request = { range: rangeInput(range, offsetMs), filters, language };
  const pages = useInfiniteQuery(recordPagesQuery(kind, request));
  const rows = useMemo(() => rowsOf(pages.data, kind.key), [kind.key, pages.data]);
  const [first] = pages.data?.pages ?? [];
  const totalText = (count: number) =>
    count > 0 ? t('total.count', { count: formatCount(count, language) }) : t('list.none');
  const refresh = async () => {
    const { isError } = await pages.refetch();
    if (isError) toast.error(t('forms:refresh.failed'));
  };
  const found = first && (rows.length > 0 ? first.total : 0);
  return (
    <>
      <ResultAnnouncer
        list={JSON.stringify(request)}
        result={found === undefined ? undefined : totalText(found)}
      />
      <QueryState query={pages} skeleton={<RecordSkeleton />}>
        {() => (
          <PullToRefresh onRefresh={refresh}>
            {first && rows.length > 0 ? (
              <div className={styles.shown}>
                <Totals
                  sums={kind.sums}
                  footer={first.footer}
                  total={first.total}
                  files={
                    <RecordFiles
                      // Resets the files for each request.
                      key={JSON.stringify(request)}
                      kind={kind}
                      request={request}
                      days={[...new Set([range.from, range.to])].map(dayText).join(' – ')}
                    />
                  }
                />
                {renderChart?.({ page: first, request })}
                <RecordList kind={kind} rows={rows} total={first.total} pages={pages} />
              </div>
            ) : (
              <EmptyState
                title={t('list.none')}
                text={t(onClear ? 'list.noneFiltered' : 'list.noneText')}
                action={
                  onClear && (
                    <Button variant="secondary" onClick={onClear}>
                      {t('filter.clear')}
                    </Button>
                  )
                }
              />
            )}
          </PullToRefresh>
        )}
      </QueryState>
    </>
  );
}
