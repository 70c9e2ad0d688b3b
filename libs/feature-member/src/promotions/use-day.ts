import { formatDate, useLanguage } from '@lobby/i18n';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Writes a time (ms since the epoch) as a day by the merchant's clock; undefined until that is known. */
export function useDay(): ((time: number) => string) | undefined {
  const language = useLanguage();
  const { data } = useQuery(settingsQuery);
  return data && ((time) => formatDate(time, language, data.utcOffsetMs ?? 0));
}
