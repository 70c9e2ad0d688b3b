import { api } from '@lobby/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Rules of the registration fields; their texts come in every language at once (D1 §5). */
export const registerSettingsQuery = queryOptions({
  queryKey: ['register-settings'],
  queryFn: ({ signal }) => api.access.registerSettings({ signal }),
});
