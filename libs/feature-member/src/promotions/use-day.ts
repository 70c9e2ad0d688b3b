import { useBrandClock } from '@lobby/feature-kit';
import { formatDate, useLanguage } from '@lobby/i18n';

/**
 * Returns a formatter of a time (ms since the epoch) as a day in the brand's time zone; undefined until that is loaded.
 */
export function useDay(): ((time: number) => string) | undefined {
  const language = useLanguage();
  const offsetMs = useBrandClock();
  if (offsetMs === undefined) return undefined;
  return (time) => formatDate(time, language, offsetMs);
}
