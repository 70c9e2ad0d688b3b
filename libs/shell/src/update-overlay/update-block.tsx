import { mobileSystem, readStored, writeStored } from '@lobby/core';
import { withLabels } from '@lobby/i18n';
import { settingsQuery, useFlag } from '@lobby/session';
import { optionalLazy } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appDownloads, useIdle } from '@lobby/feature-kit';
import { isReloadSafe } from '../worker/reload-on-arrival';

const UpdateOverlay = optionalLazy(() =>
  withLabels(['shell-overlays'], () => import('./update-overlay')),
);

/**
 * Prompts phone users to update the app when the page is idle (D1 §4) and shows no form, deposit or game; its code
 * loads only then. Dismissing it lasts for the browser session; a mandatory update cannot be dismissed.
 */
export function UpdateBlock() {
  const idle = useIdle();
  const calm = isReloadSafe(useLocation().pathname);
  const settings = useQuery({ ...settingsQuery, enabled: false }).data;
  const mandatory = useFlag('mandatoryAppUpdate');
  const [dismissed, setDismissed] = useState(() => readStored('updateDismissed'));
  // No prompt without a download address.
  const address = settings && appDownloads(settings.downloads, mobileSystem())[0]?.address;
  const app = address === undefined ? undefined : settings?.app;
  const wanted = idle && calm && app?.canUpdate === true && (mandatory || !dismissed);
  const [mounted, setMounted] = useState(false);
  if (wanted && !mounted) setMounted(true);
  if (!mounted || !app || address === undefined) return null;
  const dismiss = () => {
    writeStored('updateDismissed', true);
    setDismissed(true);
  };
  return (
    <Suspense fallback={null}>
      <UpdateOverlay
        open={wanted}
        mandatory={mandatory}
        version={app.version}
        address={address}
        onClose={dismiss}
      />
    </Suspense>
  );
}
