import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createPictureCache } from '../pictures';
import { picturesAhead } from './picture-keys';

/** First argument of the rendering process. */
export const DRAW = 'draw';

const LOG_EVERY = 40;
/** Printed once the pictures of the first pages are ready. */
const OPENING_DRAWN = 'pictures of the first pages are drawn';

/** Folder of pictures, by catalogue version: a stale picture is never shown for a new game. */
export function pictureFolder(data: string): string {
  const version = createHash('sha256').update(JSON.stringify(picturesAhead())).digest('hex');
  return join(data, 'pictures', version.slice(0, 12));
}

/**
 * Rendering process: renders every picture in advance, the first pages' with two workers, the rest with one.
 * Runs at low priority and ends with its parent.
 */
export async function drawAll(data: string, log: (line: string) => void): Promise<void> {
  setPriority(19);
  const stop = new AbortController();
  process.once('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => stop.abort());
  const dir = pictureFolder(data);
  const { opening, first, later } = picturesAhead();
  const total = opening.length + first.length + later.length;
  const progressFrom = (before: number) => (done: number) => {
    const all = before + done;
    if (all % LOG_EVERY === 0 || all === total) log(`pictures ${all}/${total}`);
  };
  const { signal } = stop;
  const draw = (workers: number, list: typeof first, before: number) =>
    createPictureCache({ dir, workers }).ensure(list, { signal, onProgress: progressFrom(before) });
  await draw(2, opening, 0);
  log(OPENING_DRAWN);
  await draw(2, first, opening.length);
  await draw(1, later, opening.length + first.length);
  process.disconnect?.();
}

/** Starts the rendering process; returns a function that stops it. */
export function startDrawing(entry: string, data: string): () => void {
  const child = fork(entry, [DRAW, data], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // Optional: without it pictures are rendered on request.
  child.on('error', () => undefined);
  return () => {
    child.kill('SIGTERM');
    if (child.connected) child.disconnect();
  };
}
