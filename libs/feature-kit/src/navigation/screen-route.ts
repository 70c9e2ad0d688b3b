import { withLabels } from '@lobby/i18n';
import { guard, isReachable, type Requirement } from '@lobby/session';
import type { ResourceNamespaceMap } from 'i18next';
import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
// Registers this library's labels before any screen loads.
import '../labels';

/** Target of the header's back arrow; `none` hides it. */
export type BackRule = 'home' | 'history' | 'none';

/** Route handle: the frame's parts around a screen, and its access requirement. */
export interface ScreenHandle {
  /** The screen's path; a matching address may differ in case and end in a slash. */
  path: string;
  /** Label key of the title, `namespace:key`. */
  title: string;
  header: boolean;
  bottomBar: boolean;
  back: BackRule;
  needs: Requirement | null;
}

/** A screen, for the router, the guard, the frame and `npm run routes`. */
export interface ScreenRoute {
  path: string;
  handle: ScreenHandle;
  /** Loads the screen's chunk with its labels. */
  load(): Promise<{ Component: ComponentType }>;
}

interface ScreenOptions extends Partial<Omit<ScreenHandle, 'title' | 'path'>> {
  /** Label namespaces to load in addition to the title's. */
  labels?: readonly string[];
}

type Labels = ResourceNamespaceMap;

/** Label key of any namespace, `namespace:key`. */
type AnyLabel = { [N in keyof Labels & string]: `${N}:${keyof Labels[N] & string}` }[keyof Labels &
  string];

/**
 * Declares a screen. Defaults: header, bottom bar, back in history, no access requirement. Loads the chunk
 * with the title's namespace and `labels`.
 */
export function screen(
  path: string,
  title: AnyLabel,
  load: ScreenRoute['load'],
  { labels = [], ...frame }: ScreenOptions = {},
): ScreenRoute {
  const [namespace = 'common'] = title.split(':');
  const handle = { header: true, bottomBar: true, back: 'history', needs: null } as const;
  return {
    path,
    handle: { ...handle, path, title, ...frame },
    load: () => withLabels([namespace, ...labels], load),
  };
}

/** Loads a screen's chunk and labels on the first navigation that its guard permits; the router calls `lazy` before the guard. */
const loadAfterGuard = (load: ScreenRoute['load']) => ({
  loader: async () => {
    await load();
    return null;
  },
  Component: lazy(async () => ({ default: (await load()).Component })),
});

/** Converts a screen to a route of React Router. Its guard runs at every navigation and revalidation. */
export function toRoute({ path, handle, load }: ScreenRoute): RouteObject {
  const { needs } = handle;
  return {
    id: path,
    path,
    handle,
    middleware: [guard(needs)],
    lazy: async () => (isReachable(needs) ? load() : loadAfterGuard(load)),
  };
}
