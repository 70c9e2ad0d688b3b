import { useLanguage } from '@lobby/i18n';
import type { Language } from '@lobby/core';
import { useDebounced } from './use-debounced';

/** Milliseconds between a change of language and the refetch (D2 §2). */
const LANGUAGE_DEBOUNCE_MS = 250;

/** Language that games are asked for in: the chosen one, once it has not changed for a moment. */
export const useListLanguage = (): Language => useDebounced(useLanguage(), LANGUAGE_DEBOUNCE_MS);
