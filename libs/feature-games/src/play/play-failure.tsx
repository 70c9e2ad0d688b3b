import { PATHS } from '@lobby/core';
import { useErrorText } from '@lobby/i18n';
import { Button, ButtonLink, Illustration } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';
import { failureAction, type FailureAction } from './failure-action';
import styles from './play.module.css';

interface PlayFailureProps {
  /** Why; null for a launch address that is not trusted. */
  error: unknown;
  onRetry(): void;
  onLeave(): void;
}

const LINKS: Record<
  Extract<FailureAction, 'deposit' | 'support'>,
  { to: string; label: ParseKeys<'games-play'> }
> = {
  deposit: { to: PATHS.deposit, label: 'play.deposit' },
  support: { to: PATHS.service, label: 'play.support' },
};

/** A game that did not open: the reason and what to do. */
export function PlayFailure({ error, onRetry, onLeave }: PlayFailureProps) {
  const { t } = useTranslation(['games-play', 'common']);
  const reason = useErrorText(error);
  const action = error === null ? 'choose' : failureAction(error);
  const choose = (
    <Button variant={action === 'choose' ? 'primary' : 'secondary'} onClick={onLeave}>
      {t('games-play:play.choose')}
    </Button>
  );
  const first: Record<FailureAction, ReactNode> = {
    choose: null,
    retry: <Button onClick={onRetry}>{t('common:action.retry')}</Button>,
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
        {first[action]}
        {choose}
      </div>
    </div>
  );
}
