import { fold } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import { RESERVED, RESERVED_PARTS, RESERVED_WORDS } from './reserved-nicknames.data';

/** Normalised words of a text, each surrounded by spaces. */
const wordsOf = (text: string) =>
  ` ${fold(text)
    .split(/[^\p{L}\p{M}]+/u)
    .join(' ')} `;

const WORDS = RESERVED_WORDS.map((word) => ` ${wordsOf(word).trim()} `);
const PARTS = RESERVED_PARTS.map((part) => fold(part));

/** Field message for a nickname that impersonates the operator; empty for any other. */
export function reservedFault(nickname: string, language: Language): Record<string, string> {
  const words = wordsOf(nickname);
  const isReserved =
    WORDS.some((word) => words.includes(word)) || PARTS.some((part) => words.includes(part));
  return isReserved ? { nickname: RESERVED[language] } : {};
}
