import type { Brand } from '@lobby/core';
import { startI18n, withLabels } from '@lobby/i18n';
import i18next from 'i18next';

// Importing a library's labels registers them.
import.meta.glob('../../../libs/*/src/labels.ts', { eager: true });

const NAMESPACES = Object.keys(import.meta.glob('../../../libs/*/src/labels/en/*.json')).map(
  (path) => path.replaceAll(/^.*\/|\.json$/g, ''),
);

/** Namespaces loaded since the worker started: a module is evaluated once and loads its labels once. */
const used = new Set<string>();

/**
 * Resets the labels of a brand and loads the shell's, the given namespaces and those of former tests; a screen's own
 * load with its route.
 */
export async function startLabels(
  brand: Brand,
  namespaces: readonly string[] = ['shell'],
): Promise<void> {
  await startI18n(brand, [...namespaces, ...used]);
  i18next.store.on('added', (_: string, name: string) => used.add(name));
  // Namespaces loaded meanwhile are in the former store.
  await withLabels([...used], () => Promise.resolve());
}

/** Loads the labels of every library, for components shown without a route. */
export const withAllLabels = <M>(load: () => Promise<M>): Promise<M> =>
  withLabels(NAMESPACES, load);
