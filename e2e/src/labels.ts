import { readFileSync } from 'node:fs';
import { at } from '../../tools/run/paths.mjs';

/** Words of a library by their key. */
export type Words = (key: string) => string;

/** The words of a library in a language: a journey in that language finds its controls by them. */
export function wordsOf(lib: string, language: string): Words {
  const file = at('libs', lib, 'src/labels', `${language.toLowerCase()}.json`);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key) => {
    const word = words[key];
    if (word === undefined) throw new Error(`${lib} has no label ${key}`);
    return word;
  };
}
