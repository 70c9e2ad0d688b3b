import { accountType, useSession } from '@lobby/session';
import type { PlayTarget } from '../open-game/play-address';

/** Whether a game is played for play money: it was opened so, or by a trial account, or by a guest. */
export function usePlayMoney({ demo }: Pick<PlayTarget, 'demo'>): boolean {
  const session = useSession();
  return demo || session === null || accountType(session.type).name === 'trial';
}
