import { LOTTERIES, type Lottery } from './lotteries.data';

const byCode = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code);

/** The n-th game of the category launches the n-th lottery. */
export const placeOf = (lottery: Lottery): number => LOTTERIES.indexOf(lottery);
