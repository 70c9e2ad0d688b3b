import { PATHS } from '@lobby/core';
import { useDepositClosed } from '@lobby/session';
import { useMatches } from 'react-router-dom';
import type { ScreenRoute } from './screen-route';

/** Handle of the parent route of all screens: their paths. */
interface ScreenList {
  screens: ReadonlySet<string>;
}

/** Creates the handle of the parent route of all screens, for `useHasScreen`. */
export const screenList = (screens: readonly Pick<ScreenRoute, 'path'>[]): ScreenList => ({
  screens: new Set(screens.map(({ path }) => path)),
});

const isScreenList = (value: unknown): value is ScreenList =>
  typeof value === 'object' && value !== null && 'screens' in value;

/**
 * Returns a function that tests whether the app has a screen at a path, so that no menu links to a missing one. False for
 * the deposit while it is closed to the member: during a break, or once their limit is reached.
 */
export function useHasScreen(): (path: string) => boolean {
  const handle = useMatches()[0]?.handle;
  const depositClosed = useDepositClosed();
  return (path) =>
    isScreenList(handle) && handle.screens.has(path) && !(depositClosed && path === PATHS.deposit);
}
