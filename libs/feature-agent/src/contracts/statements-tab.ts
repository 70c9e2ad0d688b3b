import { lazyPart } from '../lazy-part';

/** `Statements`, for a tab of a screen. */
export const StatementsTab = lazyPart(
  'statements',
  async () => (await import('./statements')).Statements,
);
