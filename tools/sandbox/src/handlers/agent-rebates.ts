import { signedIn } from '../calls/context';
import { subjectOf } from '../team/members';
import { ownRebates } from '../team/own-rebates';
import { quotasOf } from '../team/quotas';
import { limitsOf, wireRate } from '../team/rates';
import { teamRebates } from '../team/rebates';
import { raiseRebates, rebateSettings } from '../team/settings';
import { teamScope } from './agent-team';
import type { AreaHandlers } from '../calls/handler';

type RebateCalls =
  | 'rebateLimits'
  | 'rebateSettings'
  | 'quotaGroups'
  | 'raiseRebates'
  | 'ownRebates'
  | 'teamRebates';

export const agentRebates: Pick<AreaHandlers<'agent'>, RebateCalls> = {
  rebateLimits: ({ category }, { db, brand }) =>
    limitsOf(db, brand, category).map((limit) => ({
      category: limit.product,
      minRate: wireRate(limit.min_rate),
      maxRate: wireRate(limit.max_rate),
      step: wireRate(limit.step),
    })),

  rebateSettings: (input, context) => rebateSettings(context, input),

  quotaGroups: ({ category }, context) =>
    [...quotasOf(context.db, context.brand, signedIn(context))]
      .filter(([product]) => category === undefined || product === category)
      .map(([product, groups]) => ({ category: product, groups })),

  raiseRebates: (input, context) => raiseRebates(context, input),

  ownRebates: (input, context) => {
    const { agentId, brand, range } = teamScope(input, context);
    return ownRebates(context.db, brand, agentId, range);
  },

  teamRebates: (input, context) => {
    const { db } = context;
    const scope = teamScope(input, context);
    const member = subjectOf(db, scope.agentId, input);
    return teamRebates(db, { ...scope, member, product: input.category }, input);
  },
};
