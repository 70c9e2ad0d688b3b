import { invitationOf } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { FailedState } from '@lobby/ui-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { FormSkeleton } from '../entry/form-skeleton';
import { RegistrationForm } from './form/registration-form';
import { useRegistration } from './form/use-registration';
import type { RegistrationSetup } from './form/use-registration-form';
import { invitationQuery } from './invitation.query';
import type { RegistrationMethod } from './methods';
import { registerSettingsQuery } from './register-settings.query';

function ReadyForm(setup: RegistrationSetup) {
  return <RegistrationForm registration={useRegistration(setup)} />;
}

/** Registration, once the server's rules and the worth of the address's code are known. */
export function Registration({ method }: { method: RegistrationMethod }) {
  const t = useLabels('common');
  const code = invitationOf(useLocation().search);
  const settings = useQuery(registerSettingsQuery);
  const invitation = useQuery({
    ...invitationQuery(code),
    ...(code === '' ? { queryFn: skipToken } : {}),
  });
  if (settings.isError)
    return (
      <FailedState
        title={t('failed.title')}
        retryLabel={t('action.retry')}
        onRetry={() => void settings.refetch()}
        busy={settings.isFetching}
      />
    );
  if (settings.isPending || invitation.isLoading) return <FormSkeleton />;
  return (
    <ReadyForm
      method={method}
      settings={settings.data}
      invitation={{ code, valid: invitation.data }}
    />
  );
}
