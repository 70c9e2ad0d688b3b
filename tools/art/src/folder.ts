import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATOR_VERSION, type PictureRequest } from './request';

/**
 * Folder below `root` for a set of pictures. Its name is a hash of the records and the generator version, so that
 * a stale picture is never served for a new record.
 */
export function folderOf(root: string, requests: readonly PictureRequest[]): string {
  const version = JSON.stringify([GENERATOR_VERSION, requests]);
  return join(root, createHash('sha256').update(version).digest('hex').slice(0, 12));
}

/** Milliseconds after which no process uses a folder that has not changed. */
const UNUSED_MS = 3_600_000;

/**
 * Deletes what lies in `root` beside one folder and has not changed for an hour: pictures of older records and drafts of
 * a killed process. Other processes may use the same root.
 */
export async function removeOldFolders(root: string, keep: string): Promise<void> {
  await mkdir(root, { recursive: true });
  const paths = (await readdir(root)).map((name) => join(root, name));
  const remove = async (path: string) => {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > UNUSED_MS) await rm(path, { recursive: true, force: true });
  };
  await Promise.all(paths.filter((path) => path !== keep).map(remove));
}
