import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from './screen-route';

function isScreenHandle(value: unknown): value is ScreenHandle {
  return typeof value === 'object' && value !== null && 'bottomBar' in value;
}

/** For matches without a handle. */
const DEFAULT_HANDLE: ScreenHandle = {
  path: '',
  title: 'shell:home.title',
  header: false,
  bottomBar: false,
  back: 'none',
  needs: null,
};

/** The handle of a route; a default one if it has none. */
export const screenHandle = (handle: unknown): ScreenHandle =>
  isScreenHandle(handle) ? handle : DEFAULT_HANDLE;

/** The handle of the current screen. Its path is the route's: the address may differ in case and end in a slash. */
export const useScreenHandle = (): ScreenHandle => screenHandle(useMatches().at(-1)?.handle);
