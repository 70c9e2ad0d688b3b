import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../../tools/run/paths.mjs';

type Texts = Readonly<Record<string, string>>;

const labelsOf = (lib: string) => at('libs', lib, 'src', 'labels');

/** Libraries whose words every screen may show. */
const SHARED = ['i18n', 'feature-kit'];

/** The texts of a library in one language, of all its namespaces, over the shared ones. */
function read(lib: string, language: string): Texts {
  const texts = [...SHARED, lib].flatMap((one) => {
    const dir = `${labelsOf(one)}/${language.toLowerCase()}`;
    return readdirSync(dir).map(
      (file) => JSON.parse(readFileSync(`${dir}/${file}`, 'utf8')) as Texts,
    );
  });
  return Object.fromEntries(texts.flatMap(Object.entries<string>));
}

/** What a label of a library says in one language, with `{{count}}` and the like filled in. */
export function word(
  language: string,
  lib: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const text = wordsOf(lib, language)(key);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What a label says in any language, as a whole name. */
export function inAnyLanguage(lib: string, key: string): RegExp {
  const languages = readdirSync(labelsOf(lib), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const said = languages.map((language) => read(lib, language)[key] ?? key);
  const escaped = said.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^(?:${escaped.join('|')})$`);
}

/** Words of a library by their key. */
export type Words = (key: string) => string;

/** The words of a library in a language, their placeholders as they stand: a journey finds its controls by them. */
export function wordsOf(lib: string, language: string): Words {
  const texts = read(lib, language);
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${lib} has no label ${key} in ${language}`);
    return text;
  };
}
