import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

type Agent = typeof contract.agent;

const MINUTE_MS = 60_000;

const placed =
  (startsInMs: number, more: { total?: string } = {}) =>
  (sandbox: Sandbox) => {
    const rain = { brand: 'aurora' as const, startsInMs, durationMs: 5 * MINUTE_MS, ...more };
    return { eventId: sandbox.control.rain(rain).eventId };
  };

const taken = async (sandbox: Sandbox) => {
  const input = placed(0)(sandbox);
  await signedInAs(sandbox, 'agent01').value('agent.joinRain', input);
  return input;
};

export const agentRain: Pick<Examples<Agent>, 'rains' | 'rain' | 'joinRain' | 'rainHistory'> = {
  rains: {
    user: 'agent01',
    refused: [
      [{}, 'account.no.permission', 'player01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
  rain: {
    input: placed(MINUTE_MS),
    user: 'agent01',
    refused: [
      [{ eventId: 'none' }, 'record.not.found', 'agent01'],
      [{ eventId: 'jade-20000-12' }, 'record.not.found', 'agent01'],
    ],
  },
  joinRain: {
    input: placed(-MINUTE_MS),
    user: 'agent01',
    refused: [
      [placed(MINUTE_MS), 'rain.not.open', 'agent01'],
      [placed(-6 * MINUTE_MS), 'rain.not.open', 'agent01'],
      [placed(0, { total: '0' }), 'reward.sold.out', 'agent01'],
      [taken, 'rain.taken', 'agent01'],
      [{ eventId: 'none' }, 'record.not.found', 'agent01'],
      [placed(0), 'account.no.permission', 'player01'],
      [placed(0), 'account.no.permission', 'virtualagent01'],
    ],
  },
  rainHistory: {
    input: async (sandbox) => {
      await taken(sandbox);
      return {};
    },
    user: 'agent01',
    refused: [
      [{ startDate: 2, endDate: 1 }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
};
