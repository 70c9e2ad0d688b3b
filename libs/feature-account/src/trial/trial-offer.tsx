import type { ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { FormAlert } from '@lobby/feature-kit';
import { Button, ButtonLink, EmptyState, Illustration } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './trial.module.css';

export interface TrialOfferProps {
  offered: boolean;
  open(): void;
  busy: boolean;
  error: ApiError | null;
}

/** What a trial account is, and the way into one; elsewhere, that there is none here. */
export function TrialOffer({ offered, open, busy, error }: TrialOfferProps) {
  const { t } = useTranslation(['account-login', 'common']);
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
      <FormAlert error={error} />
      <Button size="l" busy={busy} busyLabel={t('trial.busy')} onClick={open}>
        {t('login.trial')}
      </Button>
      {register}
    </section>
  );
}
