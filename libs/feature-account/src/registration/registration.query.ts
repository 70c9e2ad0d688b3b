import { api, ApiError } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Rules of the registration fields, with their messages in every language (D1 §5). */
export const registerSettingsQuery = /* @__PURE__ */ queryOptions({
  queryKey: ['register-settings'],
  queryFn: ({ signal }) => api.access.registerSettings({ signal }),
});

/**
 * Invitation code of the page's address. `valid`: the code as the platform spells it, null if refused,
 * undefined if the check failed.
 */
export interface LinkInvitation {
  code: string;
  valid: string | null | undefined;
}

/** Checks an invitation code: the code as the platform spells it, null if refused. Other errors fail the query. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: async ({ signal }) => {
      try {
        return await api.access.checkInvitation(code, location.hostname, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invitation.code.invalid') return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });

/**
 * Invitation code to send: the link's, checked before, else the typed one, checked here (D1 §4).
 * Throws `invitation.code.invalid`.
 */
export async function confirmedCode(
  link: LinkInvitation,
  typed: string,
): Promise<string | undefined> {
  if (link.valid) return link.valid;
  return typed ? api.access.checkInvitation(typed, location.hostname) : undefined;
}
