import type { Brand } from '@lobby/core';
import { startI18n, withLabels } from '@lobby/i18n';
import i18next from 'i18next';

// Importing a library's labels registers them.
import.meta.glob('../../../libs/*/src/labels.ts', { eager: true });

const NAMESPACES = Object.keys(import.meta.glob('../../../libs/*/src/labels/en/*.json')).map(
  (path) => path.replaceAll(/^.*\/|\.json$/g, ''),
);

/**
 * Resets the labels of a brand and loads the shell's and the given namespaces; a screen's own load with its
 * route.
 */
export async function startLabels(
  brand: Brand,
  namespaces: readonly string[] = ['shell'],
): Promise<void> {
  // Wait for label loads of the previous test.
  const used = i18next.isInitialized ? i18next.getDataByLanguage(i18next.language) : undefined;
  await startI18n(brand, [...namespaces, ...Object.keys(used ?? {})]);
}

/** Loads the labels of every library, for components shown without a route. */
export const withAllLabels = <M>(load: () => Promise<M>): Promise<M> =>
  withLabels(NAMESPACES, load);
