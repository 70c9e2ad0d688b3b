import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '../../claims/pages';

/** Own code and links, and what invitations brought. */
export const inviteQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'invite', language],
    queryFn: ({ signal }) => api.rewards.invite({ signal }),
  });

/** Friends who registered with the own code, newest first. */
export const friendsQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'invitedFriends'],
  queryFn: ({ pageParam, signal }) => api.rewards.invitedFriends({ page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});
