import { useSearchText, withQuery } from '@lobby/feature-kit';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams, type To } from 'react-router-dom';

/** Query parameter of the text. */
const TEXT = 'q';

/** Longest text in characters, as the call accepts. */
export const TEXT_LENGTH = 100;

/** Milliseconds between the last key and the platform's own search. */
const PLATFORM_PAUSE_MS = 500;

/** Text of an address. */
const textIn = (query: URLSearchParams) => (query.get(TEXT) ?? '').trim().slice(0, TEXT_LENGTH);

/** The address with a text, relative to the screen. */
const addressOf = (query: URLSearchParams, text: string): To => ({
  search: withQuery(query, { [TEXT]: text }).toString(),
});

const IN_PLACE = { replace: true, preventScrollReset: true } as const;

/** The text that is looked for, in the box and in the address. */
export interface SearchAddress {
  /** Text in the box. */
  typed: string;
  setTyped(text: string): void;
  /** Text in the address, which the platform is asked for. */
  settled: string;
  /** Puts a text into box and address at once. The same function always. */
  settle(text: string): Promise<void>;
  /** The texts in force, both without blanks around. The same function always. */
  current(): { typed: string; settled: string };
}

/** The text that is looked for, kept in the address: reload and back restore it. */
export function useSearchAddress(): SearchAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const settled = textIn(query);
  const { typed, setTyped, noteSettled } = useSearchText({
    settled,
    onSettle: (text) => void navigate(addressOf(query, text), IN_PLACE),
    debounceMs: PLATFORM_PAUSE_MS,
  });
  const latest = useRef({ typed: typed.trim(), settled, query, navigate });
  useEffect(() => {
    latest.current = { typed: typed.trim(), settled, query, navigate };
  });
  const settle = useCallback(
    async (text: string) => {
      noteSettled(text);
      setTyped(text);
      const { settled: before, query: now, navigate: go } = latest.current;
      if (text !== before) await go(addressOf(now, text), IN_PLACE);
    },
    [noteSettled, setTyped],
  );
  const current = useCallback(() => latest.current, []);
  return { typed, setTyped, settled, settle, current };
}
