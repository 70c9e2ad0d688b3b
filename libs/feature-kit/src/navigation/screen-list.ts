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
 * Tells whether the product has a screen at a path, so that no menu leads to one it has not. None leads to the deposit
 * while it is closed to the person: in a break, and at a limit of his own.
 */
export function useHasScreen(): (path: string) => boolean {
  const handle = useMatches()[0]?.handle;
  const depositClosed = useDepositClosed();
  return (path) =>
    isScreenList(handle) && handle.screens.has(path) && !(depositClosed && path === PATHS.deposit);
}
