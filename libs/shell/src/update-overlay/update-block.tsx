import { mobileSystem } from '@lobby/core';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIdle } from '../home/use-idle';
import { updateAddress } from './update-address';

const UpdateOverlay = lazy(() => import('./update-overlay'));

/** Asks people on a phone to change to a newer app, once the page rests (D1 §4); most never fetch its code. */
export function UpdateBlock() {
  const idle = useIdle();
  const settings = useQuery({ ...settingsQuery, enabled: false }).data;
  if (!idle || !settings?.app?.canUpdate) return null;
  const address = updateAddress(settings.downloads, mobileSystem());
  // Without a place to get it from there is nothing to ask for.
  if (address === undefined) return null;
  return (
    <Suspense fallback={null}>
      <UpdateOverlay version={settings.app.version} address={address} />
    </Suspense>
  );
}
