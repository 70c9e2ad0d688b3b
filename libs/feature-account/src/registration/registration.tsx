import { invitationOf } from '@lobby/core';
import { FailedState } from '@lobby/ui-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { FormSkeleton } from '../entry/form-skeleton';
import type { RegistrationMethod } from './methods';
import { RegistrationForm } from './registration-form';
import { invitationQuery, registerSettingsQuery } from './registration.query';

/** Registration, once the platform's rules and the check of the address's code are there. */
export function Registration({ method }: { method: RegistrationMethod }) {
  const code = invitationOf(useLocation().search);
  const settings = useQuery(registerSettingsQuery);
  const invitation = useQuery({
    ...invitationQuery(code),
    ...(code === '' ? { queryFn: skipToken } : {}),
  });
  if (settings.isError)
    return <FailedState onRetry={() => void settings.refetch()} busy={settings.isFetching} />;
  if (settings.isPending || invitation.isLoading) return <FormSkeleton />;
  return (
    <RegistrationForm
      method={method}
      settings={settings.data}
      invitation={{ code, valid: invitation.data }}
    />
  );
}
