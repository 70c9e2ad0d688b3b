import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { isLanguage } from '@lobby/core';
import { changeLanguage, registerLabels, startI18n } from '@lobby/i18n';
import { setBrand } from '@lobby/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ComponentType } from 'react';
import { shellLabels } from './labels';

const BRANDS = [aurora, jade, ember];

interface StoryContext {
  globals: Record<string, unknown>;
}

/** What an app does before the first screen: the brand, its labels, the language of the toolbar. */
async function prepare({ globals }: StoryContext): Promise<void> {
  const wanted = globalThis.lobbyStoryBrand ?? globals['brand'];
  const brand = BRANDS.find(({ code }) => code === wanted) ?? aurora;
  setBrand(brand);
  registerLabels(shellLabels.namespace, shellLabels.load);
  await startI18n(brand, [shellLabels.namespace]);
  if (isLanguage(globals['language'])) await changeLanguage(globals['language']);
}

declare global {
  var lobbyStoryBrand: string | undefined;
}

/** A client that never asks: stories bring their data. */
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

/** Everything a story of the shell stands in; spread it into its meta. */
export const stage = {
  loaders: [prepare],
  decorators: [
    (Story: ComponentType) => createElement(QueryClientProvider, { client }, createElement(Story)),
  ],
};
