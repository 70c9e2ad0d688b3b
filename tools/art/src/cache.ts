import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { rasterise } from './encode';
import { drawPicture, encodingOf, pathOf, type PictureRequest } from './request';

/** Cached formats. */
type PictureFormat = 'avif' | 'webp';

/** A picture in one format. */
export type PictureKey = PictureRequest & { format: PictureFormat };

interface StoredPicture {
  file: Buffer;
  /** MIME type. */
  type: `image/${PictureFormat}`;
}

interface EnsureOptions {
  /** Called after each picture, drawn or cached. */
  onProgress?: (done: number, total: number) => void;
  /** Stops before the next picture; pictures in progress are finished. */
  signal?: AbortSignal;
  /** Awaited before each picture, so that drawing can pause. */
  turn?: () => Promise<void>;
}

export interface PictureCache {
  /** Returns a picture's file, drawing it if missing; undefined if it cannot be drawn. */
  get: (key: PictureKey) => Promise<StoredPicture | undefined>;
  /** Draws missing pictures. A failure does not stop the others; throws an `AggregateError` at the end. */
  ensure: (requests: readonly PictureRequest[], options?: EnsureOptions) => Promise<void>;
}

export interface PictureCacheOptions {
  dir: string;
  /**
   * Concurrent pictures. A tenth of the work blocks the thread, the rest runs off-thread. Default: one more
   * than the number of cores, which keeps all of them busy.
   */
  workers?: number;
  /** Draws a picture as SVG. Default: `drawPicture`. */
  draw?: typeof drawPicture;
}

/** Writes a file atomically: as a draft, renamed when complete. `drafts` must be on the same disk. */
async function writeAtomically(path: string, file: Buffer, drafts: string): Promise<void> {
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
 * Creates a disk cache of pictures in `dir`, with drafts beside it. It never evicts, so callers must request only
 * pictures of a known set. Drawing blocks the thread for about 10 ms per picture and
 * yields in between, so that a server in the same process stays responsive.
 */
export function createPictureCache({
  dir,
  workers = availableParallelism() + 1,
  draw: svgOf = drawPicture,
}: PictureCacheOptions): PictureCache {
  const drafts = join(dirname(dir), 'drafts');
  const limited = pLimit(workers);
  const draw = async (request: PictureRequest, base: string): Promise<void> => {
    // A concurrent drawing may have finished since the caller's read.
    if ((await isThere(`${base}.avif`)) && (await isThere(`${base}.webp`))) return;
    await nextTurn();
    const { avif, webp } = await rasterise(svgOf(request), encodingOf(request));
    await mkdir(dirname(base), { recursive: true });
    await mkdir(drafts, { recursive: true });
    await writeAtomically(`${base}.webp`, webp, drafts);
    await writeAtomically(`${base}.avif`, avif, drafts);
  };
  const waiting = new Map<string, Promise<void>>();
  /** Draws a picture, deduplicating concurrent requests. */
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
      // Shared iterator: each worker takes the next request.
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
