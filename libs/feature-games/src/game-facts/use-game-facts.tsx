import type { Game } from '@lobby/api-client';
import { withLabels } from '@lobby/i18n';
import { lazyOverlay } from '@lobby/ui-kit';
import { useCallback, useState, type ReactNode } from 'react';
import type { GameFactsProps } from './game-facts';

const GameFacts = /* @__PURE__ */ lazyOverlay<GameFactsProps>(
  () => withLabels(['games-list'], () => import('./game-facts')),
  ({ onClose }) => onClose(),
);

/** Returns a function that shows the facts of a game, and the sheet with them, to place beside the tiles. */
export function useGameFacts(): { tell(game: Game): void; facts: ReactNode } {
  const [{ game, open }, setTold] = useState<{ game?: Game; open: boolean }>({ open: false });
  const tell = useCallback((told: Game) => setTold({ game: told, open: true }), []);
  const close = () => setTold({ ...(game && { game }), open: false });
  const facts = game && <GameFacts game={game} open={open} onClose={close} />;
  return { tell, facts };
}
