import { api, ApiError } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';

/** A code in the page's address and what became of its check: `null` is refused, `undefined` could not be asked. */
export interface LinkInvitation {
  code: string;
  valid: string | null | undefined;
}

/** What the code in the page's address is worth: the code as the platform spells it, or null when it is refused. */
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

/** The code to register with: the link's needs no second check, a typed one is checked now (D1 §4). */
export async function confirmedCode(
  link: LinkInvitation,
  typed: string,
): Promise<string | undefined> {
  if (link.valid) return link.valid;
  return typed ? api.access.checkInvitation(typed, location.hostname) : undefined;
}
