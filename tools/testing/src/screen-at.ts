import type { ScreenRoute } from '@lobby/feature-kit';
import type { ComponentType } from 'react';
import { withAllLabels } from './labels';

/** Route that shows a component without a route of its own, such as a block or the frame. */
export function screenAt(
  path: string,
  Component: ComponentType,
  handle: Partial<ScreenRoute['handle']> = {},
): ScreenRoute {
  return {
    path,
    handle: {
      path,
      title: 'shell:home.title',
      header: false,
      bottomBar: false,
      back: 'none',
      needs: null,
      ...handle,
    },
    load: () => withAllLabels(() => Promise.resolve({ Component })),
  };
}
