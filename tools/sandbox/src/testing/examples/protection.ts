import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { PASSWORD } from '../../seed/accounts.data';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIMIT = { kind: 'STAKE', period: 'WEEK', amount: '500000' };
const inDays = (sandbox: Sandbox, days: number) => ({
  until: sandbox.control.state().clock.now + days * DAY_MS,
});

/** Requests a raised limit, then advances the clock by some hours. */
async function raised(sandbox: Sandbox, user: string, hours: number) {
  const me = signedInAs(sandbox, user);
  await me.value('protection.setLimit', LIMIT);
  const higher = { ...LIMIT, amount: '900000' };
  await me.value('protection.setLimit', higher);
  const { shiftMs } = sandbox.control.state().clock;
  sandbox.control.clock({ shiftMs: shiftMs + hours * HOUR_MS });
  return higher;
}

export const protection: Examples<typeof contract.protection> = {
  limits: { user: 'player01', refused: [[{}, 'account.no.permission', 'virtual01']] },
  setLimit: {
    input: LIMIT,
    user: 'fresh01',
    refused: [
      [{ ...LIMIT, amount: '0.5' }, 'field.invalid', 'fresh01'],
      [{ ...LIMIT, kind: 'SESSION', amount: '1.5' }, 'field.invalid', 'fresh01'],
      [{ ...LIMIT, amount: '-1' }, 'request_param_err', 'fresh01'],
      [{ ...LIMIT, period: 'YEAR' }, 'request_param_err', 'fresh01'],
      [LIMIT, 'account.no.permission', 'virtual01'],
    ],
  },
  cancelPending: {
    input: async (sandbox) => {
      const me = signedInAs(sandbox, 'fresh01');
      await me.value('protection.setLimit', LIMIT);
      await me.value('protection.setLimit', { ...LIMIT, amount: null });
      return { kind: LIMIT.kind, period: LIMIT.period };
    },
    user: 'fresh01',
    refused: [[{ kind: 'LOSS', period: 'DAY' }, 'record.not.found', 'fresh01']],
  },
  confirmPending: {
    input: (sandbox) => raised(sandbox, 'player01', 24),
    user: 'player01',
    refused: [
      [{ ...LIMIT, kind: 'SESSION', amount: '1.5' }, 'field.invalid', 'player01'],
      [{ ...LIMIT, kind: 'LOSS' }, 'record.not.found', 'player01'],
      [(sandbox) => raised(sandbox, 'fresh01', 23), 'protection.not.changeable', 'fresh01'],
    ],
  },
  session: { user: 'player01', refused: [[{}, 'account.no.permission', 'virtual01']] },
  realityCheck: { user: 'player01', refused: [[{}, 'account.no.permission', 'virtual01']] },
  setRealityCheck: {
    input: { intervalMinutes: 15 },
    user: 'player01',
    refused: [
      [{ intervalMinutes: 20 }, 'request_param_err', 'player01'],
      [{ intervalMinutes: 15 }, 'account.no.permission', 'virtual01'],
    ],
  },
  timeOut: {
    input: (sandbox) => inDays(sandbox, 1),
    user: 'player01',
    refused: [
      [(sandbox) => inDays(sandbox, 0.5), 'field.invalid', 'fresh01'],
      [(sandbox) => inDays(sandbox, 43), 'field.invalid', 'fresh01'],
      [
        async (sandbox) => {
          await signedInAs(sandbox, 'fresh01').value('protection.timeOut', inDays(sandbox, 9));
          return inDays(sandbox, 8);
        },
        'protection.not.changeable',
        'fresh01',
      ],
    ],
  },
  selfExclude: {
    input: (sandbox) => ({ ...inDays(sandbox, 200), password: PASSWORD }),
    user: 'player01',
    refused: [
      [{ until: 'PERMANENT', password: 'nothing' }, 'password.old.wrong', 'fresh01'],
      [(sandbox) => ({ ...inDays(sandbox, 30), password: PASSWORD }), 'field.invalid', 'fresh01'],
      [{ until: 'NEVER', password: PASSWORD }, 'request_param_err', 'fresh01'],
    ],
  },
  activity: {
    user: 'player01',
    refused: [[{ startDate: 2_000, endDate: 1_000 }, 'request_param_err', 'player01']],
  },
};
