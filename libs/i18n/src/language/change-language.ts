import { writeStored, type Language } from '@lobby/core';
import { switchLanguage } from '../engine';
import { setDocumentLanguage } from './start';

/** Tells the server, which selects the next published page by it; the same cookie as in `tools/vite/page-start.js`. */
function writeCookie(language: Language): void {
  document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`;
}

/**
 * Switches to the user's language without a reload, and stores it. Returns false if a later call won.
 * Rejects and keeps the language if a catalogue fails to load.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  if (!(await switchLanguage(language))) return false;
  writeStored('language', language);
  writeCookie(language);
  setDocumentLanguage();
  return true;
}
