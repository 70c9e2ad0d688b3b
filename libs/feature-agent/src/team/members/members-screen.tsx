import {
  dayText,
  FilterChips,
  ListState,
  readFilters,
  RecordFiles,
  ResultAnnouncer,
  today,
  useBrandClock,
  useAddressQuery,
  useSearchText,
  type RecordFilter,
} from '@lobby/feature-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { accountType, useSession } from '@lobby/session';
import { Button, ButtonLink, EmptyState, SearchField } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamPath } from '../team-path';
import { downlineQuery, type DownlineRequest } from '../team.query';
import { BELOW_PARAMETER, teamPath, transferPath } from './addresses';
import { MemberList, MemberSkeletons } from './member-list';
import styles from '../team.module.css';
import { membersKind } from './members.kind';

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 300;

/** Orders beside the usual one, by name. */
const SORTS = {
  'registerDate-DESC': { sort: 'registerDate', order: 'DESC' },
  'registerDate-ASC': { sort: 'registerDate', order: 'ASC' },
  'lastLogin-DESC': { sort: 'lastLogin', order: 'DESC' },
  'directCount-DESC': { sort: 'directCount', order: 'DESC' },
  'userName-DESC': { sort: 'userName', order: 'DESC' },
} as const satisfies Record<string, DownlineRequest>;

type Sort = keyof typeof SORTS;
const SORT_NAMES = [
  'registerDate-DESC',
  'registerDate-ASC',
  'lastLogin-DESC',
  'directCount-DESC',
  'userName-DESC',
] as const satisfies readonly Sort[];

/** Types of accounts below a real agent, and below a virtual one. */
const TYPES = { real: [0, 1], virtual: [40, 41] } as const;

function useFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('agent-team');
  const own = accountType(useSession()?.type ?? 0);
  const types = own.virtual ? TYPES.virtual : TYPES.real;
  return [
    {
      name: 'type',
      label: 'field.type',
      options: types.map((type) => ({
        value: String(type),
        label: t(`type.${accountType(type).name}`),
      })),
    },
    {
      name: 'sort',
      label: 'field.sort',
      none: 'sort.name',
      options: SORT_NAMES.map((value) => ({ value, label: t(`sort.${value}`) })),
    },
  ];
}

/** Reads what is listed from the address. */
function useRequest(filters: readonly RecordFilter[]) {
  const { query, change } = useAddressQuery();
  const chosen = readFilters<{ type: string; sort: Sort }>(query, filters);
  const memberId = query.get(BELOW_PARAMETER);
  const userName = query.get('name')?.trim() ?? '';
  const request: DownlineRequest = {
    ...(chosen.sort && SORTS[chosen.sort]),
    ...(chosen.type !== undefined && { type: Number(chosen.type) }),
    // A search goes through the whole team, wherever one is in it.
    ...(userName ? { userName } : memberId !== null && { memberId }),
  };
  return { request, chosen, userName, change };
}

/** The tree of the team: the members below one, with search, filters and the way back up. */
export function MembersScreen() {
  const { t } = useTranslation('agent-team');
  const filters = useFilters();
  const { request, chosen, userName, change } = useRequest(filters);
  const { typed, setTyped } = useSearchText({
    settled: userName,
    debounceMs: DEBOUNCE_MS,
    onSettle: (name) => change({ name: name || undefined }),
  });
  return (
    <div className={styles.page}>
      <SearchField
        label={t('members.search')}
        placeholder={t('members.search')}
        value={typed}
        onValueChange={setTyped}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <FilterChips
        filters={filters}
        chosen={chosen}
        onChange={(name, value) => change({ [name]: value })}
      />
      <Members
        request={request}
        narrowed={userName !== '' || chosen.type !== undefined}
        onClear={() => change({ name: undefined, type: undefined })}
      />
    </div>
  );
}

interface MembersProps {
  request: DownlineRequest;
  /** A search or a filter is on. */
  narrowed: boolean;
  onClear(): void;
}

function Members({ request, narrowed, onClear }: MembersProps) {
  const { t } = useTranslation(['agent-team', 'records']);
  const language = useLanguage();
  const pages = useInfiniteQuery(downlineQuery(request));
  const members = useMemo(() => {
    const rows = pages.data?.pages.flatMap(({ list }) => list) ?? [];
    return [...new Map(rows.map((row) => [row.memberId, row])).values()];
  }, [pages.data]);
  const [first] = pages.data?.pages ?? [];
  const none = t(narrowed ? 'members.noneFound' : 'members.none');
  const head = first && t('members.count', { count: formatCount(first.total, language) });
  return (
    <>
      <ResultAnnouncer
        list={JSON.stringify(request)}
        result={first && (members.length > 0 ? head : none)}
      />
      <ListState
        pending={first === undefined}
        failed={pages.isLoadingError}
        error={pages.error}
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
        skeleton={<MemberSkeletons count={6} />}
      >
        {request.userName === undefined && first && (
          <TeamPath places={first.breadcrumb} to={teamPath} />
        )}
        {request.userName !== undefined && <p className={styles.note}>{t('members.searchNote')}</p>}
        {first && members.length > 0 ? (
          <>
            <Head count={formatCount(first.total, language)} />
            <Files request={request} />
            <MemberList members={members} total={first.total} pages={pages} />
          </>
        ) : (
          <EmptyState
            art="search"
            title={none}
            text={t(narrowed ? 'members.noneFoundText' : 'members.noneText')}
            action={
              narrowed && (
                <Button variant="secondary" onClick={onClear}>
                  {t('records:filter.clear')}
                </Button>
              )
            }
          />
        )}
      </ListState>
    </>
  );
}

/** The members that are listed, as a file and in print. */
function Files({ request }: { request: DownlineRequest }) {
  const { t } = useTranslation('agent-team');
  const language = useLanguage();
  const offsetMs = useBrandClock();
  if (offsetMs === undefined) return null;
  return (
    <RecordFiles
      // Another request is another file.
      key={JSON.stringify(request)}
      kind={membersKind(request, (name) => t(`type.${name}`))}
      request={{ range: { startDate: 0, endDate: 0 }, filters: {}, language }}
      days={dayText(today(offsetMs))}
    />
  );
}

/** How many there are, and the way to give them money. */
function Head({ count }: { count: string }) {
  const { t } = useTranslation('agent-team');
  const virtual = accountType(useSession()?.type ?? 0).virtual;
  return (
    <div className={styles.head}>
      <p className={styles.note}>{t('members.count', { count })}</p>
      {!virtual && (
        <ButtonLink to={transferPath()} variant="secondary">
          {t('transfer.title')}
        </ButtonLink>
      )}
    </div>
  );
}
