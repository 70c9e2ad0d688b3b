import { useBrandClock } from '@lobby/feature-kit';
import { formatDate, useLanguage } from '@lobby/i18n';

/** Writes a time (ms since the epoch) as a day by the brand's clock; undefined until that is known. */
export function useDay(): ((time: number) => string) | undefined {
  const language = useLanguage();
  const offsetMs = useBrandClock();
  if (offsetMs === undefined) return undefined;
  return (time) => formatDate(time, language, offsetMs);
}
