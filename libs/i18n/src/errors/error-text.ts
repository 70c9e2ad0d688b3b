import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasLabels, loadLabels, onLabelsLoaded } from '../engine';
import { useLanguage } from '../language/use-language';
import { errorKey } from './error-key';

/** The texts of errors did not arrive: without a network there is one thing to say. */
const withoutTexts = () => i18next.t('common:failed.offline');

const hasErrorTexts = () => hasLabels('errors');

const isNone = (error: unknown) => error === null || error === undefined;

const textOf = (error: unknown) => i18next.t(errorKey(error), { ns: 'errors' });

/** What went wrong, for a message outside of components, such as a toast; waits for the text. */
export async function errorText(error: unknown): Promise<string> {
  return loadLabels(['errors']).then(() => textOf(error), withoutTexts);
}

/**
 * What went wrong, in the language in force; nothing for null and undefined, and until the text is there.
 */
export function useErrorText(error: unknown): string | undefined {
  useLanguage();
  const there = useSyncExternalStore(onLabelsLoaded, hasErrorTexts);
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    async function fetchTexts() {
      try {
        await loadLabels(['errors']);
      } catch {
        setMissed(true);
      }
    }
    if (!isNone(error) && !there) void fetchTexts();
  }, [error, there]);
  if (isNone(error)) return undefined;
  if (there) return textOf(error);
  return missed ? withoutTexts() : undefined;
}
