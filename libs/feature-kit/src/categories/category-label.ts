import type { AnsweredCategory } from '@lobby/api-client';

/** Label of a category's name. */
export type CategoryLabel = `categories:${AnsweredCategory}`;

/** Returns the label of a category's name; `categories:UNKNOWN` for categories newer than this client. */
export const categoryLabel = (category: AnsweredCategory): CategoryLabel =>
  `categories:${category}`;
