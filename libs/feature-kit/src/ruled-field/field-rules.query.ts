import { api } from '@lobby/api-client';
import { whenIdle } from '@lobby/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldLimits } from '@lobby/api-client';
import { useFieldLimits } from '../field-errors/field-limits';
import { toField, type FormField } from './form-field';

/** The platform's validation rules by field name (D1 §5); the same for all sessions. */
export const fieldRulesQuery = queryOptions({
  queryKey: ['field-rules'],
  // Deferred until the page is idle: forms work without the rules.
  queryFn: async ({ signal }) => {
    await new Promise<void>((idle) => whenIdle(idle));
    return api.access.validationRules({ signal });
  },
  staleTime: Infinity,
});

/** Returns the rule of a field by the platform's field name. */
export type RuleOf = (name: string) => FormField;

type Rules = Awaited<ReturnType<typeof api.access.validationRules>>;

/** Creates a memoized lookup: returns the same object for a field until the rules change. */
function ruleOf(rules: Rules | undefined, digits: FieldLimits): RuleOf {
  const fields = new Map<string, FormField>();
  return (name) => {
    const field =
      fields.get(name) ??
      toField(rules?.[name] ?? { field: name, enabled: true, required: true }, digits);
    fields.set(name, field);
    return field;
  };
}

/** The platform's field rules, capped by the merchant's limits (which it does not fetch). A field without a loaded rule is only required. */
export function useFieldRules(): RuleOf {
  const { data } = useQuery(fieldRulesQuery);
  const digits = useFieldLimits(false);
  return useMemo(() => ruleOf(data, digits), [data, digits]);
}
