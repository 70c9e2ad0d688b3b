import type { Language } from '@lobby/core';
import { useSyncExternalStore } from 'react';
import { labelState, subscribeLabels } from '../labels/store';

/** The language in force; the component follows its changes. Part of every key of translated data. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeLabels, () => labelState().language);
}
