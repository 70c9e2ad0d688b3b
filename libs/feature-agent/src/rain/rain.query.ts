import { api } from '@lobby/api-client';
import { boundedWait, MINUTE_MS, type Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** Key prefix of queries about rains. */
export const RAINS = [...accountKey, 'rains'] as const;

/** Red envelope rains. */
export type Rains = Awaited<ReturnType<typeof api.agent.rains>> & {
  /** Offset of the platform's clock from the device's, ms. */
  ahead: number;
};
export type Rain = Rains['list'][number];

/** Milliseconds until the next start or end of a rain; at most a minute, the list's lifetime. */
export function untilChange({ list, ahead }: Pick<Rains, 'list' | 'ahead'>, now: number): number {
  const waits = list
    .flatMap(({ startAt, endAt }) => [startAt, endAt])
    .map((time) => time - ahead - now)
    .filter((ms) => ms > 0);
  return boundedWait(Math.min(...waits), { most: MINUTE_MS });
}

/** Rains of yesterday, today and tomorrow; refetched when one begins or ends. */
export const rainsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...RAINS, language],
    queryFn: async ({ signal }): Promise<Rains> => {
      const found = await api.agent.rains({ signal });
      return { ...found, ahead: found.serverTime - Date.now() };
    },
    refetchInterval: ({ state }) => (state.data ? untilChange(state.data, Date.now()) : false),
  });
