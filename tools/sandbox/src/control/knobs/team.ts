import { isAgent, isReal } from '../../accounts/types';
import { seeded, seedOf } from '../../platform/random';
import { namer } from '../../seed/team-people';
import { growTeam } from '../../team/grow-team';
import { ControlError } from '../control-error';
import { accountOf, brandField, knob, numberField, userField } from './knob';

export const team = knob({
  group: 'players',
  title: 'Size of a team',
  about:
    'Adds direct downlines to an agent up to this number of team members; a reset removes them.',
  fields: { brand: brandField, user: userField, members: numberField('Members', 1, 10_000) },
  turn(tools, { brand: code, user: name, members }) {
    const { core, now } = tools;
    const { user, brand } = accountOf(tools, code, name);
    if (!isAgent(user.type) || !isReal(user.type))
      throw new ControlError(`${name} is not an agent with a team of real accounts`, 400);
    const random = seeded(seedOf(`grown team of ${code} ${name}`));
    const growth = { wanted: members, random, name: namer(code, random), now };
    return { members: growTeam(core.db, brand, user, growth) };
  },
});
