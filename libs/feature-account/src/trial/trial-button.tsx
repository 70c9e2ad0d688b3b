import { errorLabel, useLabels } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { Button, FormError } from '@lobby/ui-kit';
import { useTrial } from './use-trial';

/** Play money without an account, under the login form; nothing where the place does not allow it (decision 28). */
export function TrialButton() {
  const t = useLabels(['account', 'common']);
  const { offered, open, busy, error } = useTrial();
  if (!currentBrand().jurisdiction.freePlay) return null;
  if (!offered) return <FormError>{t('trial.closed')}</FormError>;
  return (
    <>
      {error && <FormError>{t(`common:${errorLabel(error)}`)}</FormError>}
      <Button variant="plain" size="l" busy={busy} busyLabel={t('trial.busy')} onClick={open}>
        {t('login.trial')}
      </Button>
    </>
  );
}
