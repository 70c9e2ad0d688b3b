import { useLabels } from '@lobby/i18n';
import { FailedState } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { skipToken } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { invitationQuery } from '../invitation.query';
import { registerSettingsQuery } from '../register-settings.query';
import { FormSkeleton } from '../../entry/form-skeleton';
import { UserNameForm } from './user-name-form';

/** Registration by user name, once the server's rules and the worth of the address's code are known. */
export function UserNameRegistration() {
  const t = useLabels('common');
  const [query] = useSearchParams();
  const code = query.get('affiliate')?.slice(0, 64) ?? '';
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
  return <UserNameForm settings={settings.data} invitation={{ code, valid: invitation.data }} />;
}
