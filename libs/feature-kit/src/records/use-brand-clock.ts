import { MINUTE_MS } from '@lobby/core';
import { settingsQuery, useFirstWait } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Offset of the device from UTC, ms. */
const deviceOffset = () => -new Date().getTimezoneOffset() * MINUTE_MS;

const never = () => () => undefined;
const unknown = () => undefined;

/**
 * Offset of the brand's clock from UTC, ms; days of reports, limits and promotions follow it. Undefined until the settings
 * are loaded. If they lack it or fail: the device's offset; undefined when rendered on the server.
 */
export function useBrandClock(): number | undefined {
  const settings = useQuery(settingsQuery);
  const waits = useFirstWait(settings);
  const device = useSyncExternalStore(never, deviceOffset, unknown);
  if (waits) return undefined;
  return settings.data?.utcOffsetMs ?? device;
}
