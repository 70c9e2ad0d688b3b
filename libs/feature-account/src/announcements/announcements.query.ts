import { api } from '@lobby/api-client';
import { PATHS, type Language } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { accountKey } from '@lobby/session';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Audience of a list; `types=A` in the address is the agents' (D2 §2). */
export type Audience = 'members' | 'agents';

/** Audience by the `types` parameter of the address. */
export const audienceOf = (types: string | null): Audience =>
  types === 'A' ? 'agents' : 'members';

/** Address of an audience's list (D2 §2). */
export const listPath = (audience: Audience): string =>
  audience === 'agents' ? `${PATHS.agentNotices}?types=A` : PATHS.announcements;

/** Key prefix of every announcement list of this account. */
export const BOARDS = [...accountKey, 'announcements'] as const;

/** Announcement board of an audience, with the account's read flags. */
export const announcementsQuery = (audience: Audience, language: Language) =>
  queryOptions({
    queryKey: [...BOARDS, audience, language],
    queryFn: ({ signal }) => api.announcements.board(audience, { signal }),
  });

/** `announcementsQuery` in the current language. */
export function useAnnouncements(audience: Audience) {
  return useQuery(announcementsQuery(audience, useLanguage()));
}
