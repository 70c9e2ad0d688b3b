import { api, type GameCategory, type TeamBet } from '@lobby/api-client';
import {
  categoryLabel,
  MemberFilter,
  type RecordKind,
  RecordScreen,
  useCategoryFilter,
  useMemberFilter,
} from '@lobby/feature-kit';
import styles from '../team.module.css';

type Filters = { category?: GameCategory; memberId?: string; userName?: string };

interface BetSums {
  stake: string;
  validStake: string;
  payout: string;
  netWin: string;
}

/** Record of the team's bets, by time of the bet (D2 §2). */
export const TEAM_BETS: RecordKind<TeamBet, BetSums, Filters> = {
  name: 'team-bets',
  title: 'teamBets.title',
  load: (input, options) => api.agent.teamBets(input, options),
  key: ({ orderNo }) => orderNo,
  columns: [
    { label: 'field.time', format: 'time', place: 'when', value: ({ betTime }) => betTime },
    { label: 'field.game', format: 'text', place: 'title', value: ({ gameName }) => gameName },
    { label: 'field.stake', format: 'money', place: 'amount', value: ({ stake }) => stake },
    { label: 'field.member', format: 'text', value: ({ userName }) => userName },
    {
      label: 'field.result',
      format: 'signed',
      value: ({ status, netWin }) => (status === 'OPEN' ? null : netWin),
    },
    {
      label: 'field.status',
      format: 'word',
      place: 'status',
      value: ({ status }) => `bet.${status}`,
    },
    {
      label: 'field.category',
      format: 'word',
      place: 'file',
      value: ({ category }) => categoryLabel(category),
    },
    {
      label: 'field.vendor',
      format: 'text',
      place: 'file',
      value: ({ vendorName }) => vendorName,
    },
    { label: 'field.validStake', format: 'money', place: 'file', value: (bet) => bet.validStake },
    { label: 'field.payout', format: 'money', place: 'file', value: ({ payout }) => payout },
    {
      label: 'field.settled',
      format: 'time',
      place: 'file',
      value: ({ settleTime }) => settleTime ?? null,
    },
    { label: 'field.orderNo', format: 'text', place: 'file', value: ({ orderNo }) => orderNo },
  ],
  sums: [
    { label: 'field.result', format: 'signed', value: ({ netWin }) => netWin },
    { label: 'field.stake', format: 'money', value: ({ stake }) => stake },
    { label: 'field.validStake', format: 'money', value: ({ validStake }) => validStake },
    { label: 'field.payout', format: 'money', value: ({ payout }) => payout },
  ],
};

/** Team bets (D2 §2). */
export function TeamBetsScreen() {
  return (
    <>
      <div className={styles.above}>
        <MemberFilter />
      </div>
      <RecordScreen kind={TEAM_BETS} filters={[useCategoryFilter()]} fixed={useMemberFilter()} />
    </>
  );
}

export const Component = TeamBetsScreen;
