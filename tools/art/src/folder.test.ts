import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, removeOldFolders } from './folder';
import type { PictureRequest } from './request';

const host = (id: string): PictureRequest => ({ kind: 'host', id });

it('names a folder by its records', () => {
  expect(folderOf('/p', [host('a')])).toBe(folderOf('/p', [host('a')]));
  expect(folderOf('/p', [host('a')])).not.toBe(folderOf('/p', [host('b')]));
});

it('keeps the folder of the records alone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const keep = folderOf(root, [host('a')]);
  for (const dir of [keep, folderOf(root, [host('b')]), join(root, 'drafts')]) {
    await mkdir(dir);
    await writeFile(join(dir, 'file'), '');
  }
  await removeOldFolders(root, keep);
  expect((await readdir(root)).map((name) => join(root, name))).toEqual([keep]);
  expect(await readdir(keep)).toEqual(['file']);
  await rm(root, { recursive: true });
});
