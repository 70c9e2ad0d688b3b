import type { Language } from '@lobby/core';
import { useSyncExternalStore } from 'react';
import { currentLanguage } from '../engine';
import { onLanguageChange } from './start';

/** The current language; rerenders on change. Include it in the query keys of translated data. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
