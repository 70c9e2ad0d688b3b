import { lazyPart } from '@lobby/feature-kit';

/** `Statements`, for a tab of a screen. */
export const StatementsTab = lazyPart(
  'statements',
  async () => (await import('./statements')).Statements,
);
