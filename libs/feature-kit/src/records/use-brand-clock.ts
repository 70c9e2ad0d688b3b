import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** Offset of the device from UTC, ms. */
const deviceOffset = () => -new Date().getTimezoneOffset() * MINUTE_MS;

/**
 * Offset of the brand's clock from UTC, ms: its days are those of reports and limits. Undefined until the settings are
 * loaded; the device's own where they do not say.
 */
export function useBrandClock(): number | undefined {
  const { data, isPending } = useQuery(settingsQuery);
  if (isPending) return undefined;
  return data?.utcOffsetMs ?? deviceOffset();
}
