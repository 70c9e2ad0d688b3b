import { createContext, use, type ReactNode } from 'react';

/** Built-in texts of components; all other text comes from props. */
export interface KitWords {
  back: string;
  cancel: string;
  /** Hint at a password field. */
  capsLock: string;
  /** Button that clears a search field. */
  clearSearch: string;
  close: string;
  /** Separator between two parts of an accessible name. */
  comma: string;
  confirm: string;
  /** Button that copies a text. */
  copy: string;
  copied: string;
  /** Shown if the page may not write to the clipboard. */
  copyFailed: string;
  /** Title of a failed list. */
  failed: string;
  hidePassword: string;
  loading: string;
  /** Button that shows the slide after this one. */
  next: string;
  /** Button that stops automatic movement. */
  pause: string;
  /** Button that shows the slide before this one. */
  previous: string;
  /** Button that continues paused movement. */
  resume: string;
  refresh: string;
  refreshing: string;
  /** While pulled down, not far enough yet. */
  pullToRefresh: string;
  /** While pulled down far enough. */
  releaseToRefresh: string;
  retry: string;
  showPassword: string;
  unread: string;
}

const ENGLISH: KitWords = {
  back: 'Back',
  cancel: 'Cancel',
  capsLock: 'Caps Lock is on',
  clearSearch: 'Clear search',
  close: 'Close',
  comma: ', ',
  confirm: 'Confirm',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Press and hold the text to copy it.',
  failed: 'Couldn’t load this',
  hidePassword: 'Hide password',
  loading: 'Loading',
  next: 'Next',
  pause: 'Pause',
  previous: 'Previous',
  resume: 'Resume',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  pullToRefresh: 'Pull down to refresh',
  releaseToRefresh: 'Release to refresh',
  retry: 'Try again',
  showPassword: 'Show password',
  unread: 'Unread',
};

const WordsContext = createContext(ENGLISH);

interface KitWordsProviderProps {
  words: KitWords;
  children: ReactNode;
}

/** Sets the kit's words for its children; place once, at the root. Default without it: English. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The kit's words of the nearest provider. */
export function useKitWords(): KitWords {
  return use(WordsContext);
}
