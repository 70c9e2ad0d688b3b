import {
  dayText,
  FilterChips,
  QueryState,
  RecordFiles,
  ResultAnnouncer,
  rowsOf,
  today,
  useBrandClock,
  useSearchText,
} from '@lobby/feature-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { useAccountType } from '@lobby/session';
import { Button, ButtonLink, EmptyState, SearchField } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamPath } from '../team-path';
import { downlineQuery, memberKey, type DownlineRequest } from '../team.query';
import { teamPath, transferPath } from './addresses';
import { MemberList, MemberSkeletons } from './member-list';
import styles from '../team.module.css';
import { useMembersAddress } from './members-address';
import { membersKind } from './members.kind';

/** Team tree: a member's direct members, with search, filters and breadcrumbs. */
export function MembersScreen() {
  const { t } = useTranslation('agent-team');
  const { filters, request, chosen, userName, change } = useMembersAddress();
  const { typed, setTyped } = useSearchText({
    settled: userName,
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
  /** A search or filter is active. */
  narrowed: boolean;
  onClear(): void;
}

function Members({ request, narrowed, onClear }: MembersProps) {
  const { t } = useTranslation(['agent-team', 'records']);
  const language = useLanguage();
  const pages = useInfiniteQuery(downlineQuery(request));
  const members = useMemo(() => rowsOf(pages.data, memberKey), [pages.data]);
  const [first] = pages.data?.pages ?? [];
  const none = t(narrowed ? 'members.noneFound' : 'members.none');
  const head = first && t('members.count', { count: formatCount(first.total, language) });
  return (
    <>
      <ResultAnnouncer
        list={JSON.stringify(request)}
        result={first && (members.length > 0 ? head : none)}
      />
      <QueryState query={pages} skeleton={<MemberSkeletons count={6} />}>
        {() => (
          <>
            {request.userName === undefined && first && (
              <TeamPath places={first.breadcrumb} to={teamPath} />
            )}
            {request.userName !== undefined && (
              <p className={styles.note}>{t('members.searchNote')}</p>
            )}
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
          </>
        )}
      </QueryState>
    </>
  );
}

/** Export and print of the listed members. */
function Files({ request }: { request: DownlineRequest }) {
  const { t } = useTranslation('agent-team');
  const language = useLanguage();
  const offsetMs = useBrandClock();
  if (offsetMs === undefined) return null;
  return (
    <RecordFiles
      // Remount for another request: its file differs.
      key={JSON.stringify(request)}
      kind={membersKind(request, (name) => t(`type.${name}`))}
      request={{ range: { startDate: 0, endDate: 0 }, filters: {}, language }}
      days={dayText(today(offsetMs))}
    />
  );
}

/** Number of members, and a link to a transfer. */
function Head({ count }: { count: string }) {
  const { t } = useTranslation('agent-team');
  const virtual = useAccountType()?.virtual;
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
