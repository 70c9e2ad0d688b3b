import { createHash } from 'node:crypto';

/**
 * Name that a class of a CSS module has in the page: its own and three characters of its sheet. The default of eleven is
 * in every published page, for each class.
 */
export const className = (name: string, _file: string, css: string): string =>
  `${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 3)}`;
