import { labelState, type LabelState } from './store';

/** Values for the `{{names}}` of a label. */
export type LabelValues = Readonly<Record<string, string | number>>;

const NAME = /\{\{(\w+)\}\}/g;

/**
 * The text of a key, `key` in the given namespace or `namespace:key` in any, by the catalogues of a
 * moment. A missing one shows its key.
 */
export function translateBy(
  { catalogues }: LabelState,
  key: string,
  namespace: string,
  values: LabelValues = {},
): string {
  const [space, name] = key.includes(':') ? key.split(':', 2) : [namespace, key];
  const text = catalogues.get(space ?? namespace)?.[name ?? key];
  if (text === undefined) {
    console.error(`no label ${space}:${name}`);
    return key;
  }
  return text.replaceAll(NAME, (whole, value: string) => String(values[value] ?? whole));
}

/** The text of a key in the language in force: for code outside of components. */
export function translate(key: string, namespace: string, values?: LabelValues): string {
  return translateBy(labelState(), key, namespace, values);
}
