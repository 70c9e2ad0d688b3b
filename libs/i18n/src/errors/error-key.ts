import i18next, { type ParseKeys } from 'i18next';
import { currentLanguage, localeOf } from '../engine';

/** Key of a label in `errors`. */
export type ErrorKey = ParseKeys<'errors'>;

/** Fields of an `ApiError` that select its text. */
interface Failure {
  kind: string;
  code?: string | undefined;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

function hasText(key: string): key is ErrorKey {
  const texts: unknown = i18next.getResourceBundle(localeOf(currentLanguage()), 'errors');
  return typeof texts === 'object' && texts !== null && Object.hasOwn(texts, key);
}

/** Returns `error.<code>`, else `error.<kind>`, else `error.unknown`. The namespace `errors` must be loaded. */
export function errorKey(error: unknown): ErrorKey {
  const key = isFailure(error) ? `error.${error.code ?? error.kind}` : '';
  return hasText(key) ? key : 'error.unknown';
}
