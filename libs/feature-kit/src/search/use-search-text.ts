import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface SearchTextOptions {
  /** Text in force, trimmed. A new one (a link, the back button) replaces what is typed. */
  settled: string;
  /** Gets the trimmed text `debounceMs` after the last keystroke (D2 §4). */
  onSettle(text: string): void;
  debounceMs: number;
}

interface SearchText {
  /** Text in the box. */
  typed: string;
  setTyped(text: string): void;
  /** Tells that a text is in force already: it does not settle again. */
  noteSettled(text: string): void;
}

/** Text of a search box. */
export function useSearchText({ settled, onSettle, debounceMs }: SearchTextOptions): SearchText {
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
