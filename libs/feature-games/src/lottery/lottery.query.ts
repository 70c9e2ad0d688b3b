import { api, type Draw, type Lottery } from '@lobby/api-client';
import { boundedWait, type Language } from '@lobby/core';
import { nextPage } from '@lobby/feature-kit';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Milliseconds after a draw at which its numbers are asked for, and between two questions. */
const DRAWN_AFTER_MS = 2_000;
const LEAST_WAIT_MS = 5_000;

/** Lotteries on a page of last draws: more than there are. */
const EVERY_LOTTERY = 100;
/** Draws on a page of results. */
const DRAWS_PAGE = 5;

/** The lotteries with what the platform's clock is ahead of the phone's, ms. */
export interface Lotteries {
  list: readonly Lottery[];
  ahead: number;
}

/** What is needed of lotteries to know when they are drawn. */
interface Draws extends Pick<Lotteries, 'ahead'> {
  list: readonly Pick<Lottery, 'nextDrawTime'>[];
}

/** When the next of all draws is, ms since the epoch; undefined without lotteries. */
export const nextOfAll = ({ list }: Draws): number | undefined =>
  list.length === 0 ? undefined : Math.min(...list.map(({ nextDrawTime }) => nextDrawTime));

/** Milliseconds until the lotteries are asked for again: just after the next draw. */
export function untilNextDraw(lotteries: Draws, now: number): number {
  const wait = (nextOfAll(lotteries) ?? Infinity) - now - lotteries.ahead + DRAWN_AFTER_MS;
  return boundedWait(wait, { least: LEAST_WAIT_MS });
}

/** Each code once: a repeated row is the same lottery. */
const once = <Row extends { gameCode: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.gameCode, row])).values(),
];

/** Every lottery, asked for again after each draw while the page is in view (D2 §7). */
export const lotteriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'lotteries', language],
    queryFn: async ({ signal }): Promise<Lotteries> => {
      const { list, serverTime } = await api.lottery.list({ signal });
      return { list: once(list), ahead: serverTime - Date.now() };
    },
    staleTime: LEAST_WAIT_MS,
    // A published page would hold the time of its build.
    meta: { published: false },
    refetchInterval: ({ state }) =>
      state.data !== undefined && untilNextDraw(state.data, Date.now()),
    placeholderData: keepPreviousData,
  });

/** The last draw of each lottery, by its code. `next`: the next of all draws, after which there are newer ones. */
export const lastDrawsQuery = (language: Language, next: number | undefined) =>
  queryOptions({
    queryKey: ['games', 'last-draws', language, next],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Draw>> => {
      const { list } = await api.lottery.drawnNumbers({ size: EVERY_LOTTERY }, { signal });
      return new Map(list.map((draw) => [draw.gameCode, draw]));
    },
    enabled: next !== undefined,
    meta: { published: false },
    placeholderData: keepPreviousData,
  });

/** The draws of one lottery, the newest first. */
export const drawsQuery = (gameCode: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['games', 'draws', gameCode, language],
    queryFn: ({ pageParam, signal }) =>
      api.lottery.drawnNumbers({ gameCode, page: pageParam, size: DRAWS_PAGE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
