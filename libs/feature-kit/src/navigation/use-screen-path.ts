import { useMatches } from 'react-router-dom';

/** Path of the screen shown, as its route declares it: the address may differ in case and have a final slash. */
export function useScreenPath(): string {
  const handle: unknown = useMatches().at(-1)?.handle;
  const own = typeof handle === 'object' && handle !== null && 'path' in handle && handle.path;
  return typeof own === 'string' ? own : '';
}
