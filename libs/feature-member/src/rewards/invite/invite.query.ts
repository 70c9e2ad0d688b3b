import { api, type Invitation, type InvitedFriend } from '@lobby/api-client';
import { readStored, writeStored, type Language } from '@lobby/core';
import { nextPageBy } from '@lobby/feature-kit';
import { accountKey, currentViewer } from '@lobby/session';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Referral code and links. */
export type OwnLinks = Pick<Invitation, 'referralCode' | 'links'>;

const currentUser = () => currentViewer().session?.userName ?? '';

/** Code and links last shown in this tab; undefined if none. */
export function storedLinks(): OwnLinks | undefined {
  const stored = readStored('ownInvitation');
  return stored?.user === currentUser() ? stored : undefined;
}

/** Fetches the invitation, and stores code and links for offline use. */
async function loadInvitation(signal: AbortSignal): Promise<Invitation> {
  const user = currentUser();
  const invitation = await api.rewards.invite({ signal });
  const { referralCode, links } = invitation;
  writeStored('ownInvitation', { user, referralCode, links });
  return invitation;
}

/** Referral code, links and results of the invitations. */
export const inviteQuery = (language: Language) =>
  queryOptions({
    queryKey: [...accountKey, 'invite', language],
    queryFn: ({ signal }) => loadInvitation(signal),
  });

/** Key of a friend. */
export const friendKey = ({ nameMasked, registerDate }: InvitedFriend) =>
  `${nameMasked} ${registerDate}`;

/** Friends who registered with the member's code, newest first. */
export const friendsQuery = infiniteQueryOptions({
  queryKey: [...accountKey, 'invitedFriends'],
  queryFn: ({ pageParam, signal }) => api.rewards.invitedFriends({ page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPageBy(friendKey),
});
