import { PATHS } from '@lobby/core';
import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, ButtonLink, Illustration } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { GamesLabel } from '../labels';
import { wayOut, type WayOut } from './failures';
import styles from './play.module.css';

export interface PlayFailureProps {
  /** Why; null for an address that is not trusted. */
  error: unknown;
  onAgain(): void;
  onLeave(): void;
}

const LINKS: Record<Extract<WayOut, 'deposit' | 'support'>, { to: string; label: GamesLabel }> = {
  deposit: { to: PATHS.deposit, label: 'play.deposit' },
  support: { to: PATHS.service, label: 'play.support' },
};

/** A game that did not open: why, and what to do about it. */
export function PlayFailure({ error, onAgain, onLeave }: PlayFailureProps) {
  const t = useLabels(['games', 'common']);
  const out = error === null ? 'choose' : wayOut(error);
  const choose = (
    <Button variant={out === 'choose' ? 'primary' : 'secondary'} onClick={onLeave}>
      {t('games:play.choose')}
    </Button>
  );
  const first: Record<WayOut, ReactNode> = {
    choose: null,
    again: <Button onClick={onAgain}>{t('common:action.retry')}</Button>,
    deposit: <ButtonLink to={LINKS.deposit.to}>{t(`games:${LINKS.deposit.label}`)}</ButtonLink>,
    support: <ButtonLink to={LINKS.support.to}>{t(`games:${LINKS.support.label}`)}</ButtonLink>,
  };
  return (
    <div className={styles.over} role="alert">
      <Illustration art="failed" />
      <h2 className={styles.title}>
        {t(error === null ? 'games:play.refused.title' : 'games:play.failed.title')}
      </h2>
      <p className={styles.text}>
        {error === null ? t('games:play.refused.text') : t(`common:${errorLabel(error)}`)}
      </p>
      <div className={styles.actions}>
        {first[out]}
        {choose}
      </div>
    </div>
  );
}
