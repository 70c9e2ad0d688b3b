import { api } from '@lobby/api-client';
import {
  refusalLabel,
  RuledField,
  ruleError,
  type AppFormState,
  type FieldProps,
  type FormField,
} from '@lobby/feature-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegistrationValues } from './registration.schema';

/** Debounce of the name check, ms. */
const NAME_CHECK_DELAY_MS = 250;
/** Stale time of a result, ms. */
const NAME_FRESH_MS = 30_000;

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Whether a user name is free (D1 §7); disabled for an empty name. */
const nameCheckQuery = (userName: string) =>
  queryOptions({
    queryKey: ['user-name-free', userName],
    queryFn: async ({ signal }) => {
      await delay(NAME_CHECK_DELAY_MS, signal);
      return api.access.userNameIsFree(userName, { signal });
    },
    enabled: userName !== '',
    staleTime: NAME_FRESH_MS,
  });

interface UserNameFieldProps {
  rule: FormField;
  field: FieldProps;
  form: AppFormState<RegistrationValues>;
}

/** User name field. On blur, checks that a valid name is free and shows the result. */
export function UserNameField({ rule, field, form }: UserNameFieldProps) {
  const { t } = useTranslation(['account-register', 'errors']);
  const [blurred, setBlurred] = useState('');
  const typed = useWatch({ control: form.form.control, name: rule.name })?.trim() ?? '';
  const checked = typed === blurred && ruleError(rule, typed) === null ? typed : '';
  // Undefined while unknown or failed: registration itself refuses a taken name.
  const free = useQuery(nameCheckQuery(checked)).data;
  const taken = free === false ? t(refusalLabel('register.username.taken')) : undefined;
  return (
    <RuledField
      rule={rule}
      field={{
        ...field,
        error: field.error ?? taken,
        onBlur: (event: { target: { value: string } }) => {
          setBlurred(event.target.value.trim());
          return field.onBlur(event);
        },
      }}
      hint={free ? t('userName.free') : undefined}
    />
  );
}
