import { signedIn } from '../calls/context';
import { downlineNames, downlinePage, downlineRow } from '../team/downline';
import { openDownline } from '../team/opening';
import { daysOf, sumsOf, wireSums } from '../team/sums';
import { transferToDownlines } from '../team/transfers';
import { teamScope } from './agent-team';
import type { AreaHandlers } from '../calls/handler';

type DownlineCalls =
  | 'downline'
  | 'downlineDetail'
  | 'downlineNames'
  | 'openDownline'
  | 'transferToDownline'
  | 'transferToDownlines';

export const agentDownlines: Pick<AreaHandlers<'agent'>, DownlineCalls> = {
  downline: (input, context) =>
    downlinePage(context.db, signedIn(context).userId, input, context.now),

  downlineDetail: (input, context) => {
    const { db, now } = context;
    const { agentId, brand, range } = teamScope(input, context);
    const { id, ...row } = downlineRow(db, agentId, input.memberId, now);
    const days = daysOf(brand, range);
    return {
      ...row,
      own: wireSums(brand, sumsOf(db, { userId: id, target: 'own', days })),
      team: wireSums(brand, sumsOf(db, { userId: id, target: 'team', days })),
    };
  },

  downlineNames: (input, context) =>
    downlineNames(context.db, signedIn(context).userId, input, context.now),

  openDownline: (input, context) => openDownline(context, input),

  transferToDownline: ({ toUserName, ...transfer }, context) =>
    transferToDownlines(context, { ...transfer, toUserNames: [toUserName] }),

  transferToDownlines: (input, context) => transferToDownlines(context, input),
};
