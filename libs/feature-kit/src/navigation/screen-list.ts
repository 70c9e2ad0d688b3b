import { PATHS } from '@lobby/core';
import { useDepositClosed } from '@lobby/session';
import { useMatches } from 'react-router-dom';
import type { ScreenRoute } from './screen-route';

/** Handle of the route around all screens: their paths. */
interface ScreenList {
  screens: ReadonlySet<string>;
}

/** The handle of the route around screens, by which `useHasScreen` knows them. */
export const screenList = (screens: readonly Pick<ScreenRoute, 'path'>[]): ScreenList => ({
  screens: new Set(screens.map(({ path }) => path)),
});

const isScreenList = (value: unknown): value is ScreenList =>
  typeof value === 'object' && value !== null && 'screens' in value;

/**
 * Returns a function: whether the app has a screen at a path, so that no menu leads to a missing one. False for the
 * deposit while it is closed to the member: in a break, and at an own limit.
 */
export function useHasScreen(): (path: string) => boolean {
  const handle = useMatches()[0]?.handle;
  const depositClosed = useDepositClosed();
  return (path) =>
    isScreenList(handle) && handle.screens.has(path) && !(depositClosed && path === PATHS.deposit);
}
