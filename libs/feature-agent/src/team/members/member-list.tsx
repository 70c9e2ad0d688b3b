import type { DownlineMember } from '@lobby/api-client';
import { useBrandClock, WindowedList, type NextPages } from '@lobby/feature-kit';
import { formatCount, formatDate, useLanguage } from '@lobby/i18n';
import { accountType } from '@lobby/session';
import { ChevronRight, Shimmer, Skeleton, Users } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { memberPath, teamPath } from './addresses';
import styles from '../team.module.css';

/** Estimated height of a row, px. */
const ROW_PX = 80;
const AHEAD_ROWS = 30;

interface MemberListProps {
  members: readonly DownlineMember[];
  /** Number of members on all pages. */
  total: number;
  pages: NextPages;
}

/** Virtualized list of members. */
export function MemberList({ members, total, pages }: MemberListProps) {
  const { t } = useTranslation(['agent-team', 'records']);
  const offsetMs = useBrandClock();
  return (
    <section className={styles.list} aria-label={t('records:teamMembers.title')}>
      <WindowedList
        rows={members}
        total={total}
        pages={pages}
        rowPx={ROW_PX}
        aheadRows={AHEAD_ROWS}
        failedText={t('members.moreFailed')}
        skeleton={<MemberSkeletons count={2} />}
      >
        {(member) => <MemberRow key={member.memberId} member={member} offsetMs={offsetMs} />}
      </WindowedList>
    </section>
  );
}

interface MemberRowProps {
  member: DownlineMember;
  /** Offset of the brand's time zone from UTC, ms; undefined until loaded. */
  offsetMs: number | undefined;
}

/** One member. The row links to the member's page, the count to the member's downline. */
function MemberRow({ member, offsetMs }: MemberRowProps) {
  const { t } = useTranslation(['agent-team', 'common']);
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
            aria-label={[
              t('member.showBelow', { name: userName }),
              t('member.below', { count: directCount }),
            ].join(t('common:list.comma'))}
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

/** Whether a member is online, or locked. */
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

/** Skeletons of rows. */
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
