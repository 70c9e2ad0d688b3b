import { withLabels } from '@lobby/i18n';
import { guard, type Requirement } from '@lobby/session';
import type { ResourceNamespaceMap } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
// In every page from its start: the labels are known before a screen asks for them.
import '../labels';

/** Where the header's back arrow leads: Home, back in history, or no arrow. */
export type BackRule = 'home' | 'history' | 'none';

/** The frame around a screen. */
export interface ScreenHandle {
  /** Label of the header's title, as `namespace:key`. */
  title: string;
  header: boolean;
  bottomBar: boolean;
  back: BackRule;
  needs: Requirement | null;
}

/** One screen: the router, the guard, the frame and `npm run routes` read it. */
export interface ScreenRoute {
  path: string;
  handle: ScreenHandle;
  /** Loads the screen's chunk with its labels. */
  load(): Promise<{ Component: ComponentType }>;
}

interface ScreenOptions extends Partial<Omit<ScreenHandle, 'title'>> {
  /** Namespaces of labels beside the title's own. */
  labels?: readonly string[];
}

type Labels = ResourceNamespaceMap;

/** A label of any namespace that the library knows. */
type AnyLabel = { [N in keyof Labels & string]: `${N}:${keyof Labels[N] & string}` }[keyof Labels &
  string];

/**
 * Declares a screen. Unless said otherwise it has a header and the bottom bar, its arrow leads back in
 * history, and everyone may open it. Its labels come with its chunk: the namespace of the title and `labels`.
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
    handle: { ...handle, title, ...frame },
    load: () => withLabels([namespace, ...labels], load),
  };
}

/** The router's form of a screen. The loader is empty: it makes the guard run at every revalidation. */
export function toRoute({ path, handle, load }: ScreenRoute): RouteObject {
  return { path, handle, middleware: [guard(handle.needs)], loader: () => null, lazy: load };
}
