import { PATHS } from '@lobby/core';
import { useErrorText } from '@lobby/i18n';
import { Button, ButtonLink, Illustration } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';
import { wayOut, type WayOut } from './failures';
import styles from './play.module.css';

export interface PlayFailureProps {
  /** Why; null for an address that is not trusted. */
  error: unknown;
  onAgain(): void;
  onLeave(): void;
}

const LINKS: Record<
  Extract<WayOut, 'deposit' | 'support'>,
  { to: string; label: ParseKeys<'games-play'> }
> = {
  deposit: { to: PATHS.deposit, label: 'play.deposit' },
  support: { to: PATHS.service, label: 'play.support' },
};

/** A game that did not open: why, and what to do about it. */
export function PlayFailure({ error, onAgain, onLeave }: PlayFailureProps) {
  const { t } = useTranslation(['games-play', 'common']);
  const reason = useErrorText(error);
  const out = error === null ? 'choose' : wayOut(error);
  const choose = (
    <Button variant={out === 'choose' ? 'primary' : 'secondary'} onClick={onLeave}>
      {t('games-play:play.choose')}
    </Button>
  );
  const first: Record<WayOut, ReactNode> = {
    choose: null,
    again: <Button onClick={onAgain}>{t('common:action.retry')}</Button>,
    deposit: <ButtonLink to={LINKS.deposit.to}>{t(LINKS.deposit.label)}</ButtonLink>,
    support: <ButtonLink to={LINKS.support.to}>{t(LINKS.support.label)}</ButtonLink>,
  };
  return (
    <div className={styles.over} role="alert">
      <Illustration art="failed" />
      <h2 className={styles.title}>
        {t(error === null ? 'games-play:play.refused.title' : 'games-play:play.failed.title')}
      </h2>
      <p className={styles.text}>{error === null ? t('games-play:play.refused.text') : reason}</p>
      <div className={styles.actions}>
        {first[out]}
        {choose}
      </div>
    </div>
  );
}
