import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, removeOldFolders } from './folder';
import type { PictureRequest } from './request';

const host = (id: string): PictureRequest => ({ kind: 'host', id });

it('names a folder by the hash of its records', () => {
  expect(folderOf('/p', [host('a')])).toBe(folderOf('/p', [host('a')]));
  expect(folderOf('/p', [host('a')])).not.toBe(folderOf('/p', [host('b')]));
});

it('deletes old folders, except those that another process may use', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const keep = folderOf(root, [host('a')]);
  const old = folderOf(root, [host('b')]);
  const drafts = join(root, 'drafts');
  for (const dir of [keep, old, drafts]) {
    await mkdir(dir);
    await writeFile(join(dir, 'file'), '');
  }
  const earlier = new Date(Date.now() - 3_700_000);
  for (const dir of [keep, old]) await utimes(dir, earlier, earlier);
  await removeOldFolders(root, keep);
  expect((await readdir(root)).map((name) => join(root, name)).sort()).toEqual(
    [keep, drafts].sort(),
  );
  expect(await readdir(keep)).toEqual(['file']);
  await rm(root, { recursive: true });
});
