import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const UPSIDE_DOWN = { startDate: 2_000, endDate: 1_000 };

interface Row {
  memberId: string;
  userName: string;
}

/** Downline member by name. */
export async function memberOf(sandbox: Sandbox, agent: string, userName: string): Promise<Row> {
  const me = signedInAs(sandbox, agent);
  const { list } = await me.value<{ list: Row[] }>('agent.downline', { userName });
  const [row] = list;
  if (row === undefined) throw new Error(`${agent} has no ${userName}`);
  return row;
}

/** Input about one member. */
export const about =
  (userName: string, more: object = {}) =>
  async (sandbox: Sandbox) => {
    const { memberId } = await memberOf(sandbox, 'general01', userName);
    return { ...more, memberId };
  };

export const agentTeam: Examples<
  Pick<
    typeof contract.agent,
    'teamCounters' | 'teamSummary' | 'teamProfitLoss' | 'teamBets' | 'teamTransactions'
  >
> = {
  teamCounters: {
    input: { size: 0 },
    user: 'agent01',
    refused: [
      [UPSIDE_DOWN, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
  teamSummary: {
    user: 'agent01',
    refused: [
      [UPSIDE_DOWN, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  teamProfitLoss: {
    input: about('player01', { groupBy: 'DAY' }),
    user: 'agent01',
    refused: [
      [{ groupBy: 'HOUR' }, 'request_param_err', 'agent01'],
      [{ memberId: '3' }, 'downline.unknown', 'agent01'],
      [about('player01'), 'downline.unknown', 'virtualagent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  teamBets: {
    input: { category: 'RNG' },
    user: 'general01',
    refused: [
      [{ userName: 'general01' }, 'downline.unknown', 'agent01'],
      [{ size: 101 }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  teamTransactions: {
    input: { userName: 'player01' },
    user: 'agent01',
    refused: [
      [{ memberId: 'x' }, 'downline.unknown', 'agent01'],
      [UPSIDE_DOWN, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
};
