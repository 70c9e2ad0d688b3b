import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createPictureCache } from '../pictures';
import { picturesAhead } from './picture-keys';

/** First argument of the process that draws. */
export const DRAW = 'draw';

const SAY_EVERY = 40;
/** Said once the first pages have their pictures. */
const OPENING_DRAWN = 'pictures of the first pages are drawn';

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
  const { opening, first, later } = picturesAhead();
  const total = opening.length + first.length + later.length;
  const told = (before: number) => (done: number) => {
    const all = before + done;
    if (all % SAY_EVERY === 0 || all === total) say(`pictures ${all}/${total}`);
  };
  const { signal } = stop;
  const draw = (workers: number, list: typeof first, before: number) =>
    createPictureCache({ dir, workers }).ensure(list, { signal, onProgress: told(before) });
  await draw(2, opening, 0);
  say(OPENING_DRAWN);
  await draw(2, first, opening.length);
  await draw(1, later, opening.length + first.length);
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
