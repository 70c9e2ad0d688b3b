import { errorLabel, useLabels } from '@lobby/i18n';
import { currentBrand, startSession } from '@lobby/session';
import { Button, FormError } from '@lobby/ui-kit';
import { useSubmission } from '../../submission/use-submission';
import { openTrial } from './open-trial';

/** Play money without an account, where the law of the place allows it (decision 28). */
export function TrialButton() {
  const t = useLabels(['account', 'common']);
  const { submit, busy, error } = useSubmission('trial', {
    send: (_values: null) => openTrial(),
    onDone: startSession,
  });
  if (!currentBrand().jurisdiction.freePlay) return null;
  return (
    <>
      {error && <FormError>{t(`common:${errorLabel(error)}`)}</FormError>}
      <Button
        variant="plain"
        size="l"
        busy={busy}
        busyLabel={t('trial.busy')}
        onClick={() => submit(null)}
      >
        {t('login.trial')}
      </Button>
    </>
  );
}
