import { HOME_PATHS, PATHS } from '@lobby/core';
import { useDepositClosed } from '@lobby/session';
import { BottomBar, Gamepad, Live, Me, Sparkles, Wallet } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from './use-screen';

interface Entry {
  label: 'nav.games' | 'nav.events' | 'nav.live' | 'nav.deposit' | 'nav.me' | 'nav.saferPlay';
  to: string;
  icon: ReactNode;
  /** Paths on which the entry is the current one. */
  activeOn: readonly string[];
}

/** The five entries of the bottom bar (D1 §2). */
export const ENTRIES: readonly Entry[] = [
  { label: 'nav.games', to: PATHS.allGames, icon: <Gamepad />, activeOn: [PATHS.allGames] },
  { label: 'nav.events', to: PATHS.promotions, icon: <Sparkles />, activeOn: [PATHS.promotions] },
  { label: 'nav.live', to: PATHS.home, icon: <Live />, activeOn: HOME_PATHS },
  { label: 'nav.deposit', to: PATHS.deposit, icon: <Wallet />, activeOn: [PATHS.deposit] },
  { label: 'nav.me', to: PATHS.me, icon: <Me />, activeOn: [PATHS.me, PATHS.memberHome] },
];

/** Replaces the deposit during a break and with a deposit limit used up. */
const REST: Entry = {
  label: 'nav.saferPlay',
  to: PATHS.saferPlay,
  icon: <Wallet />,
  activeOn: [PATHS.saferPlay],
};

/** The bottom bar with its entries. */
export function BottomNav() {
  const { t } = useTranslation('shell');
  const { path } = useScreen();
  const depositClosed = useDepositClosed();
  const entries = depositClosed
    ? ENTRIES.map((one) => (one.to === PATHS.deposit ? REST : one))
    : ENTRIES;
  const items = entries.map(({ label, to, icon, activeOn }) => ({
    label: t(label),
    to,
    icon,
    active: activeOn.includes(path),
  }));
  return <BottomBar label={t('nav.main')} items={items} />;
}
