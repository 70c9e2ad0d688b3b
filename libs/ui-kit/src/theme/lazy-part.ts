import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A part that comes by itself and that nobody asked for: where it does not arrive, the page goes on
 * without it. What a person asks for takes `lazy`, so that its failure is told.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}
