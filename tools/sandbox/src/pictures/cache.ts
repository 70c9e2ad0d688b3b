import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
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
}

export interface PictureCache {
  /** A picture's file, drawn first if it is missing; nothing when it cannot be drawn. */
  get: (key: PictureKey) => Promise<StoredPicture | undefined>;
  /**
   * Draws what is missing, behind everything that is asked for meanwhile. One that cannot be drawn
   * does not stop the others; it is told of at the end.
   */
  ensure: (requests: readonly PictureRequest[], options?: EnsureOptions) => Promise<void>;
}

export interface PictureCacheOptions {
  dir: string;
  /** Pictures in progress at once. Encoding leaves the thread, so two keep a small machine busy. */
  workers?: number;
  /** Draws a picture as SVG. Default: `drawPicture`. */
  draw?: typeof drawPicture;
}

interface Job {
  request: PictureRequest;
  base: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Two lines of waiting work: what somebody is waiting for goes first. */
class Queue {
  private readonly urgent: Job[] = [];
  private readonly background: Job[] = [];
  private readonly waiting = new Map<string, Promise<void>>();
  private running = 0;

  constructor(
    private readonly workers: number,
    private readonly work: (job: Job) => Promise<void>,
  ) {}

  /** Adds work, or joins the same work that is already waiting or under way. */
  add(request: PictureRequest, base: string, urgent: boolean): Promise<void> {
    const known = this.waiting.get(base);
    if (known) {
      if (urgent) this.hurry(base);
      return known;
    }
    const promise = new Promise<void>((resolve, reject) => {
      (urgent ? this.urgent : this.background).push({ request, base, resolve, reject });
    }).finally(() => this.waiting.delete(base));
    this.waiting.set(base, promise);
    this.start();
    return promise;
  }

  private hurry(base: string): void {
    const at = this.background.findIndex((job) => job.base === base);
    if (at >= 0) this.urgent.push(...this.background.splice(at, 1));
  }

  private start(): void {
    while (this.running < this.workers) {
      const job = this.urgent.shift() ?? this.background.shift();
      if (!job) return;
      this.running += 1;
      void this.run(job);
    }
  }

  private async run(job: Job): Promise<void> {
    try {
      await this.work(job);
      job.resolve();
    } catch (error) {
      job.reject(error);
    } finally {
      this.running -= 1;
      this.start();
    }
  }
}

/** Nobody ever reads half a file: it gets its name when it is complete. */
async function writeWhole(path: string, file: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, file);
  await rename(draft, path);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Keeps drawn pictures on disk. Drawing takes about ten milliseconds of the thread a picture and
 * hands it back in between, so that a server in the same process keeps answering.
 */
export function createPictureCache({
  dir,
  workers = 2,
  draw = drawPicture,
}: PictureCacheOptions): PictureCache {
  const queue = new Queue(workers, async ({ request, base }) => {
    // The reader of the file may have come here just before another drawing of it was finished.
    if ((await isThere(`${base}.avif`)) && (await isThere(`${base}.webp`))) return;
    await nextTurn();
    const { avif, webp } = await rasterise(draw(request), encodingOf(request));
    await mkdir(dirname(base), { recursive: true });
    await writeWhole(`${base}.webp`, webp);
    await writeWhole(`${base}.avif`, avif);
  });
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
      const drawn = await queue.add(key, base, true).then(
        () => true,
        () => false,
      );
      return drawn ? read(base, key.format) : undefined;
    },

    async ensure(requests, { onProgress, signal } = {}) {
      let done = 0;
      const failures: unknown[] = [];
      // One list for all lanes: each takes the next request that none has taken.
      const rest = requests.values();
      const lane = async () => {
        for (const request of rest) {
          if (signal?.aborted) return;
          const base = baseOf(request);
          if (!(await isThere(`${base}.avif`))) {
            await queue.add(request, base, false).catch((error: unknown) => failures.push(error));
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
