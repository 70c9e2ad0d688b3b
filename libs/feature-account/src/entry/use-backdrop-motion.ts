import { PATHS, readStored, whenIdle, writeStored } from '@lobby/core';
import { prefersLessData, prefersReducedMotion } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds before the moving picture may begin (D1 §2). */
export const VIDEO_DELAY_MS = 500;

/** Pages with a moving picture behind their form (D1 §2). */
const MOVING: readonly string[] = [PATHS.login, PATHS.register];

export interface BackdropMotion {
  /** The page the position is remembered for; nothing while the picture stands still. */
  page: string | undefined;
  /** Whether there is something to pause or to play: a video that can run here. */
  able: boolean;
  paused: boolean;
  /** It has begun to move, or would if a person asked it to. */
  onAble(): void;
  /** It cannot play: the picture stays. */
  onFailed(): void;
  /** The browser will not begin by itself. */
  onRefused(): void;
  toggle(): void;
}

/** True once the page has stood for a moment and rests; never for who asked for less data or motion. */
function useDue(moves: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(
    function waitForRest() {
      if (!moves || prefersReducedMotion() || prefersLessData()) return;
      let left = false;
      const begin = () => {
        if (!left) setDue(true);
      };
      const timer = setTimeout(() => whenIdle(begin), VIDEO_DELAY_MS);
      return () => {
        left = true;
        clearTimeout(timer);
      };
    },
    [moves],
  );
  return due;
}

/** Whether the picture behind a form moves (D1 §2), and what a person can do about it (decision 26). */
export function useBackdropMotion(): BackdropMotion {
  const { pathname } = useLocation();
  const moves = MOVING.includes(pathname);
  const due = useDue(moves);
  const [paused, setPaused] = useState(() => readStored('backdrop').paused);
  const [fate, setFate] = useState<'awaited' | 'able' | 'failed'>('awaited');
  return {
    page: moves && due && fate !== 'failed' ? pathname : undefined,
    able: fate === 'able',
    paused,
    onAble: () => setFate('able'),
    onFailed: () => setFate('failed'),
    onRefused: () => {
      setPaused(true);
      setFate('able');
    },
    toggle: () => {
      writeStored('backdrop', { ...readStored('backdrop'), paused: !paused });
      setPaused(!paused);
    },
  };
}
