import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATOR_VERSION, type PictureRequest } from './request';

/**
 * Folder below `root` for a set of pictures. Its name changes with the records and with the generator, so that
 * a stale picture is never shown for a new record.
 */
export function folderOf(root: string, requests: readonly PictureRequest[]): string {
  const version = JSON.stringify([GENERATOR_VERSION, requests]);
  return join(root, createHash('sha256').update(version).digest('hex').slice(0, 12));
}

/** Deletes everything in `root` but one folder: pictures of older records and drafts of a killed process. */
export async function removeOldFolders(root: string, keep: string): Promise<void> {
  await mkdir(root, { recursive: true });
  const old = (await readdir(root)).filter((name) => join(root, name) !== keep);
  await Promise.all(old.map((name) => rm(join(root, name), { recursive: true, force: true })));
}
