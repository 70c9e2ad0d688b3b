import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface SearchTextOptions {
  /** Text in force, trimmed. A new one (a link, the back button) replaces what is typed. */
  settled: string;
  /** Gets the trimmed text `debounceMs` after the last keystroke (D2 §4). */
  onSettle(text: string): void;
  debounceMs: number;
}

/** Text of a search box and its setter. */
export function useSearchText({
  settled,
  onSettle,
  debounceMs,
}: SearchTextOptions): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled);
  const lastSettled = useRef(settled);
  const settle = useEffectEvent(onSettle);

  useEffect(() => {
    const text = typed.trim();
    if (text === lastSettled.current) return;
    const timer = setTimeout(() => {
      lastSettled.current = text;
      settle(text);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, debounceMs]);

  useEffect(() => {
    if (settled === lastSettled.current) return;
    lastSettled.current = settled;
    setTyped(settled);
  }, [settled]);

  return [typed, setTyped];
}
