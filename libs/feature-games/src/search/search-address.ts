import { changedQuery, useSearchText } from '@lobby/feature-kit';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams, type To } from 'react-router-dom';

/** Query parameter of the text. */
const TEXT = 'q';

/** Maximum length of the text, as the request accepts. */
export const TEXT_LENGTH = 100;

/** Debounce of the platform's search, ms. */
const PLATFORM_PAUSE_MS = 500;

/** Search text in an address. */
const textIn = (query: URLSearchParams) => (query.get(TEXT) ?? '').trim().slice(0, TEXT_LENGTH);

/** Address with a text, relative to the screen. */
const addressOf = (query: URLSearchParams, text: string): To => ({
  search: changedQuery(query, { [TEXT]: text }).toString(),
});

const IN_PLACE = { replace: true, preventScrollReset: true } as const;

/** Search text in the field and in the address. */
export interface SearchAddress {
  /** Text in the field. */
  typed: string;
  setTyped(text: string): void;
  /** Text in the address, which is sent to the platform. */
  settled: string;
  /** Sets the text of field and address at once. Stable. */
  settle(text: string): Promise<void>;
  /** Current texts, trimmed. Stable. */
  current(): { typed: string; settled: string };
}

/** Search text, kept in the address so that reload and back restore it. */
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
