import { api, type Draw, type Lottery } from '@lobby/api-client';
import { boundedWait, type Language } from '@lobby/core';
import { nextPageBy, onceBy } from '@lobby/feature-kit';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Delay of the refetch after a draw, and minimum refetch interval, ms. */
const DRAWN_AFTER_MS = 2_000;
const LEAST_WAIT_MS = 5_000;

/** Page size of the last draws: more than there are lotteries. */
const EVERY_LOTTERY = 100;
/** Page size of a lottery's draws. */
const DRAWS_PAGE = 5;

/** Lotteries, and the offset of the platform's clock from the device's, ms. */
export interface Lotteries {
  list: readonly Lottery[];
  ahead: number;
}

/** The part of `Lotteries` that the draw times need. */
interface Draws extends Pick<Lotteries, 'ahead'> {
  list: readonly Pick<Lottery, 'nextDrawTime'>[];
}

/** Time of the next draw, ms since the epoch; undefined without lotteries. */
export const nextOfAll = ({ list }: Draws): number | undefined =>
  list.length === 0 ? undefined : Math.min(...list.map(({ nextDrawTime }) => nextDrawTime));

/** Milliseconds until the next refetch: just after the next draw. */
export function untilNextDraw(lotteries: Draws, now: number): number {
  const wait = (nextOfAll(lotteries) ?? Infinity) - now - lotteries.ahead + DRAWN_AFTER_MS;
  return boundedWait(wait, { least: LEAST_WAIT_MS });
}

/** All lotteries; refetched after each draw while the page is visible (D2 §7). */
export const lotteriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'lotteries', language],
    queryFn: async ({ signal }): Promise<Lotteries> => {
      const { list, serverTime } = await api.lottery.list({ signal });
      return { list: onceBy(list, ({ gameCode }) => gameCode), ahead: serverTime - Date.now() };
    },
    staleTime: LEAST_WAIT_MS,
    // A published page would contain the build's time.
    meta: { published: false },
    refetchInterval: ({ state }) =>
      state.data !== undefined && untilNextDraw(state.data, Date.now()),
    placeholderData: keepPreviousData,
  });

/**
 * Last draw of each lottery, by code. `next`: time of the next draw, part of the key so that it refetches afterwards.
 */
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

/** Key of a lottery's draw. */
export const drawKey = ({ issueNo }: Draw) => issueNo;

/** Draws of one lottery, newest first. */
export const drawsQuery = (gameCode: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['games', 'draws', gameCode, language],
    queryFn: ({ pageParam, signal }) =>
      api.lottery.drawnNumbers({ gameCode, page: pageParam, size: DRAWS_PAGE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageBy(drawKey),
  });
