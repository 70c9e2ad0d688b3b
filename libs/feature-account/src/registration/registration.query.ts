import { api, ApiError } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Rules of the registration fields; their texts come in every language at once (D1 §5). */
export const registerSettingsQuery = queryOptions({
  queryKey: ['register-settings'],
  queryFn: ({ signal }) => api.access.registerSettings({ signal }),
});

/** A code in the page's address and the result of its check: `null` is refused, `undefined` could not be checked. */
export interface LinkInvitation {
  code: string;
  valid: string | null | undefined;
}

/** Checks the code in the page's address: the code as the platform spells it, or null when it is refused. */
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

/** The code to register with: the link's was checked before, a typed one is checked now (D1 §4). */
export async function confirmedCode(
  link: LinkInvitation,
  typed: string,
): Promise<string | undefined> {
  if (link.valid) return link.valid;
  return typed ? api.access.checkInvitation(typed, location.hostname) : undefined;
}
