import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { toWire } from '../wallet/money';
import { lotteryGames } from './games';
import type { DrawFormat, Lottery } from './lotteries.data';
import { oddsOf, PLAY_TYPES, PRIZE_MODES } from './plays';
import { nextDrawTime } from './schedule';

type Listed = CallValue<Contract['games']['lotteries']>['list'][number];
type Mode = Listed['prizeModes'][number];
type PlayType = Mode['playTypes'][number];

const ODDS_DIGITS = 2;

const playTypeOf = (playType: PlayType['playType'], format: DrawFormat): PlayType => ({
  playType,
  plays: PLAY_TYPES[playType].flatMap((playCode) => {
    const odds = oddsOf(playCode, format);
    return odds === 0 ? [] : [{ playCode, odds: toWire(odds, ODDS_DIGITS) }];
  }),
});

const MODES: readonly Mode['prizeMode'][] = ['Lott', 'ZY', 'Elott'];

const modesOf = (format: DrawFormat): Mode[] =>
  MODES.map((prizeMode) => ({
    prizeMode,
    playTypes: PRIZE_MODES[prizeMode].map((type) => playTypeOf(type, format)),
  }));

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

function drawsOf({ schedule, closesMs }: Lottery, now: number) {
  const next = nextDrawTime(schedule, now);
  const daily = 'days' in schedule;
  return {
    drawDays: daily ? [...schedule.days] : null,
    drawTime: daily ? clock(schedule.minute) : null,
    everySeconds: daily ? null : schedule.everyMs / 1_000,
    nextDrawTime: next,
    closeTime: next - closesMs,
  };
}

/** Minimum stake per line: a tenth of the brand's lowest stake. */
const minBetOf = ({ stakes: [lowest], currency: { digits } }: Brand) =>
  toWire(Math.ceil(lowest / 10), digits);

/** Every lottery with its next draw. */
export function lotteryList(
  db: Db,
  { brand, language, now }: { brand: Brand; language: Language; now: number },
): Listed[] {
  return lotteryGames(db).map(({ lottery, ...game }) => ({
    gameCode: lottery.code,
    gameName: lottery.names[language],
    area: lottery.area,
    nodeId: game.node_id,
    gameId: game.game_id,
    vendorCode: game.vendor,
    picture: `/cdn/game/${game.node_id}`,
    ...drawsOf(lottery, now),
    minBet: minBetOf(brand),
    prizeModes: modesOf(lottery.format),
  }));
}
