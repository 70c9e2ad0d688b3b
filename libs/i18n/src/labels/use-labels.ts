import { useCallback, useSyncExternalStore } from 'react';
import type { Labels } from './registry';
import { labelState, subscribeLabels } from './store';
import { translateBy, type LabelValues } from './translate';

type Namespace = keyof Labels & string;
type KeyOf<N extends Namespace> = keyof Labels[N] & string;
type Qualified<N extends Namespace> = { [K in N]: `${K}:${KeyOf<K>}` }[N];
type FirstOf<N> = N extends readonly [infer First extends Namespace, ...unknown[]]
  ? First
  : N extends Namespace
    ? N
    : never;
type AllOf<N> = N extends readonly (infer Every extends Namespace)[]
  ? Every
  : N extends Namespace
    ? N
    : never;

/** Keys of the namespaces: the first one's bare, every one's as `namespace:key`. */
export type LabelKey<N extends Namespace | readonly Namespace[]> =
  KeyOf<FirstOf<N>> | Qualified<AllOf<N>>;

export type Translate<N extends Namespace | readonly Namespace[]> = (
  key: LabelKey<N>,
  values?: LabelValues,
) => string;

/** `t()` over one or several namespaces, typed by the English catalogues; the component follows the language. */
export function useLabels<const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
): Translate<N> {
  const state = useSyncExternalStore(subscribeLabels, labelState);
  const first = typeof namespaces === 'string' ? namespaces : namespaces[0];
  // A new function with each language: whoever holds it in an effect's list looks again.
  return useCallback(
    (key, values) => translateBy(state, key, first ?? 'common', values),
    [first, state],
  );
}

/** Labels whose key is data, such as a route's title: `namespace:key` to text. */
export function useLabelOf(): (key: string) => string {
  const state = useSyncExternalStore(subscribeLabels, labelState);
  return (key) => translateBy(state, key, 'common');
}
