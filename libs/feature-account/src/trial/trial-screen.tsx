import { PATHS } from '@lobby/core';
import { FormAlert } from '@lobby/feature-kit';
import { whitelabelQuery } from '@lobby/session';
import { Button, ButtonLink, EmptyState, Illustration, TextLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RedirectIfSignedIn } from '../sign-in/redirect-if-signed-in';
import { SignInPage } from '../sign-in/sign-in-page';
import { useTrial } from './use-trial';
import styles from './trial.module.css';

/** Text about trials and the button that opens one; a note if it is not offered. */
function TrialOffer() {
  const { t } = useTranslation(['account-login', 'common', 'forms']);
  const { closed, open, busy, error } = useTrial();
  const register = (
    <ButtonLink to={PATHS.register} variant={closed ? 'primary' : 'secondary'} size="l">
      {t('common:action.register')}
    </ButtonLink>
  );
  if (closed === 'excluded') {
    const help = <TextLink to={PATHS.saferPlayClosed}>{t('forms:exclusion.help')}</TextLink>;
    return <EmptyState art="search" title={t('trial.closed')} action={help} />;
  }
  if (closed) return <EmptyState art="search" title={t('trial.closed')} action={register} />;
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
  // Fetch now, not when idle: a flag decides whether there are trials.
  useQuery(whitelabelQuery);
  return (
    <SignInPage>
      <RedirectIfSignedIn />
      <TrialOffer />
    </SignInPage>
  );
}

export const Component = TrialScreen;
