import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { forgetFailures, lockedFor, recordFailure } from '../access/login-guard';
import { passwordMatches } from '../accounts/passwords';
import { userById } from '../accounts/users';
import { rangeOf } from '../paging/range';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { rulesOf } from '../platform/rule-book';
import { activityOf } from '../protection/activity';
import { exclude, takeTimeOut } from '../protection/breaks';
import { cancelPending, confirmPending, setLimit } from '../protection/limits';
import { limitAmount, protectionOf } from '../protection/overview';
import { sessionOf } from '../protection/session';
import { setState, stateOf } from '../protection/state';
import type { AreaHandlers } from '../calls/handler';

type NamedLimit = CallParsed<Contract['protection']['setLimit']>;

const present = (context: Context) =>
  protectionOf(context.db, context.brand, signedIn(context).userId, context.now);

const rulesIn = ({ db, brand }: Context) => rulesOf(db, brand);

/** A limit in minor units or minutes. Throws `field.invalid` for an invalid amount. */
function inMinor({ kind, period, amount }: NamedLimit, { brand }: Context) {
  const minor = amount === null ? null : limitAmount(kind, brand, amount);
  if (minor === undefined) {
    throw refuse('field.invalid', { fields: { amount: 'no amount of this limit' } });
  }
  return { kind, period, amount: minor };
}

/**
 * Verifies the login password. Throws `password.old.wrong`; repeated failures lock the account as at login.
 */
async function assertOwnPassword(context: Context, given: string): Promise<void> {
  const { db, brand, now } = context;
  const { userId, name } = signedIn(context);
  const locked = lockedFor(db, brand.code, name, now);
  if (locked > 0) throw refuse('login.account.locked', { retryAfterMs: locked });
  const who = { account: name, device: undefined };
  // Count before the verification, as at login.
  recordFailure(db, brand.code, who, now);
  if (!(await passwordMatches(given, userById(db, userId)?.password)))
    throw refuse('password.old.wrong');
  forgetFailures(db, brand.code, who);
}

export const protection: AreaHandlers<'protection'> = {
  limits: (_, context) => present(context),

  setLimit: (input, context) => {
    if (!rulesIn(context).limits[input.kind].includes(input.period)) {
      throw refuse('field.invalid', { fields: { period: 'not offered here' } });
    }
    setLimit(context.db, signedIn(context).userId, inMinor(input, context), context.now);
    return present(context);
  },

  confirmPending: (input, context) => {
    confirmPending(context.db, signedIn(context).userId, inMinor(input, context), context.now);
    return present(context);
  },

  cancelPending: (name, context) =>
    cancelPending(context.db, signedIn(context).userId, name)
      ? present(context)
      : refuse('record.not.found'),

  realityCheck: (_, context) => ({
    intervalMinutes:
      stateOf(context.db, signedIn(context).userId).reality_minutes ??
      rulesIn(context).realityCheck.initial,
  }),

  setRealityCheck: ({ intervalMinutes }, context) => {
    if (!rulesIn(context).realityCheck.offered.includes(intervalMinutes)) {
      throw refuse('field.invalid', { fields: { intervalMinutes: 'not offered here' } });
    }
    setState(context.db, signedIn(context).userId, { reality_minutes: intervalMinutes });
    return { intervalMinutes };
  },

  timeOut: ({ until }, context) => {
    takeTimeOut(context.db, signedIn(context).userId, until, context.now);
    return present(context);
  },

  selfExclude: async ({ until, password }, context) => {
    await assertOwnPassword(context, password);
    exclude(context.db, signedIn(context).userId, until, context.now);
    return undefined;
  },

  session: (_, context) => sessionOf(context.db, context.brand, signedIn(context), context.now),

  activity: (input, context) => {
    const { db, brand, now } = context;
    return activityOf(db, brand, signedIn(context).userId, rangeOf(input, brand, now));
  },
};
