import { api } from '@lobby/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { toField, type FormField } from '../registration/fields/form-fields';

/** The server's rules of single fields (D1 §5); they change with no session. */
export const accountRulesQuery = queryOptions({
  queryKey: ['account-rules'],
  queryFn: ({ signal }) => api.access.validationRules({ signal }),
  staleTime: Infinity,
  meta: { ownError: true },
});

/** The rule of a field; until it is known, or where there is none, only that it must be filled in. */
export function useRule(name: string): FormField {
  const { data } = useQuery(accountRulesQuery);
  const rule = data?.[name] ?? { field: name, enabled: true, required: true };
  return toField(rule);
}
