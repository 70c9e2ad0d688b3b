import type { Brand } from '@lobby/core';
import { registerLabels, startI18n, type CatalogueLoader } from '@lobby/i18n';

/** A library's labels, as its door exports them. */
export interface LabelSource {
  namespace: string;
  load: CatalogueLoader;
}

/** Starts the labels of a brand anew, with these libraries alone. */
export async function startLabels(brand: Brand, labels: readonly LabelSource[]): Promise<void> {
  for (const { namespace, load } of labels) registerLabels(namespace, load);
  const namespaces = labels.map(({ namespace }) => namespace);
  await startI18n(brand, namespaces);
}
