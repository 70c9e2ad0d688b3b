import { api, ApiError } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';

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
