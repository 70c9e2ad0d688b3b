import { contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { isAgent, isReal } from '../accounts/types';
import { signedInAs, visitor } from '../testing/visitor';

type AgentCall = keyof typeof contract.agent;

interface Access {
  /** Required role. */
  who: 'agent' | 'realAgent' | 'real';
  /** Flag that enables it. */
  flag?: string;
  calls: readonly AgentCall[];
}

const DIVIDENDS = 'SIGNCONDIV3';

/** Access to every call of the agent area. */
const ACCESS: readonly Access[] = [
  {
    who: 'agent',
    calls: [
      'teamCounters',
      'teamSummary',
      'teamProfitLoss',
      'teamBets',
      'teamTransactions',
      'downline',
      'downlineDetail',
      'downlineNames',
      'rebateLimits',
      'rebateSettings',
      'quotaGroups',
      'ownRebates',
      'teamRebates',
      'affiliateLinks',
    ],
  },
  {
    who: 'realAgent',
    calls: [
      'openDownline',
      'transferToDownline',
      'transferToDownlines',
      'raiseRebates',
      'createAffiliateLink',
      'deleteAffiliateLink',
      'registerAffiliate',
      'income',
      'currentSalary',
      'salaries',
      'proposeSalary',
      'currentHours',
      'hourSalaries',
      'proposeHours',
    ],
  },
  {
    who: 'real',
    calls: [
      'dividendRequest',
      'salaryRequest',
      'salaryContract',
      'processSalary',
      'salaryContracts',
      'hourContract',
      'processHours',
      'hourContracts',
    ],
  },
  {
    who: 'realAgent',
    flag: DIVIDENDS,
    calls: ['currentDividend', 'dividends', 'payDividend', 'payDividends', 'proposeDividend'],
  },
  {
    who: 'real',
    flag: DIVIDENDS,
    calls: ['dividendContract', 'processDividend', 'dividendContracts'],
  },
  { who: 'agent', flag: 'RAIN', calls: ['rains', 'rain', 'rainHistory'] },
  { who: 'realAgent', flag: 'RAIN', calls: ['joinRain'] },
];

const MAY: Readonly<Record<Access['who'], (type: number) => boolean>> = {
  agent: isAgent,
  real: isReal,
  realAgent: (type) => isReal(type) && isAgent(type),
};

const PEOPLE: readonly (readonly [name: string, type: number])[] = [
  ['player01', 0],
  ['agent01', 1],
  ['general01', 2],
  ['trial', 4],
  ['virtual01', 40],
  ['virtualagent01', 41],
];

let sandbox: Sandbox;
const clients = new Map<string, ReturnType<typeof visitor>>();
beforeAll(async () => {
  sandbox = createSandbox({ strict: true });
  const trial = await visitor(sandbox).value<{ token: string }>('access.freePlay');
  for (const [name] of PEOPLE) {
    clients.set(
      name,
      name === 'trial' ? visitor(sandbox, { token: trial.token }) : signedInAs(sandbox, name),
    );
  }
});
afterAll(() => {
  sandbox.close();
});

const ROWS = ACCESS.flatMap(({ calls, ...access }) => calls.map((call) => ({ call, ...access })));
const FLAGS = [...new Set(ROWS.flatMap(({ flag }) => (flag === undefined ? [] : [flag])))];
const SWITCHES: readonly Readonly<Record<string, boolean>>[] = [
  Object.fromEntries(FLAGS.map((flag) => [flag, true])),
  ...FLAGS.map((off) => Object.fromEntries(FLAGS.map((flag) => [flag, flag !== off]))),
];

const DENIALS = ['login.not.session', 'function.not.available', 'account.no.permission'];

it('names every call of the agent area once', () => {
  expect(ROWS.map(({ call }) => call).sort()).toEqual(Object.keys(contract.agent).sort());
});

describe.each(SWITCHES)('with the flags %o', (flags) => {
  beforeAll(() => {
    sandbox.control.flags({ brand: 'aurora', flags });
  });

  it.each(ROWS)('$call is available to $who, by the flag $flag', async ({ call, who, flag }) => {
    const denialOf = async (client: ReturnType<typeof visitor> | undefined) => {
      const code = (await client?.call(`agent.${call}`))?.errorCode;
      return DENIALS.find((denial) => denial === code);
    };
    const closed = flag !== undefined && flags[flag] === false;
    expect(await denialOf(visitor(sandbox))).toBe('login.not.session');
    for (const [name, type] of PEOPLE) {
      const permission = MAY[who](type) ? undefined : 'account.no.permission';
      expect([name, await denialOf(clients.get(name))]).toEqual([
        name,
        closed ? 'function.not.available' : permission,
      ]);
    }
  });
});
