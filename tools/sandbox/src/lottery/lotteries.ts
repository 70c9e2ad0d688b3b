import { LOTTERIES, type Lottery } from './lotteries.data';

const byCode = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code);
