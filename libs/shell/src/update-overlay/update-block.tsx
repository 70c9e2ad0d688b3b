import { mobileSystem, readStored, writeStored } from '@lobby/core';
import { withLabels } from '@lobby/i18n';
import { settingsQuery, useFlag } from '@lobby/session';
import { optionalLazy, usePromptQueue } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useIdle } from '../home/use-idle';
import { updateAddress } from './update-address';

const UpdateOverlay = optionalLazy(() =>
  withLabels(['shell-overlays'], () => import('./update-overlay')),
);

/**
 * Asks people on a phone to change to a newer app, once the page rests (D1 §4); most never fetch its
 * code. Closing it is remembered for this visit; a mandatory update is not sent away.
 */
export function UpdateBlock() {
  const idle = useIdle();
  const settings = useQuery({ ...settingsQuery, enabled: false }).data;
  const mandatory = useFlag('mandatoryAppUpdate');
  const [dismissed, setDismissed] = useState(() => readStored('updateDismissed'));
  // Without a place to get it from there is nothing to ask for.
  const address = settings && updateAddress(settings.downloads, mobileSystem());
  const app = address === undefined ? undefined : settings?.app;
  const wanted = idle && app?.canUpdate === true && (mandatory || !dismissed);
  const turn = usePromptQueue(wanted);
  const [begun, setBegun] = useState(false);
  if (turn && !begun) setBegun(true);
  if (!begun || !app || address === undefined) return null;
  const dismiss = () => {
    writeStored('updateDismissed', true);
    setDismissed(true);
  };
  return (
    <Suspense fallback={null}>
      <UpdateOverlay
        open={turn}
        mandatory={mandatory}
        version={app.version}
        address={address}
        onClose={dismiss}
      />
    </Suspense>
  );
}
