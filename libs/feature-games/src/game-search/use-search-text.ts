import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** D2 §9 gives 500 ms for streams; games answer sooner. */
const SEARCH_DEBOUNCE_MS = 300;

/**
 * Text of a search box and its setter. `onSettle` gets the trimmed text 300 ms after the last
 * keystroke (D2 §4); a new `settled` text (a link, the back button) replaces what is typed.
 */
export function useSearchText(
  settled: string,
  onSettle: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled);
  const lastSettled = useRef(settled);
  const settle = useEffectEvent(onSettle);

  useEffect(() => {
    const text = typed.trim();
    if (text === lastSettled.current) return;
    const timer = setTimeout(() => {
      lastSettled.current = text;
      settle(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    if (settled === lastSettled.current) return;
    lastSettled.current = settled;
    setTyped(settled);
  }, [settled]);

  return [typed, setTyped];
}
