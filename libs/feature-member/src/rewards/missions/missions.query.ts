import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

/** The member's missions. */
export const missionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'missions', language],
    queryFn: ({ signal }) => api.rewards.missions({ signal }),
  });

/** Leader board of the week. */
export const leaderBoardQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'leaderBoard', language],
    queryFn: ({ signal }) => api.rewards.leaderBoard({ signal }),
  });
