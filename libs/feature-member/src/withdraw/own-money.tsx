import { PATHS } from '@lobby/core';
import { accessDenied, useViewer, type DeniedReason } from '@lobby/session';
import { ButtonLink, EmptyState } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Where each account without money of its own goes on. */
const ELSEWHERE = {
  'real-account': { to: PATHS.register, words: 'trial' },
  'not-permitted': { to: PATHS.service, words: 'virtual' },
} as const satisfies Partial<Record<DeniedReason, object>>;

const isTold = (reason: DeniedReason | null): reason is keyof typeof ELSEWHERE =>
  reason !== null && reason in ELSEWHERE;

/** Its children for accounts with money of their own; a trial or virtual account is told what to do instead. */
export function OwnMoney({ children }: { children: ReactNode }) {
  const { t } = useTranslation('member-withdraw');
  const reason = accessDenied({ realAccount: true, ownAccount: true }, useViewer());
  if (!isTold(reason)) return children;
  const { to, words } = ELSEWHERE[reason];
  return (
    <EmptyState
      title={t(`account.${words}`)}
      text={t(`account.${words}Text`)}
      action={<ButtonLink to={to}>{t(`account.${words}Action`)}</ButtonLink>}
    />
  );
}
