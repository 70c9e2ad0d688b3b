import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../../tools/workspace/paths.mjs';

type Texts = Readonly<Record<string, string>>;

const labelsOf = (lib: string) => at('libs', lib, 'src', 'labels');

/** Libraries whose labels every screen may use. */
const SHARED = ['i18n', 'feature-kit'];

/** Labels of a library in one language, all namespaces merged over the shared ones; also by `namespace:key`. */
function read(lib: string, language: string): Texts {
  const texts = [...SHARED, lib].flatMap((one) => {
    const dir = `${labelsOf(one)}/${language.toLowerCase()}`;
    return readdirSync(dir).map((file) => {
      const keyed = JSON.parse(readFileSync(`${dir}/${file}`, 'utf8')) as Texts;
      const named = Object.entries(keyed).map(([key, text]) => [
        `${file.replace('.json', '')}:${key}`,
        text,
      ]);
      return { ...keyed, ...(Object.fromEntries(named) as Texts) };
    });
  });
  return Object.fromEntries(texts.flatMap(Object.entries<string>));
}

/** Label of a library in one language, with placeholders such as `{{count}}` filled in. */
export function word(
  language: string,
  lib: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const text = wordsOf(lib, language)(key);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Regular expression that matches a label in any language, as a whole accessible name. */
export function inAnyLanguage(lib: string, key: string): RegExp {
  const languages = readdirSync(labelsOf(lib), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const said = languages.map((language) => read(lib, language)[key] ?? key);
  const escaped = said.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^(?:${escaped.join('|')})$`);
}

/** Looks up a label by key. */
export type Words = (key: string) => string;

/** Labels of a library in a language, with placeholders left as they are; used to find controls. */
export function wordsOf(lib: string, language: string): Words {
  const texts = read(lib, language);
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${lib} has no label ${key} in ${language}`);
    return text;
  };
}
