import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { isLanguage, type Brand } from '@lobby/core';
import { changeLanguage } from '@lobby/i18n';
import { setBrand } from '@lobby/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { startLabels, type LabelSource } from './labels';

declare global {
  /** The brand a test run of the stories looks at, whatever the toolbar says. */
  var lobbyStoryBrand: string | undefined;
}

const BRANDS = [aurora, jade, ember];

type Globals = Readonly<Record<string, unknown>>;

/** The brand a story is looked at in. */
export function storyBrand(globals: Globals): Brand {
  const wanted = globalThis.lobbyStoryBrand ?? globals['brand'];
  return BRANDS.find(({ code }) => code === wanted) ?? aurora;
}

/** Server state of a story: empty, and nothing is asked for; stories bring their data. */
function Client({ Story }: { Story: ComponentType }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { enabled: false } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  );
}

/**
 * What a story of a feature stands in, to be spread into its meta: the brand, its labels and the
 * language of the toolbar, as an app places them before the first screen. Stories share one page, so
 * each places its own anew.
 */
export function stage(...labels: readonly LabelSource[]) {
  async function prepare({ globals }: { globals: Globals }): Promise<void> {
    const brand = storyBrand(globals);
    setBrand(brand);
    await startLabels(brand, labels);
    if (isLanguage(globals['language'])) await changeLanguage(globals['language']);
  }
  return {
    loaders: [prepare],
    decorators: [(Story: ComponentType) => <Client Story={Story} />],
  };
}
