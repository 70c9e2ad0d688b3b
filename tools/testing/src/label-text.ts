import type { Language } from '@lobby/core';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../../../libs/*/src/labels/**/*.json', {
  eager: true,
  import: 'default',
});

/** By language and namespace: `en/forms`. */
const CATALOGUES = new Map(
  Object.entries(files).map(([path, texts]) => [
    path.replaceAll(/^.*labels\/|\.json$/g, ''),
    texts,
  ]),
);

/** Text of `namespace:key` in a language. Throws on an unknown key. */
export function labelText(language: Language, key: string): string {
  const [namespace = '', name = ''] = key.split(':', 2);
  const text = CATALOGUES.get(`${language.toLowerCase()}/${namespace}`)?.[name];
  if (text === undefined) throw new Error(`no label ${key} in ${language}`);
  return text;
}

/** English text of `namespace:key`. */
export const english = (key: string): string => labelText('EN', key);

/** Keys of the English namespace. */
export const labelKeys = (namespace: string): string[] =>
  Object.keys(CATALOGUES.get(`en/${namespace}`) ?? {});
