import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface SearchTextOptions {
  /** Current search text, trimmed. A new one (a link, the back button) replaces the typed text. */
  settled: string;
  /** Called with the trimmed text `debounceMs` after the last keystroke (D2 §4). */
  onSettle(text: string): void;
  /** Default: 300. D2 §9 gives 500 for streams. */
  debounceMs?: number;
}

const DEBOUNCE_MS = 300;

interface SearchText {
  /** Text in the box. */
  typed: string;
  setTyped(text: string): void;
  /** Marks a text as current: `onSettle` is not called for it. */
  noteSettled(text: string): void;
}

/** Text of a search box, debounced. */
export function useSearchText({
  settled,
  onSettle,
  debounceMs = DEBOUNCE_MS,
}: SearchTextOptions): SearchText {
  const [typed, setTyped] = useState(settled);
  const lastSettled = useRef(settled);
  const noteSettled = useCallback((text: string) => {
    lastSettled.current = text;
  }, []);
  const settle = useEffectEvent((text: string) => {
    if (text === lastSettled.current) return;
    noteSettled(text);
    onSettle(text);
  });

  useEffect(() => {
    const text = typed.trim();
    if (text === lastSettled.current) return;
    const timer = setTimeout(() => settle(text), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, debounceMs]);

  useEffect(() => {
    if (settled === lastSettled.current) return;
    lastSettled.current = settled;
    setTyped(settled);
  }, [settled]);

  return { typed, setTyped, noteSettled };
}
