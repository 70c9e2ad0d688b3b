import type { DownlineMember } from '@lobby/api-client';
import { ListEnd, useBrandClock } from '@lobby/feature-kit';
import { formatCount, formatDate, useLanguage } from '@lobby/i18n';
import { accountType } from '@lobby/session';
import { ChevronRight, Shimmer, Skeleton, Users } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { memberPath, teamPath } from './addresses';
import styles from '../team.module.css';

/** Pixels rendered beyond the view on each side. */
const BUFFER_PX = 240;
/** Height of a row before it is measured, in pixels. */
const ROW_PX = 80;
/** Rows from the end at which the next page is asked for: a fling's way during one round trip. */
const AHEAD_ROWS = 30;

interface MemberListProps {
  members: readonly DownlineMember[];
  /** Pages to come. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
}

/** Members in rows, only those in view in the document; asks for the next page before its end is reached. */
export function MemberList({ members, pages }: MemberListProps) {
  const { t } = useTranslation(['agent-team', 'records']);
  const offsetMs = useBrandClock();
  const list = useRef<WindowVirtualizerHandle>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const loadAhead = () => {
    const handle = list.current;
    if (!handle || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    if (last >= members.length - AHEAD_ROWS) void fetchNextPage();
  };
  useEffect(loadAhead);
  return (
    <section className={styles.list} aria-label={t('records:teamMembers.title')}>
      <WindowVirtualizer
        ref={list}
        as="ul"
        item="li"
        data={members}
        itemSize={ROW_PX}
        bufferSize={BUFFER_PX}
        onScroll={loadAhead}
      >
        {(member) => <MemberRow key={member.memberId} member={member} offsetMs={offsetMs} />}
      </WindowVirtualizer>
      <ListEnd
        failed={isFetchNextPageError}
        failedText={t('members.moreFailed')}
        pending={hasNextPage}
        busy={isFetchingNextPage}
        skeleton={<MemberSkeletons count={2} />}
        onRetry={() => void fetchNextPage()}
      />
    </section>
  );
}

interface MemberRowProps {
  member: DownlineMember;
  /** Offset of the brand's clock; undefined until it is known. */
  offsetMs: number | undefined;
}

/** One member. The row links to the member's page, the count to the team below. */
function MemberRow({ member, offsetMs }: MemberRowProps) {
  const { t } = useTranslation('agent-team');
  const language = useLanguage();
  const { memberId, userName, type, level, registerDate, directCount } = member;
  return (
    <div className={styles.cell}>
      <div className={styles.row}>
        <Link to={memberPath(memberId)} className={styles.who}>
          <span className={styles.name}>
            {userName}
            <MemberState member={member} />
          </span>
          <span className={styles.note}>
            {[
              t(`type.${accountType(type).name}`),
              t('member.level', { level }),
              formatDate(registerDate, language, offsetMs),
            ].join(' · ')}
          </span>
        </Link>
        {directCount > 0 && (
          <Link
            to={teamPath(memberId)}
            className={styles.below}
            aria-label={`${t('member.showBelow', { name: userName })}, ${t('member.below', { count: directCount })}`}
          >
            <Users size={16} />
            {formatCount(directCount, language)}
            <ChevronRight size={16} />
          </Link>
        )}
      </div>
    </div>
  );
}

/** Whether a member is online, or may not log in. */
export function MemberState({ member: { online, status } }: { member: DownlineMember }) {
  const { t } = useTranslation('agent-team');
  if (status === 'LOCKED')
    return (
      <span className={styles.state} data-state="locked">
        {t('member.locked')}
      </span>
    );
  return online ? <span className={styles.state}>{t('member.online')}</span> : null;
}

/** Rows that are loading. */
export function MemberSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('agent-team');
  return (
    <Shimmer label={t('members.more')}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.cell}>
          <div className={styles.row}>
            <div className={styles.who}>
              <Skeleton width="40%" />
              <Skeleton width="70%" height="10px" />
            </div>
          </div>
        </div>
      ))}
    </Shimmer>
  );
}
