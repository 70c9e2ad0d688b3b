import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../theme/media';

/** Whose turn it is among `count`; the turn passes on every `intervalMs` while the page is seen. */
export function useTurns(count: number, intervalMs: number) {
  const [still] = useState(prefersReducedMotion);
  const [playing, setPlaying] = useState(true);
  const [turn, setTurn] = useState(0);
  const moves = count > 1 && !still;

  useEffect(() => {
    if (!moves || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((last) => last + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moves, playing, intervalMs]);

  return {
    index: count === 0 ? 0 : turn % count,
    moves,
    playing,
    toggle: () => setPlaying(!playing),
  };
}
