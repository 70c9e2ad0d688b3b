import { fold } from '@lobby/api-client/contract';

/** LIKE pattern that finds a folded text anywhere; `\` escapes. */
export function likeAnywhere(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
}
