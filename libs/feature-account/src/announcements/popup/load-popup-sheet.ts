import { loadRichText, loadSheet } from '@lobby/ui-kit';

/** Loads sheet and rich text together, so that the open sheet does not grow. Rejects if one does not load. */
export async function loadPopupSheet() {
  const [sheet] = await Promise.all([import('./popup-sheet'), loadRichText(), loadSheet()]);
  return sheet;
}
