import { api } from '@lobby/api-client';
import { refusalLabel, RuledField, ruleError } from '@lobby/feature-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from './field-input';

/** Milliseconds a name must stay unchanged before it is checked. */
const NAME_CHECK_DELAY_MS = 250;

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Whether a user name is free (D1 §7). */
const nameCheckQuery = (userName: string) =>
  queryOptions({
    queryKey: ['user-name-free', userName],
    queryFn: async ({ signal }) => {
      await delay(NAME_CHECK_DELAY_MS, signal);
      return api.access.userNameIsFree(userName, { signal });
    },
    enabled: userName !== '',
    staleTime: 30_000,
  });

/** The user name; whether it is free is checked once the field was left. */
export function UserNameField({ rule, field, form }: FieldInputProps) {
  const { t } = useTranslation(['account-register', 'errors']);
  const [left, setLeft] = useState('');
  const typed = useWatch({ control: form.form.control, name: rule.name })?.trim() ?? '';
  const settled = typed === left && ruleError(rule, typed) === null ? typed : '';
  // Undefined while it is not known: then the registration itself tells.
  const free = useQuery(nameCheckQuery(settled)).data;
  const taken = free === false ? t(refusalLabel('register.username.taken')) : undefined;
  return (
    <RuledField
      rule={rule}
      field={{
        ...field,
        error: field.error ?? taken,
        onBlur: (event: { target: { value: string } }) => {
          setLeft(event.target.value.trim());
          return field.onBlur(event);
        },
      }}
      hint={free ? t('userName.free') : undefined}
    />
  );
}
