import { api } from '@lobby/api-client';
import { whenIdle } from '@lobby/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toField, type FormField } from '../registration/fields/form-fields';

/** The server's rules of single fields (D1 §5); they change with no session. */
export const accountRulesQuery = queryOptions({
  queryKey: ['account-rules'],
  // The form stands without them: they wait until it is drawn.
  queryFn: async ({ signal }) => {
    await new Promise<void>((rested) => whenIdle(rested));
    return api.access.validationRules({ signal });
  },
  staleTime: Infinity,
});

/** The rule of a field; until it is known, or where there is none, only that it must be filled in. */
export function useRule(name: string): FormField {
  const rule = useQuery(accountRulesQuery).data?.[name];
  return useMemo(
    () => toField(rule ?? { field: name, enabled: true, required: true }),
    [rule, name],
  );
}
