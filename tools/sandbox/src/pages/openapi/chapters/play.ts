import { type CallValue, type Contract, RULE_BOOKS } from '@lobby/api-client/contract';
import { CHAT_LIFE_MS } from '../../../chat/launch';
import { LAUNCH_LIFE_MS } from '../../../play/launch';
import { coolingMs } from '../../../protection/limits';
import { exclusionMs, timeOutMs } from '../../../protection/breaks';
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
  text: `Lists are public; favourites, the last played and launches are a member's own. \`games.launch\` answers an address that works for ${span(LAUNCH_LIFE_MS)}, until its session is signed out, on an origin of \`settings.origins.game\`.

- \`netWin = payout − stake\`; \`validStake\` is the stake of a bet that was won or lost, 0 for \`DRAW\` and \`CANCELLED\`.
- Lines of a lottery bet can be taken back until \`closeTime\`, all that were named or none.`,
  states: { bet: BET },
};

export const streamsChapter: Chapter = {
  text: `Hosts and their rooms. \`streams.launchChat\` answers an address that works for ${span(CHAT_LIFE_MS)}, until its session is signed out, on an origin of \`settings.origins.chat\`: with \`modelId\` a host's room, without it customer service.`,
};

const TIME_OUT = timeOutMs(RULE_BOOKS.strict);
const EXCLUSION = exclusionMs(RULE_BOOKS.strict);

export const protectionChapter: Chapter = {
  text: `Limits by kind (deposit, loss, stake, minutes of play) and period, and breaks. They are set by the player, and hold on the server. Which are offered, waits and lengths are those of the brand's rule book; it also says which categories of games are not at this brand (\`game.not.found\`), how often a bonus may have to be staked (\`promotion.not.eligible\`), the reminders that can be set, the least age, and whether documents come before play (\`identity.required\`).

- A limit is lowered at once; to raise it or take it away takes ${span(coolingMs(RULE_BOOKS.strict))}, waits in \`pending\`, and then a confirmation (\`protection.confirmPending\`).
- \`used\` counts the running day, week (from Monday) or month of the merchant's own time, open deposits and bets included.
- A time-out lasts ${span(TIME_OUT.least)} to ${span(TIME_OUT.most)}: no deposit and no play. A self-exclusion lasts ${span(EXCLUSION.least)} to ${span(EXCLUSION.most)} or for ever: no login and no registration either. Both hold at every brand for the accounts of a person, known by proved addresses and numbers, and can only be made longer. Withdrawals are never limited.`,
};

export const reportsChapter: Chapter = {
  text: "Sums by day and category, in whole days of the merchant's own time (`settings.utcOffsetMs`). `netWin = payout − stake`, of settled bets.",
};
