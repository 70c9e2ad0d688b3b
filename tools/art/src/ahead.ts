import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { createPictureCache, type PictureCache } from './cache';
import { createPause, type Pause } from './pause';
import type { PictureRequest } from './request';

/** Idle time in ms before drawing resumes. */
const QUIET_MS = 1_000;
/** Minimum interval in ms between pause messages to the drawing process. */
const PAUSE_MESSAGE_MS = 250;
const LOG_EVERY = 40;
/** Log line after the first list is drawn. */
const OPENING_DRAWN = 'pictures of the first pages are drawn';
const LOWEST_PRIORITY = 19;

export interface DrawAheadOptions {
  dir: string;
  /** Lists in the order in which they are drawn; the first is announced when it is complete. */
  lists: readonly (readonly PictureRequest[])[];
  log: (line: string) => void;
}

/** Draws the lists in sequence and logs the progress. */
export async function drawLists(
  cache: Pick<PictureCache, 'ensure'>,
  { lists, log }: Omit<DrawAheadOptions, 'dir'>,
  { pause, signal }: { pause: Pause; signal: AbortSignal },
): Promise<void> {
  const total = lists.flat().length;
  let before = 0;
  for (const [place, list] of lists.entries()) {
    const from = before;
    await cache.ensure(list, {
      signal,
      turn: pause.over,
      onProgress: (done) => {
        const all = from + done;
        if (all % LOG_EVERY === 0 || all === total) log(`pictures ${all}/${total}`);
      },
    });
    if (place === 0 && !signal.aborted) log(OPENING_DRAWN);
    before += list.length;
  }
}

/**
 * Main function of the drawing process: draws all lists on every core, at the lowest priority, pausing while its
 * parent handles requests. Exits with its parent.
 */
export async function drawAhead({ dir, lists, log }: DrawAheadOptions): Promise<void> {
  setPriority(LOWEST_PRIORITY);
  const stop = new AbortController();
  const pause = createPause(QUIET_MS);
  process.on('message', pause.hold);
  process.once('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => stop.abort());
  await drawLists(createPictureCache({ dir }), { lists, log }, { pause, signal: stop.signal });
  process.disconnect?.();
}

/** Handle of a drawing process in its parent. */
export interface Drawing {
  /** Pauses the drawing for a second; called for each request. */
  pauseDrawing: () => void;
  stop: () => void;
}

/** Starts `entry` with `args` as the drawing process, which must call `drawAhead`. */
export function startDrawing(entry: string, args: readonly string[]): Drawing {
  const child = fork(entry, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let sentAt = -Infinity;
  // Ignore errors: without the process, pictures are drawn on request.
  child.on('error', () => undefined);
  return {
    pauseDrawing: () => {
      const now = Date.now();
      if (!child.connected || now - sentAt < PAUSE_MESSAGE_MS) return;
      sentAt = now;
      child.send('request');
    },
    stop: () => {
      child.kill('SIGTERM');
      if (child.connected) child.disconnect();
    },
  };
}
