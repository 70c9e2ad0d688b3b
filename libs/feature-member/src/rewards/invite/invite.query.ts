import { api, type Invitation } from '@lobby/api-client';
import { readStored, writeStored, type Language } from '@lobby/core';
import { nextPage } from '@lobby/feature-kit';
import { accountKey, currentViewer } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Own code and links. */
export type OwnLinks = Pick<Invitation, 'referralCode' | 'links'>;

const currentUser = () => currentViewer().session?.userName ?? '';

/** Own code and links as they were last shown in this tab; undefined if they were not. */
export function keptLinks(): OwnLinks | undefined {
  const kept = readStored('ownInvitation');
  return kept?.user === currentUser() ? kept : undefined;
}

/** Loads the invitation, and keeps its code and links for a time without a network. */
async function loadInvitation(signal: AbortSignal): Promise<Invitation> {
  const user = currentUser();
  const invitation = await api.rewards.invite({ signal });
  const { referralCode, links } = invitation;
  writeStored('ownInvitation', { user, referralCode, links });
  return invitation;
}

/** Own code and links, and what invitations brought. */
export const inviteQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'invite', language],
    queryFn: ({ signal }) => loadInvitation(signal),
  });

/** Friends who registered with the own code, newest first. */
export const friendsQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'invitedFriends'],
  queryFn: ({ pageParam, signal }) => api.rewards.invitedFriends({ page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});
