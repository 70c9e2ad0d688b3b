import type { Brand } from '@lobby/core';
import { startI18n, withLabels } from '@lobby/i18n';
import i18next from 'i18next';

// Each library registers its own.
import.meta.glob('../../../libs/*/src/labels.ts', { eager: true });

const NAMESPACES = Object.keys(import.meta.glob('../../../libs/*/src/labels/en/*.json')).map(
  (path) => path.replaceAll(/^.*\/|\.json$/g, ''),
);

/**
 * Starts the labels of a brand anew, as the product does: loaded are the shell's and those given. A
 * screen's own come with its route.
 */
export async function startLabels(
  brand: Brand,
  namespaces: readonly string[] = ['shell'],
): Promise<void> {
  // A lazy part of the last test loads its labels once.
  const used = i18next.isInitialized ? i18next.getDataByLanguage(i18next.language) : undefined;
  await startI18n(brand, [...namespaces, ...Object.keys(used ?? {})]);
}

/** Loads every library's labels: for a component that is shown without its route. */
export const withAllLabels = <M>(load: () => Promise<M>): Promise<M> =>
  withLabels(NAMESPACES, load);
