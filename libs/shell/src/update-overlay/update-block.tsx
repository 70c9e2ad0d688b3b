import { mobileSystem } from '@lobby/core';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useClearStage, lazyPart } from '@lobby/ui-kit';
import { Suspense, useState } from 'react';
import { useIdle } from '../home/use-idle';
import { updateAddress } from './update-address';

const UpdateOverlay = lazyPart(() => import('./update-overlay'));

/** Asks people on a phone to change to a newer app, once the page rests (D1 §4); most never fetch its code. */
export function UpdateBlock() {
  const idle = useIdle();
  const clear = useClearStage();
  const settings = useQuery({ ...settingsQuery, enabled: false }).data;
  const [asked, setAsked] = useState(false);
  // Two dialogs at once help nobody: it waits for a popup to be closed, and then stays.
  if (idle && clear && settings?.app?.canUpdate && !asked) setAsked(true);
  if (!asked || !settings?.app) return null;
  const address = updateAddress(settings.downloads, mobileSystem());
  // Without a place to get it from there is nothing to ask for.
  if (address === undefined) return null;
  return (
    <Suspense fallback={null}>
      <UpdateOverlay version={settings.app.version} address={address} />
    </Suspense>
  );
}
