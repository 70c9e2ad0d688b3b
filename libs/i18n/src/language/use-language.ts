import type { Language } from '@lobby/core';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './start';

/** The language in force; the component follows its changes. Part of every key of translated data. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
