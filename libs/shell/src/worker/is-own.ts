import { getCacheKeyForURL } from 'workbox-precaching';

/** Whether this worker keeps the script: then it belongs to its build, whose names carry hashes. */
export const isOwn = (script: unknown): boolean =>
  typeof script === 'string' && getCacheKeyForURL(script) !== undefined;

/** Scripts that a page starts with, by absolute paths; it names further files without the slash. */
const SCRIPTS = /"(\/assets\/[\w.-]+\.js)"/g;

/** Whether a page is of this worker's build: the files of another one would be missing without a network. */
export function isOwnPage(html: string): boolean {
  const scripts = [...html.matchAll(SCRIPTS)].map(([, path]) => path);
  return scripts.length > 0 && scripts.every(isOwn);
}
