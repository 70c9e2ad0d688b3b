import { api } from '@lobby/api-client';
import { whenIdle } from '@lobby/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toField, type FormField } from './form-field';

/** The platform's rules of single fields (D1 §5); the same for every session. */
export const fieldRulesQuery = queryOptions({
  queryKey: ['field-rules'],
  // A form works without them: they load once it is drawn.
  queryFn: async ({ signal }) => {
    await new Promise<void>((idle) => whenIdle(idle));
    return api.access.validationRules({ signal });
  },
  staleTime: Infinity,
});

/** The rule of a field, by the platform's name of it. */
export type RuleOf = (name: string) => FormField;

type Rules = Awaited<ReturnType<typeof api.access.validationRules>>;

/** Makes fields of rules, each once: a field is the same object until the rules change. */
function ruleOf(rules: Rules | undefined): RuleOf {
  const fields = new Map<string, FormField>();
  return (name) => {
    const field =
      fields.get(name) ?? toField(rules?.[name] ?? { field: name, enabled: true, required: true });
    fields.set(name, field);
    return field;
  };
}

/** The platform's rules; a field without one, or whose rule is not known yet, is only required. */
export function useFieldRules(): RuleOf {
  const { data } = useQuery(fieldRulesQuery);
  return useMemo(() => ruleOf(data), [data]);
}
