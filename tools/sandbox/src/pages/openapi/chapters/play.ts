import type { CallValue, Contract } from '@lobby/api-client/contract';
import { CHAT_LIFE_MS } from '../../../chat/launch';
import { LAUNCH_LIFE_MS } from '../../../play/launch';
import { COOLING_MS } from '../../../protection/limits';
import { EXCLUSION_MS, TIME_OUT_MS } from '../../../protection/breaks';
import { type Chapter, span, type States } from './chapter';

type BetStatus = Exclude<CallValue<Contract['games']['orderDetail']>['status'], 'UNKNOWN'>;

const BET: States<BetStatus> = {
  OPEN: {
    means: 'the stake is debited, the result not known',
    next: ['WON', 'LOST', 'DRAW', 'CANCELLED'],
  },
  WON: { means: '`payout > stake`', next: [] },
  LOST: { means: '`payout < stake`', next: [] },
  DRAW: { means: '`payout = stake`', next: [] },
  CANCELLED: { means: 'all lines were taken back before the draw closed', next: [] },
};

export const gamesChapter: Chapter = {
  text: `Lists are public; favourites, the last played and launches are a member's own. \`games.launch\` answers an address that works for ${span(LAUNCH_LIFE_MS)}, on an origin of \`settings.origins.game\`.

- \`netWin = payout − stake\`; \`validStake\` is the stake of a bet that was won or lost, 0 for \`DRAW\` and \`CANCELLED\`.
- Lines of a lottery bet can be taken back until \`closeTime\`, all that were named or none.`,
  states: { bet: BET },
};

export const streamsChapter: Chapter = {
  text: `Hosts and their rooms. \`streams.launchChat\` answers an address that works for ${span(CHAT_LIFE_MS)}, on an origin of \`settings.origins.chat\`: with \`modelId\` a host's room, without it customer service.`,
};

export const protectionChapter: Chapter = {
  text: `Limits by kind (deposit, loss, stake, minutes of play) and period, and breaks. They are set by the player, and hold on the server.

- A limit is lowered at once; to raise it or take it away takes ${span(COOLING_MS)}, waits in \`pending\`, and then a confirmation (\`protection.confirmPending\`).
- \`used\` counts the running day, week (from Monday) or month of the merchant's own time, open deposits and bets included.
- A time-out lasts ${span(TIME_OUT_MS.least)} to ${span(TIME_OUT_MS.most)}: no deposit and no play. A self-exclusion lasts ${span(EXCLUSION_MS.least)} to ${span(EXCLUSION_MS.most)} or for ever: no login either. Both can only be made longer. Withdrawals are never limited.`,
};

export const reportsChapter: Chapter = {
  text: "Sums by day and category, in whole days of the merchant's own time (`settings.utcOffsetMs`). `netWin = payout − stake`, of settled bets.",
};
