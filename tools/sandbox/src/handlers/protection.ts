import { forgetFailures, lockedFor, noteFailure } from '../access/login-guard';
import { passwordMatches } from '../accounts/passwords';
import { userById } from '../accounts/users';
import { rangeOf } from '../paging/range';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { activityOf } from '../protection/activity';
import { exclude, takeTimeOut } from '../protection/breaks';
import { cancelPending, setLimit } from '../protection/limits';
import { limitAmount, protectionOf } from '../protection/overview';
import { setState, stateOf } from '../protection/state';
import type { AreaHandlers } from '../calls/handler';

const present = (context: Context) =>
  protectionOf(context.db, context.brand, signedIn(context).userId, context.now);

/**
 * Verifies the login password. Throws `password.old.wrong`; repeated failures lock the account as at login.
 */
async function assertOwnPassword(context: Context, given: string): Promise<void> {
  const { db, brand, now } = context;
  const { userId, name } = signedIn(context);
  const locked = lockedFor(db, brand.code, name, now);
  if (locked > 0) throw refuse('login.account.locked', { retryAfterMs: locked });
  const who = { account: name, device: undefined };
  // Counted before the proof, as at login.
  noteFailure(db, brand.code, who, now);
  if (!(await passwordMatches(given, userById(db, userId)?.password)))
    throw refuse('password.old.wrong');
  forgetFailures(db, brand.code, who);
}

export const protection: AreaHandlers<'protection'> = {
  limits: (_, context) => present(context),

  setLimit: ({ kind, period, amount }, context) => {
    const minor = amount === null ? null : limitAmount(kind, context.brand, amount);
    if (minor === undefined) {
      return refuse('field.invalid', { fields: { amount: 'no amount of this limit' } });
    }
    setLimit(context.db, signedIn(context).userId, { kind, period, amount: minor }, context.now);
    return present(context);
  },

  cancelPending: (name, context) =>
    cancelPending(context.db, signedIn(context).userId, name)
      ? present(context)
      : refuse('record.not.found'),

  realityCheck: (_, context) => ({
    intervalMinutes: stateOf(context.db, signedIn(context).userId).reality_minutes,
  }),

  setRealityCheck: ({ intervalMinutes }, context) => {
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

  activity: (input, context) => {
    const { db, brand, now } = context;
    return activityOf(db, brand, signedIn(context).userId, rangeOf(input, brand, now));
  },
};
