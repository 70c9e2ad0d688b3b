import type { Language } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { useEffect, useState } from 'react';

/** Debounce of a language change before the refetch, ms (D2 §2). */
const LANGUAGE_DEBOUNCE_MS = 250;

/** Language of the game requests: the chosen one, debounced. */
export function useListLanguage(): Language {
  const chosen = useLanguage();
  const [language, setLanguage] = useState(chosen);
  useEffect(() => {
    const timer = setTimeout(() => setLanguage(chosen), LANGUAGE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return language;
}
