import { formatCount, useLanguage } from '@lobby/i18n';

interface CountTexts {
  /** Text of a result with items; receives the formatted number. */
  some(count: string): string;
  /** Text of an empty result. */
  none: string;
}

/** Returns the text of a counted result for `ResultAnnouncer`; undefined while the count is. */
export function useCountText() {
  const language = useLanguage();
  return (count: number | undefined, { some, none }: CountTexts): string | undefined => {
    if (count === undefined) return undefined;
    return count === 0 ? none : some(formatCount(count, language));
  };
}
