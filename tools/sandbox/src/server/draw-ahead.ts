import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createPictureCache } from '../pictures';
import { picturesAhead } from './picture-keys';

/** First argument of the process that draws. */
export const DRAW = 'draw';

const SAY_EVERY = 40;

/** Pictures of another catalogue lie in another folder: none is shown under a new name. */
export function pictureFolder(data: string): string {
  const version = createHash('sha256').update(JSON.stringify(picturesAhead())).digest('hex');
  return join(data, 'pictures', version.slice(0, 12));
}

/**
 * The drawing process: every picture before anybody asks for it, the first pages' with both
 * hands, the rest with one. It yields the processor to everything else, and ends with its parent.
 */
export async function drawAll(data: string, say: (line: string) => void): Promise<void> {
  setPriority(19);
  const stop = new AbortController();
  process.once('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => stop.abort());
  const dir = pictureFolder(data);
  const { first, later } = picturesAhead();
  const total = first.length + later.length;
  const told = (before: number) => (done: number) => {
    const all = before + done;
    if (all % SAY_EVERY === 0 || all === total) say(`pictures ${all}/${total}`);
  };
  const { signal } = stop;
  await createPictureCache({ dir, workers: 2 }).ensure(first, { signal, onProgress: told(0) });
  await createPictureCache({ dir, workers: 1 }).ensure(later, {
    signal,
    onProgress: told(first.length),
  });
  process.disconnect?.();
}

/** Starts the drawing process beside the server; answers how to end it. */
export function startDrawing(entry: string, data: string): () => void {
  const child = fork(entry, [DRAW, data], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // Drawing ahead is a comfort: without it pictures are drawn when asked for.
  child.on('error', () => undefined);
  return () => {
    child.kill('SIGTERM');
    if (child.connected) child.disconnect();
  };
}
