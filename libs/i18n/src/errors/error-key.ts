import i18next, { type ParseKeys } from 'i18next';
import { currentLanguage, localeOf } from '../engine';

export type ErrorKey = ParseKeys<'errors'>;

/** What an error's text is chosen by; an `ApiError` fits. */
interface Failure {
  kind: string;
  code?: string | undefined;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

function isThere(key: string): key is ErrorKey {
  const texts: unknown = i18next.getResourceBundle(localeOf(currentLanguage()), 'errors');
  return typeof texts === 'object' && texts !== null && Object.hasOwn(texts, key);
}

/** `error.<code>`, else `error.<kind>`, else `error.unknown`; `errors` must be loaded. */
export function errorKey(error: unknown): ErrorKey {
  const named = isFailure(error) ? `error.${error.code ?? error.kind}` : '';
  return isThere(named) ? named : 'error.unknown';
}
