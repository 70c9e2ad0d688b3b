import type { ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, ButtonLink, EmptyState, FormError, Illustration } from '@lobby/ui-kit';
import styles from './trial.module.css';

export interface TrialOfferProps {
  offered: boolean;
  open(): void;
  busy: boolean;
  error: ApiError | null;
}

/** What a trial account is, and the way into one; elsewhere, that there is none here. */
export function TrialOffer({ offered, open, busy, error }: TrialOfferProps) {
  const t = useLabels(['account', 'common']);
  const register = (
    <ButtonLink to={PATHS.register} variant={offered ? 'secondary' : 'primary'} size="l">
      {t('common:action.register')}
    </ButtonLink>
  );
  if (!offered) return <EmptyState art="search" title={t('trial.closed')} action={register} />;
  return (
    <section className={styles.offer}>
      <Illustration art="heart" />
      <p className={styles.text}>{t('trial.text')}</p>
      {error && <FormError>{t(`common:${errorLabel(error)}`)}</FormError>}
      <Button size="l" busy={busy} busyLabel={t('trial.busy')} onClick={open}>
        {t('login.trial')}
      </Button>
      {register}
    </section>
  );
}
