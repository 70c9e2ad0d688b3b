import { PATHS, readStored, whenNetworkIdle, writeStored } from '@lobby/core';
import { prefersLessData, prefersReducedMotion } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages with a video behind their form (D1 §2). */
const PAGES_WITH_VIDEO: readonly string[] = [PATHS.login, PATHS.register];

/** State of the video behind a form, and the events that change it. */
export interface BackdropMotion {
  /** Path under which the position is saved; undefined while only the picture is shown. */
  page: string | undefined;
  /** True once the video can play: shows the pause button. */
  playable: boolean;
  paused: boolean;
  /** Called when the video plays, or can be started by the user. */
  onPlayable(): void;
  /** Called if the video cannot play: only the picture stays. */
  onFailed(): void;
  /** Called if the browser blocks autoplay. */
  onBlocked(): void;
  toggle(): void;
}

const SLOW_NETWORKS: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether the browser reports a network slower than 4G; false where it reports none. */
function isSlowNetwork(): boolean {
  const { connection }: Navigator & { connection?: { effectiveType?: string } } = navigator;
  return SLOW_NETWORKS.includes(connection?.effectiveType);
}

/** Whether to show only the picture: reduced motion, data saving or a slow network. */
const wantsPicture = () => prefersReducedMotion() || prefersLessData() || isSlowNetwork();

/** True once the network is idle, later than the half second of D1 §2; never where `wantsPicture`. */
function useVideoDue(enabled: boolean): boolean {
  const [due, setDue] = useState(false);
  const queries = useQueryClient();
  useEffect(
    function waitForNetworkIdle() {
      if (!enabled || wantsPicture()) return;
      return whenNetworkIdle(
        () => setDue(true),
        () => queries.isFetching() > 0,
      );
    },
    [enabled, queries],
  );
  return due;
}

/** Decides whether the video behind a form plays (D1 §2). A pause is stored for the visit (decision 26). */
export function useBackdropMotion(): BackdropMotion {
  const { pathname } = useLocation();
  const hasVideo = PAGES_WITH_VIDEO.includes(pathname);
  const due = useVideoDue(hasVideo);
  const [paused, setPaused] = useState(() => readStored('backdrop').paused);
  const [status, setStatus] = useState<'loading' | 'playable' | 'failed'>('loading');
  return {
    page: hasVideo && due && status !== 'failed' ? pathname : undefined,
    playable: status === 'playable',
    paused,
    onPlayable: () => setStatus('playable'),
    onFailed: () => setStatus('failed'),
    onBlocked: () => {
      setPaused(true);
      setStatus('playable');
    },
    toggle: () => {
      writeStored('backdrop', { ...readStored('backdrop'), paused: !paused });
      setPaused(!paused);
    },
  };
}
