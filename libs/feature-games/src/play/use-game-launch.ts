import { randomId } from '@lobby/core';
import { useCheckedAddress, type CheckedAddress } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayTarget } from '../open-game/play-address';
import { launchQuery } from './launch.query';

/** State of a launch. */
export type GameLaunch = CheckedAddress | { step: 'failed'; error: unknown };

interface GameLaunchState {
  launch: GameLaunch;
  /** Number of this try, from 0. */
  attempt: number;
  /** Asks again for the same play, or for the trusted origins. */
  retry(): void;
  /** Opens another play, once there is one; else tries again. */
  reload(): void;
}

/** Launches a game once per visit and checks its address against the trusted origins. */
export function useGameLaunch(
  target: PlayTarget,
  { visit, playMoney }: { visit: string; playMoney: boolean },
): GameLaunchState {
  const language = useLanguage();
  const [{ attempt, play }, setTry] = useState(() => ({ attempt: 0, play: randomId() }));
  const tried = `${visit}-${attempt}`;
  const launched = useQuery(launchQuery({ ...target, visit: tried, play, playMoney, language }));
  const { launch: checked, check } = useCheckedAddress(
    'game',
    launched.data ?? '',
    currentBrand().gameOrigins,
  );
  const launch: GameLaunch = launched.isError
    ? { step: 'failed', error: launched.error }
    : launched.data === undefined
      ? { step: 'launching' }
      : checked;

  const next = (key: string) => setTry({ attempt: attempt + 1, play: key });
  const retry = () => (launch.step === 'unchecked' ? check() : next(play));
  const reload = () => {
    if (launch.step === 'launching') return;
    if (launch.step === 'ready') next(randomId());
    else retry();
  };
  return { launch, attempt, retry, reload };
}
