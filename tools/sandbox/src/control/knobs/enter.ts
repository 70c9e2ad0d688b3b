import { addTrialUser } from '../../access/trial';
import type { User } from '../../accounts/users';
import { brandOf, type BrandCode } from '../../brands/brands';
import { sessionRecord, STORAGE_KEY } from '../session-record';
import { addPlayer } from '../states/scene';
import { stateNamed, STATES, type StateName } from '../states/states';
import { accountOf, brandField, choiceField, knob, type KnobTools } from './knob';

/** Account in a state: a seeded one, or a new prepared one. */
function accountIn(tools: KnobTools, code: BrandCode, state: StateName): User {
  const { core, now } = tools;
  const { as } = stateNamed(state);
  if ('seeded' in as) return accountOf(tools, code, as.seeded).user;
  const brand = brandOf(code);
  if ('trial' in as) return addTrialUser(core.db, brand, now);
  const user = addPlayer(core.db, brand, as.name, now);
  as.prepare({ db: core.db, brand, user, now });
  return user;
}

const names = Object.keys(STATES) as [StateName, ...StateName[]];

export const enter = knob({
  group: 'players',
  title: 'Create an account in a state',
  about:
    'Creates an account in a state with a session; the links above do the same and open its page.',
  fields: { brand: brandField, state: choiceField('State', names) },
  turn(tools, { brand, state }) {
    const { core, now } = tools;
    const { to, shut } = stateNamed(state);
    return core.db.transaction(() => {
      const user = accountIn(tools, brand, state);
      return {
        user: user.name,
        to,
        storageKey: STORAGE_KEY,
        /** Session of the front end; null for an account that may not log in. */
        record: shut === true ? null : sessionRecord(core.db, user, now),
      };
    });
  },
});
