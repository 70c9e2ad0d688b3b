import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../../tools/run/paths.mjs';

const labelsOf = (lib: string) => at('libs', lib, 'src', 'labels');

function read(lib: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(`${labelsOf(lib)}/${file}`, 'utf8')) as Record<string, string>;
}

/** What a label of a library says in one language, with `{{count}}` and the like filled in. */
export function word(
  language: string,
  lib: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const text = read(lib, `${language.toLowerCase()}.json`)[key];
  if (text === undefined) throw new Error(`${lib} has no label ${key} in ${language}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What a label says in any language, as a whole name. */
export function inAnyLanguage(lib: string, key: string): RegExp {
  const files = readdirSync(labelsOf(lib)).filter((file) => file.endsWith('.json'));
  const said = files.map((file) => read(lib, file)[key] ?? key);
  const escaped = said.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^(?:${escaped.join('|')})$`);
}

/** Words of a library by their key. */
export type Words = (key: string) => string;

/** The words of a library in a language, their placeholders as they stand: a journey finds its controls by them. */
export const wordsOf =
  (lib: string, language: string): Words =>
  (key) => {
    const text = read(lib, `${language.toLowerCase()}.json`)[key];
    if (text === undefined) throw new Error(`${lib} has no label ${key} in ${language}`);
    return text;
  };
