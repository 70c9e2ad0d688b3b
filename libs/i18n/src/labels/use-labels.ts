import type { Namespace, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** `t()` over one or several namespaces; keys and placeholders are typed by the English catalogue. */
export function useLabels<const N extends Namespace>(namespace: N): TFunction<N> {
  return useTranslation(namespace).t as TFunction<N>;
}

/** Labels whose key is data, such as a route's title: `namespace:key` to text. */
export function useLabelOf(): (key: string) => string {
  const { t } = useTranslation();
  return (key) => t(key as never);
}
