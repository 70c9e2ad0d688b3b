import { useEffect, useRef, useState } from 'react';

/** D2 §9 gives 500 ms for streams; games answer sooner. */
export const SEARCH_DEBOUNCE_MS = 300;

/** What is typed, and a setter; `settle` is told once typing pauses, with blanks around it dropped (D2 §4). */
export function useSearchText(
  settled: string,
  settle: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled);
  const told = useRef(settled);
  const tell = useRef(settle);

  useEffect(() => {
    tell.current = settle;
  });

  useEffect(() => {
    const text = typed.trim();
    if (text === told.current) return;
    const timer = setTimeout(() => {
      told.current = text;
      tell.current(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // A text that came from elsewhere (a link, the back button) replaces what is typed.
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    setTyped(settled);
  }, [settled]);

  return [typed, setTyped];
}
