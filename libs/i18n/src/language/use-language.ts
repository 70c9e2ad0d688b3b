import type { Language } from '@lobby/core';
import { useSyncExternalStore } from 'react';
import { currentLanguage } from '../engine';
import { onLanguageChange } from './start';

/** The language in force; the component follows its changes. Part of every key of translated data. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
