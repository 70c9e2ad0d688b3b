import { createHash } from 'node:crypto';

/**
 * Returns the name of a CSS module's class in the page: its own and three characters of the sheet's hash. Vite's
 * default of eleven would be repeated in every published page.
 */
export const className = (name: string, _file: string, css: string): string =>
  `${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 3)}`;
