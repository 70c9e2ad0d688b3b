import type { Language } from '@lobby/core';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../../../libs/*/src/labels/**/*.json', {
  eager: true,
  import: 'default',
});

/** By language and namespace, as `en/forms`. */
const CATALOGUES = new Map(
  Object.entries(files).map(([path, texts]) => [
    path.replaceAll(/^.*labels\/|\.json$/g, ''),
    texts,
  ]),
);

/** The text of `namespace:key` in a language. Throws on a key that does not exist: a test never looks for `undefined`. */
export function labelText(language: Language, key: string): string {
  const [namespace = '', name = ''] = key.split(':', 2);
  const text = CATALOGUES.get(`${language.toLowerCase()}/${namespace}`)?.[name];
  if (text === undefined) throw new Error(`no label ${key} in ${language}`);
  return text;
}

/** The English text of `namespace:key`. */
export const english = (key: string): string => labelText('EN', key);

/** Keys of a namespace, as English has them. */
export const labelKeys = (namespace: string): string[] =>
  Object.keys(CATALOGUES.get(`en/${namespace}`) ?? {});
