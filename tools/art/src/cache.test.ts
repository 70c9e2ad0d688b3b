import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureCache, type PictureKey } from './cache';
import { drawPicture, pathOf, type PictureRequest } from './request';

const drawn = vi.fn(drawPicture);
const host = (id: string): PictureRequest => ({ kind: 'host', id });
const key = (id: string): PictureKey => ({ kind: 'host', id, format: 'avif' });

let root: string;
let dir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  dir = join(root, 'now');
  drawn.mockReset();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const files = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('picture cache', () => {
  it('draws a missing picture, and reads it afterwards', async () => {
    const cache = createPictureCache({ dir, draw: drawn });
    const first = await cache.get(key('u1'));
    expect(first?.type).toBe('image/avif');
    expect(first?.file.subarray(4, 12).toString()).toBe('ftypavif');
    const again = await createPictureCache({ dir, draw: drawn }).get({
      ...key('u1'),
      format: 'webp',
    });
    expect(again?.type).toBe('image/webp');
    expect(drawn).toHaveBeenCalledTimes(1);
    expect((await files()).map(({ name }) => name).sort()).toEqual(['u1-own.avif', 'u1-own.webp']);
  });

  it('draws a picture once for several concurrent requests', async () => {
    const cache = createPictureCache({ dir, draw: drawn, workers: 3 });
    const asked = await Promise.all([
      cache.get(key('u2')),
      cache.get({ ...key('u2'), format: 'webp' }),
      cache.ensure([host('u2'), host('u2')]),
    ]);
    expect(asked[0]).toBeDefined();
    expect(asked[1]).toBeDefined();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('draws a requested picture before the rest of the list', async () => {
    const cache = createPictureCache({ dir, draw: drawn, workers: 1 });
    const order: string[] = [];
    let asked: ReturnType<typeof cache.get> | undefined;
    drawn.mockImplementation((request) => {
      order.push(request.id);
      if (request.id === 'a1') asked = cache.get(key('now'));
      return '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    });
    await cache.ensure(['a1', 'a2', 'a3'].map(host));
    expect(await asked).toBeDefined();
    expect(order).toEqual(['a1', 'now', 'a2', 'a3']);
  });

  it('reports its progress, skips existing pictures and can be stopped', async () => {
    const cache = createPictureCache({ dir, draw: drawn, workers: 1 });
    const list = ['b1', 'b2', 'b3'].map(host);
    const steps: string[] = [];
    await cache.ensure(list, { onProgress: (done, total) => steps.push(`${done}/${total}`) });
    expect(steps).toEqual(['1/3', '2/3', '3/3']);
    await cache.ensure(list);
    expect(drawn).toHaveBeenCalledTimes(3);
    await cache.ensure([host('b4')], { signal: AbortSignal.abort() });
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('returns no picture if drawing fails, and draws it at the next request', async () => {
    const cache = createPictureCache({ dir, draw: drawn });
    drawn.mockImplementationOnce(() => 'not a drawing');
    expect(await cache.get(key('c1'))).toBeUndefined();
    expect(await cache.get(key('c1'))).toBeDefined();
  });

  it('draws the rest of a list if one picture fails, and reports the failure', async () => {
    const cache = createPictureCache({ dir, draw: drawn });
    drawn.mockImplementationOnce(() => 'not a drawing');
    await expect(cache.ensure(['d1', 'd2', 'd3'].map(host))).rejects.toThrow('1 pictures');
    expect(await files()).toHaveLength(4);
  });

  it.each(['../../etc/x', '..', '/etc/passwd', '<script>', 'a/b', 'a\0b', '.', 'C:\\x', ''])(
    'keeps the id %j inside its directory',
    async (id) => {
      const path = resolve(dir, pathOf(host(id)));
      expect(relative(dir, path)).toMatch(/^host[/\\]x[0-9a-f]{32}-own$/);
      const cache = createPictureCache({ dir, draw: drawn });
      expect(await cache.get(key(id))).toBeDefined();
      expect((await stat(`${path}.avif`)).isFile()).toBe(true);
    },
  );
});
