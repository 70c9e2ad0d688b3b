import { ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useErrorText } from '@lobby/i18n';
import { LaunchFailure } from '@lobby/feature-kit';
import { useDepositClosed } from '@lobby/session';
import { Button, ButtonLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';

interface PlayFailureProps {
  /** The launch error; null for an untrusted launch URL. */
  error: unknown;
  onRetry(): void;
  onLeave(): void;
}

/** Link of each action. */
const LINKS = {
  deposit: { to: PATHS.deposit, label: 'play.deposit' },
  support: { to: PATHS.service, label: 'play.support' },
  identity: { to: PATHS.identity, label: 'play.identity' },
  saferPlay: { to: PATHS.saferPlay, label: 'play.saferPlay' },
} as const satisfies Record<string, { to: string; label: ParseKeys<'games-play'> }>;

/** Action for a game that does not open: retry, return to the list, or a link. */
type FailureAction = 'retry' | 'choose' | keyof typeof LINKS;

/** Actions by error code; other errors can be retried. */
const ACTIONS: Readonly<Record<string, FailureAction>> = {
  'game.maintenance': 'choose',
  'game.not.found': 'choose',
  'wallet.insufficient': 'deposit',
  'function.not.available': 'choose',
  'account.no.permission': 'support',
  'account.excluded': 'saferPlay',
  'protection.limit.reached': 'saferPlay',
  'identity.required': 'identity',
};

/** The action for a launch error. */
export function failureAction(error: unknown): FailureAction {
  const code = error instanceof ApiError ? error.code : undefined;
  return (code && ACTIONS[code]) ?? 'retry';
}

/** Error state of a game: the reason and an action. */
export function PlayFailure({ error, onRetry, onLeave }: PlayFailureProps) {
  const { t } = useTranslation(['games-play', 'common']);
  const reason = useErrorText(error);
  const depositClosed = useDepositClosed();
  const wanted = error === null ? 'choose' : failureAction(error);
  const action = wanted === 'deposit' && depositClosed ? 'saferPlay' : wanted;
  const link = action === 'retry' || action === 'choose' ? undefined : LINKS[action];
  return (
    <LaunchFailure
      title={t(error === null ? 'games-play:play.refused.title' : 'games-play:play.failed.title')}
      text={error === null ? t('games-play:play.refused.text') : reason}
    >
      {action === 'retry' && <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
      {link && <ButtonLink to={link.to}>{t(link.label)}</ButtonLink>}
      <Button variant={action === 'choose' ? 'primary' : 'secondary'} onClick={onLeave}>
        {t('games-play:play.choose')}
      </Button>
    </LaunchFailure>
  );
}
