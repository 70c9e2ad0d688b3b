import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import { type Page, pageOfList } from '../paging/page';
import { rangeOf } from '../paging/range';
import { refuse } from '../calls/refusal';
import { drawnNumbers } from './draws';
import { lotteryOf } from './lotteries';
import { LOTTERIES, type Lottery } from './lotteries.data';
import { drawBefore, drawTime, issueOf } from './schedule';

type Drawn = CallValue<Contract['games']['drawnNumbers']>['list'][number];
type Query = CallParsed<Contract['games']['drawnNumbers']>;

const drawnAt = (lottery: Lottery, at: number, language: Language): Drawn => ({
  gameCode: lottery.code,
  gameName: lottery.names[language],
  area: lottery.area,
  issueNo: issueOf(lottery.schedule, at),
  drawTime: at,
  prizes: drawnNumbers(lottery, at),
});

/** Last draw of every lottery, most recent first. */
function lastDraws(now: number, language: Language): Drawn[] {
  return LOTTERIES.map((lottery) => {
    const { schedule } = lottery;
    return drawnAt(lottery, drawTime(schedule, drawBefore(schedule, now)), language);
  }).sort((a, b) => b.drawTime - a.drawTime);
}

/**
 * Page of past draws of a lottery, newest first. Computed from the schedule, not stored. Throws
 * `game.not.found`, `request_param_err`.
 */
export function drawnPage(
  query: Query,
  { brand, language, now }: { brand: Brand; language: Language; now: number },
): Page<Drawn> {
  if (query.gameCode === undefined) return pageOfList(lastDraws(now, language), query);
  const lottery = lotteryOf(query.gameCode);
  if (lottery === undefined) throw refuse('game.not.found');
  const { schedule } = lottery;
  const { page, size } = query;
  const { from, to } = rangeOf(query, brand, now);
  const newest = drawBefore(schedule, Math.min(to, now));
  const total = Math.max(newest - drawBefore(schedule, from - 1), 0);
  const first = (page - 1) * size;
  const count = Math.min(Math.max(total - first, 0), size);
  return {
    list: Array.from({ length: count }, (_, i) =>
      drawnAt(lottery, drawTime(schedule, newest - first - i), language),
    ),
    page,
    size,
    total,
    totalPages: Math.ceil(total / size),
  };
}
