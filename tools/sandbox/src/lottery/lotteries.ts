import { LOTTERIES, type Lottery } from './lotteries.data';

const byCode = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code);

/** Lotteries are opened through the first games of their category, one each, in the order of both lists. */
export const placeOf = (lottery: Lottery): number => LOTTERIES.indexOf(lottery);
