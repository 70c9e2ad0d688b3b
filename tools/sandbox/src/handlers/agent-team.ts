import { type Context, signedIn } from '../calls/context';
import { rangeOf } from '../paging/range';
import { teamCounters, teamSize } from '../team/counters';
import { subjectOf, memberById } from '../team/members';
import { commissionOf } from '../team/rebates';
import { daysOf, profitLoss, profitLossByMember, sumsOf, wireSums } from '../team/sums';
import { teamBets } from '../team/team-bets';
import { teamTransactions } from '../team/team-transactions';
import { toWire } from '../wallet/money';
import type { AreaHandlers } from '../calls/handler';

type TeamCalls =
  | 'teamCounters'
  | 'teamSummary'
  | 'teamProfitLoss'
  | 'teamBets'
  | 'teamTransactions';

type RangeInput = Parameters<typeof rangeOf>[0];

/** Caller and date range of a team call. */
export function teamScope(input: RangeInput, context: Context) {
  const { brand, now } = context;
  return { agentId: signedIn(context).userId, brand, range: rangeOf(input, brand, now) };
}

export const agentTeam: Pick<AreaHandlers<'agent'>, TeamCalls> = {
  teamCounters: (input, context) =>
    teamCounters(context.db, { ...teamScope(input, context), now: context.now }),

  teamSummary: (input, context) => {
    const { db } = context;
    const { agentId, brand, range } = teamScope(input, context);
    const days = daysOf(brand, range);
    const sums = wireSums(brand, sumsOf(db, { userId: agentId, target: 'team', days }));
    const size = teamSize(db, agentId);
    return {
      ...sums,
      commission: toWire(commissionOf(db, { agentId, brand, range }), brand.currency.digits),
      memberCount: size.members,
      directCount: size.direct,
    };
  },

  teamProfitLoss: (input, context) => {
    const { db } = context;
    const { agentId, brand, range } = teamScope(input, context);
    const days = daysOf(brand, range);
    const scope =
      input.memberId === undefined
        ? ({ userId: agentId, target: 'team', days } as const)
        : ({ userId: memberById(db, agentId, input.memberId).id, target: 'both', days } as const);
    const { groupBy, ...query } = input;
    return groupBy === 'MEMBER'
      ? profitLossByMember(db, brand, { ...scope, agentId }, query)
      : profitLoss(db, brand, scope, { groupBy, ...query });
  },

  teamBets: (input, context) => {
    const { db, language } = context;
    const scope = teamScope(input, context);
    return teamBets(db, {
      ...scope,
      ...input,
      language,
      member: subjectOf(db, scope.agentId, input),
      product: input.category,
    });
  },

  teamTransactions: (input, context) => {
    const { db } = context;
    const scope = teamScope(input, context);
    return teamTransactions(db, {
      ...scope,
      ...input,
      member: subjectOf(db, scope.agentId, input),
      kind: input.txCode,
    });
  },
};
