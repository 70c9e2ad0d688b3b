import type { DownlineDetail, DownlineMember } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  QueryState,
  RangeBar,
  rangeInput,
  rangeParameters,
  readRange,
  useBrandClock,
  useToday,
  useAddressQuery,
} from '@lobby/feature-kit';
import { RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TeamPath } from '../team-path';
import { memberQuery } from '../team.query';
import { recordOf, teamPath } from './addresses';
import { MemberActions, MemberFacts } from './member-facts';
import { MemberRates, MemberSums } from './member-figures';
import styles from '../team.module.css';

/** One member: account data, rates, totals of a range, actions. Never shows a phone number or a balance. */
export function MemberScreen({ memberId }: { memberId: string }) {
  const offsetMs = useBrandClock();
  return offsetMs === undefined ? null : <Member memberId={memberId} offsetMs={offsetMs} />;
}

function Member({ memberId, offsetMs }: { memberId: string; offsetMs: number }) {
  const { query, change } = useAddressQuery();
  const day = useToday(offsetMs);
  const range = readRange(query, day);
  const found = useQuery(memberQuery(memberId, rangeInput(range, offsetMs)));
  return (
    <div className={styles.page}>
      <RangeBar
        range={range}
        today={day}
        offsetMs={offsetMs}
        onChange={(next) => change(rangeParameters(next))}
      />
      <QueryState query={found}>
        {(detail) => <Found detail={detail} offsetMs={offsetMs} />}
      </QueryState>
    </div>
  );
}

interface FoundProps {
  detail: DownlineDetail;
  /** Offset of the brand's time zone from UTC, ms. */
  offsetMs: number;
}

function Found({ detail: { member, breadcrumb, own, team }, offsetMs }: FoundProps) {
  return (
    <>
      <TeamPath places={breadcrumb} to={teamPath} />
      <MemberFacts member={member} offsetMs={offsetMs} />
      <MemberActions member={member} />
      <MemberSums of="member.own" sums={own} />
      {member.directCount > 0 && <MemberSums of="member.team" sums={team} />}
      <MemberRates member={member} />
      <Reports member={member} />
    </>
  );
}

function Reports({ member: { memberId } }: { member: DownlineMember }) {
  const { t } = useTranslation(['agent-team', 'records']);
  return (
    <Rows label={t('agent-team:member.reports')}>
      <RowLink label={t('records:teamBets.title')} to={recordOf(PATHS.teamBets, memberId)} />
      <RowLink
        label={t('records:teamProfitAndLoss.title')}
        to={recordOf(PATHS.teamProfitAndLoss, memberId)}
      />
      <RowLink
        label={t('records:teamTransactions.title')}
        to={recordOf(PATHS.transactions, memberId, { types: 'A' })}
      />
    </Rows>
  );
}
