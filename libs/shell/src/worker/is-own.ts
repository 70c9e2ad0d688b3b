import { getCacheKeyForURL } from 'workbox-precaching';

/** Whether this worker has precached the script: then it belongs to its build, as file names carry hashes. */
export const isOwn = (script: unknown): boolean =>
  typeof script === 'string' && getCacheKeyForURL(script) !== undefined;

/** Scripts that a page starts with, as absolute paths; other files are named without the slash. */
const SCRIPTS = /"(\/assets\/[\w.-]+\.js)"/g;

/** Whether a page is of this worker's build: files of another build would be missing offline. */
export function isOwnPage(html: string): boolean {
  const scripts = [...html.matchAll(SCRIPTS)].map(([, path]) => path);
  return scripts.length > 0 && scripts.every(isOwn);
}
