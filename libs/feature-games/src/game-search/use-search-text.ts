import { useSearchText as useKitSearchText } from '@lobby/feature-kit';

/** D2 §9 gives 500 ms for streams; games answer sooner. */
const SEARCH_DEBOUNCE_MS = 300;

/** Text of a search box for games and its setter; `onSettle` gets it 300 ms after the last keystroke. */
export const useSearchText = (settled: string, onSettle: (text: string) => void) =>
  useKitSearchText({ settled, onSettle, debounceMs: SEARCH_DEBOUNCE_MS });
