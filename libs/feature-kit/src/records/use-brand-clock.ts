import { MINUTE_MS } from '@lobby/core';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Offset of the device from UTC, ms. */
const deviceOffset = () => -new Date().getTimezoneOffset() * MINUTE_MS;

const never = () => () => undefined;
const unknown = () => undefined;

/**
 * Offset of the brand's clock from UTC, ms: its days are those of reports, limits and promotions. Undefined until the
 * settings are loaded; where they do not say or do not load, the device's own, which HTML of the server leaves open.
 */
export function useBrandClock(): number | undefined {
  const { data, isPending } = useQuery(settingsQuery);
  const device = useSyncExternalStore(never, deviceOffset, unknown);
  if (isPending) return undefined;
  return data?.utcOffsetMs ?? device;
}
