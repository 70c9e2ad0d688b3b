import { FormAlert } from '@lobby/feature-kit';
import { Button, FormError } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTrial } from './use-trial';

/**
 * Opens a trial from the login screen; renders nothing if the jurisdiction or the platform's flag turns trials off
 * (decision 28), or during an exclusion on this device.
 */
export function TrialButton() {
  const { t } = useTranslation(['account-login', 'common']);
  const { closed, open, busy, error } = useTrial();
  if (closed === 'off' || closed === 'excluded') return null;
  if (closed) return <FormError>{t('trial.closed')}</FormError>;
  return (
    <>
      <FormAlert error={error} />
      <Button variant="plain" size="l" busy={busy} busyLabel={t('trial.busy')} onClick={open}>
        {t('login.trial')}
      </Button>
    </>
  );
}
