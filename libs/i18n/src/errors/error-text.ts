import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasLabels, loadLabels, onLabelsLoaded } from '../engine';
import { useLanguage } from '../language/use-language';
import { errorKey } from './error-key';

/** Fallback if the error texts failed to load. */
const fallbackText = () => i18next.t('common:failed.offline');

const hasErrorTexts = () => hasLabels('errors');

const isNone = (error: unknown) => error === null || error === undefined;

const textOf = (error: unknown) => i18next.t(errorKey(error), { ns: 'errors' });

/** Returns the text of an error, outside components; loads the texts first. Never rejects. */
export async function errorText(error: unknown): Promise<string> {
  return loadLabels(['errors']).then(() => textOf(error), fallbackText);
}

/**
 * Returns the text of an error in the current language; undefined for null and undefined, and until the texts are
 * loaded. Starts loading them with the first error.
 */
export function useErrorText(error: unknown): string | undefined {
  useLanguage();
  const loaded = useSyncExternalStore(onLabelsLoaded, hasErrorTexts, hasErrorTexts);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    async function loadTexts() {
      try {
        await loadLabels(['errors']);
      } catch {
        setFailed(true);
      }
    }
    if (!isNone(error) && !loaded) void loadTexts();
  }, [error, loaded]);
  if (isNone(error)) return undefined;
  if (loaded) return textOf(error);
  return failed ? fallbackText() : undefined;
}
