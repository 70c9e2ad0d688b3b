import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { rasterise } from './encode';
import { drawPicture, encodingOf, pathOf, type PictureRequest } from './request';

/** The formats that are kept. */
export type PictureFormat = 'avif' | 'webp';

/** A picture in one format. */
export type PictureKey = PictureRequest & { format: PictureFormat };

export interface StoredPicture {
  file: Buffer;
  /** Its media type. */
  type: `image/${PictureFormat}`;
}

export interface EnsureOptions {
  /** Told after each picture, drawn or found. */
  onProgress?: (done: number, total: number) => void;
  /** Stops before the next picture; what is being drawn is still finished. */
  signal?: AbortSignal;
  /** Awaited before each picture, so that drawing can pause. */
  turn?: () => Promise<void>;
}

export interface PictureCache {
  /** A picture's file, drawn first if it is missing; nothing when it cannot be drawn. */
  get: (key: PictureKey) => Promise<StoredPicture | undefined>;
  /** Draws what is missing. One that cannot be drawn does not stop the others; it is told of at the end. */
  ensure: (requests: readonly PictureRequest[], options?: EnsureOptions) => Promise<void>;
}

export interface PictureCacheOptions {
  dir: string;
  /**
   * Pictures in progress at once. A tenth of the work needs the thread and the rest leaves it. Default: one more
   * than there are cores, which keeps all of them busy.
   */
  workers?: number;
  /** Draws a picture as SVG. Default: `drawPicture`. */
  draw?: typeof drawPicture;
}

/** Writes a file atomically: as a draft that is renamed when it is complete. `drafts` is on the same disk. */
async function writeWhole(path: string, file: Buffer, drafts: string): Promise<void> {
  const draft = join(drafts, randomUUID());
  await writeFile(draft, file);
  await rename(draft, path);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Keeps drawn pictures on disk, in `dir`, and drafts beside it. It deletes nothing, so callers ask only for
 * pictures of a known set. Drawing takes about ten milliseconds of the thread a picture and
 * hands it back in between, so that a server in the same process keeps answering.
 */
export function createPictureCache({
  dir,
  workers = availableParallelism() + 1,
  draw: svgOf = drawPicture,
}: PictureCacheOptions): PictureCache {
  const drafts = join(dirname(dir), 'drafts');
  const limited = pLimit(workers);
  const draw = async (request: PictureRequest, base: string): Promise<void> => {
    // The reader of the file may have come here just before another drawing of it was finished.
    if ((await isThere(`${base}.avif`)) && (await isThere(`${base}.webp`))) return;
    await nextTurn();
    const { avif, webp } = await rasterise(svgOf(request), encodingOf(request));
    await mkdir(dirname(base), { recursive: true });
    await mkdir(drafts, { recursive: true });
    await writeWhole(`${base}.webp`, webp, drafts);
    await writeWhole(`${base}.avif`, avif, drafts);
  };
  const waiting = new Map<string, Promise<void>>();
  /** Draws a picture, or joins who is drawing it already. */
  const drawOnce = (request: PictureRequest, base: string): Promise<void> => {
    const known = waiting.get(base);
    if (known) return known;
    const drawing = limited(draw, request, base).finally(() => waiting.delete(base));
    waiting.set(base, drawing);
    return drawing;
  };
  const baseOf = (request: PictureRequest) => join(dir, pathOf(request));
  const read = async (base: string, format: PictureFormat): Promise<StoredPicture | undefined> => {
    const file = await readFile(`${base}.${format}`).catch(() => undefined);
    return file && { file, type: `image/${format}` };
  };

  return {
    async get(key) {
      const base = baseOf(key);
      const stored = await read(base, key.format);
      if (stored) return stored;
      const drawn = await drawOnce(key, base).then(
        () => true,
        () => false,
      );
      return drawn ? read(base, key.format) : undefined;
    },

    async ensure(requests, { onProgress, signal, turn } = {}) {
      let done = 0;
      const failures: unknown[] = [];
      // One list for all lanes: each takes the next request that none has taken.
      const rest = requests.values();
      const lane = async () => {
        for (const request of rest) {
          await turn?.();
          if (signal?.aborted) return;
          const base = baseOf(request);
          if (!(await isThere(`${base}.avif`))) {
            await drawOnce(request, base).catch((error: unknown) => failures.push(error));
          }
          done += 1;
          onProgress?.(done, requests.length);
        }
      };
      await Promise.all(Array.from({ length: workers }, lane));
      if (failures.length > 0) {
        throw new AggregateError(failures, `${failures.length} pictures could not be drawn`);
      }
    },
  };
}
