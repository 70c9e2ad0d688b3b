import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { accountKey } from '@lobby/session';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Whose announcements: the documents' `types` parameter knows the agents' (D2 §2). */
export type Audience = 'members' | 'agents';

export const audienceOf = (types: string | null): Audience =>
  types === 'A' ? 'agents' : 'members';

/** Every list of announcements of this account lies under this key. */
export const BOARDS = [...accountKey, 'announcements'] as const;

/** What was announced, with what of it this account has read. */
export const announcementsQuery = (audience: Audience, language: Language) =>
  queryOptions({
    queryKey: [...BOARDS, audience, language],
    queryFn: ({ signal }) => api.announcements.board(audience, { signal }),
  });

export function useAnnouncements(audience: Audience) {
  return useQuery(announcementsQuery(audience, useLanguage()));
}
