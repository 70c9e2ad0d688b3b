import { useSearchText } from '@lobby/feature-kit';
import { useCallback } from 'react';
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
const addressOf = (text: string): To => ({
  search: text ? `?${new URLSearchParams({ [TEXT]: text })}` : '',
});

const IN_PLACE = { replace: true, preventScrollReset: true } as const;

interface SearchAddress {
  /** Text in the box. */
  typed: string;
  setTyped(text: string): void;
  /** Text in the address, which the platform is asked for. */
  settled: string;
  /** Puts a text into box and address at once; by default the one in the box. */
  settle(text?: string): Promise<void>;
}

/** The text that is looked for, kept in the address: reload and back restore it. */
export function useSearchAddress(): SearchAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const settled = textIn(query);
  const { typed, setTyped, noteSettled } = useSearchText({
    settled,
    onSettle: (text) => void navigate(addressOf(text), IN_PLACE),
    debounceMs: PLATFORM_PAUSE_MS,
  });
  const settle = useCallback(
    async (text = typed.trim()) => {
      noteSettled(text);
      setTyped(text);
      if (text !== settled) await navigate(addressOf(text), IN_PLACE);
    },
    [typed, settled, navigate, noteSettled, setTyped],
  );
  return { typed, setTyped, settled, settle };
}
