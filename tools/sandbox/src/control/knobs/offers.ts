import { Refusal } from '../../calls/refusal';
import { KIND_RULES } from '../../contracts/kinds.data';
import { propose } from '../../contracts/propose';
import { ControlError } from '../control-error';
import { accountOf, brandField, choiceField, knob, textField, userField } from './knob';

const refusedAsControlError = <T>(act: () => T): T => {
  try {
    return act();
  } catch (error) {
    throw error instanceof Refusal ? new ControlError(error.code, 400) : error;
  }
};

export const offer = knob({
  group: 'players',
  title: 'Contract offer',
  about: 'Offers a contract of one tier to an agent, from the agent’s superior.',
  fields: {
    brand: brandField,
    user: userField,
    kind: choiceField('Kind', ['SALARY', 'DIVIDEND', 'HOUR']),
    minStake: textField('Team stake from'),
    rate: textField('Rate (0.01 is one per cent)'),
  },
  turn(tools, { brand: code, user: name, kind, minStake, rate }) {
    const { core, now } = tools;
    const { user, brand } = accountOf(tools, code, name);
    const above = core.db.get<{ parent_id: number | null }>(
      'SELECT parent_id FROM users WHERE id = ?',
      user.id,
    );
    const proposerId = above?.parent_id ?? undefined;
    if (proposerId === undefined) throw new ControlError(`${name} has no parent agent`, 400);
    if (!/^0\.\d{1,8}$/.test(rate)) throw new ControlError(`invalid rate ${rate}`, 400);
    const tiers = [{ minStake, minActive: 0, rate }];
    const [period] = KIND_RULES[kind].periods;
    const row = refusedAsControlError(() =>
      propose(core.db, brand, { kind, proposerId, userName: name, period, tiers, now }),
    );
    return { contractId: String(row.id) };
  },
});
