import { isLanguage, type Brand } from '@lobby/core';
import { changeLanguage, registerLabels, startI18n } from '@lobby/i18n';
import { setBrand } from '@lobby/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { accountLabels } from '../labels';

declare global {
  /** The brand a test run of the stories looks at. */
  var lobbyStoryBrand: string | undefined;
}

interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
}

let started: Promise<void> | undefined;

/** Puts brand, language and words in place before a story of this library is drawn. */
export const stageFor =
  (first: Brand, ...others: Brand[]) =>
  async ({ globals }: StoryContext): Promise<void> => {
    const wanted = globalThis.lobbyStoryBrand ?? globals['brand'];
    setBrand(others.find(({ code }) => code === wanted) ?? first);
    registerLabels(accountLabels.namespace, accountLabels.load);
    started ??= startI18n(first, [accountLabels.namespace]);
    await started;
    if (isLanguage(globals['language'])) await changeLanguage(globals['language']);
  };

/** Server state of a story: empty, and nothing is asked for. */
export function OnStage({ Story }: { Story: ComponentType }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { enabled: false } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  );
}
