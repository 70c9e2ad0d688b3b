import { PATHS } from '@lobby/core';
import { FormAlert } from '@lobby/feature-kit';
import { Button, ButtonLink, EmptyState, Illustration } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { RedirectIfSignedIn } from '../entry/redirect-if-signed-in';
import { useTrial } from './use-trial';
import styles from './trial.module.css';

/** What a trial is and the button that opens one; a note where it is not offered. */
function TrialOffer() {
  const { t } = useTranslation(['account-login', 'common']);
  const { offered, open, busy, error } = useTrial();
  const register = (
    <ButtonLink to={PATHS.register} variant={offered ? 'secondary' : 'primary'} size="l">
      {t('common:action.register')}
    </ButtonLink>
  );
  if (!offered) return <EmptyState art="search" title={t('trial.closed')} action={register} />;
  return (
    <section className={styles.offer}>
      <Illustration art="coin" />
      <p className={styles.text}>{t('trial.text')}</p>
      <FormAlert error={error} />
      <Button size="l" busy={busy} busyLabel={t('trial.busy')} onClick={open}>
        {t('login.trial')}
      </Button>
      {register}
    </section>
  );
}

/** Free trial (D1 §2, §4): goes Home on success and for a signed-in user. */
export function TrialScreen() {
  return (
    <>
      <RedirectIfSignedIn />
      <TrialOffer />
    </>
  );
}

export const Component = TrialScreen;
