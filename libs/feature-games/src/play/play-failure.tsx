import { PATHS } from '@lobby/core';
import { useErrorText } from '@lobby/i18n';
import { LaunchFailure } from '@lobby/feature-kit';
import { useDepositClosed } from '@lobby/session';
import { Button, ButtonLink } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';
import { failureAction, type FailureAction } from './failure-action';

interface PlayFailureProps {
  /** Why; null for a launch address that is not trusted. */
  error: unknown;
  onRetry(): void;
  onLeave(): void;
}

const LINKS: Record<
  Extract<FailureAction, 'deposit' | 'support' | 'saferPlay' | 'identity'>,
  { to: string; label: ParseKeys<'games-play'> }
> = {
  deposit: { to: PATHS.deposit, label: 'play.deposit' },
  support: { to: PATHS.service, label: 'play.support' },
  identity: { to: PATHS.identity, label: 'play.identity' },
  saferPlay: { to: PATHS.saferPlay, label: 'play.saferPlay' },
};

/** A game that did not open: the reason and what to do. */
export function PlayFailure({ error, onRetry, onLeave }: PlayFailureProps) {
  const { t } = useTranslation(['games-play', 'common']);
  const reason = useErrorText(error);
  const depositClosed = useDepositClosed();
  const wanted = error === null ? 'choose' : failureAction(error);
  const action = wanted === 'deposit' && depositClosed ? 'saferPlay' : wanted;
  const choose = (
    <Button variant={action === 'choose' ? 'primary' : 'secondary'} onClick={onLeave}>
      {t('games-play:play.choose')}
    </Button>
  );
  const first: Record<FailureAction, ReactNode> = {
    choose: null,
    retry: <Button onClick={onRetry}>{t('common:action.retry')}</Button>,
    deposit: <ButtonLink to={LINKS.deposit.to}>{t(LINKS.deposit.label)}</ButtonLink>,
    identity: <ButtonLink to={LINKS.identity.to}>{t(LINKS.identity.label)}</ButtonLink>,
    saferPlay: <ButtonLink to={LINKS.saferPlay.to}>{t(LINKS.saferPlay.label)}</ButtonLink>,
    support: <ButtonLink to={LINKS.support.to}>{t(LINKS.support.label)}</ButtonLink>,
  };
  return (
    <LaunchFailure
      title={t(error === null ? 'games-play:play.refused.title' : 'games-play:play.failed.title')}
      text={error === null ? t('games-play:play.refused.text') : reason}
    >
      {first[action]}
      {choose}
    </LaunchFailure>
  );
}
