import { useIdle } from '@lobby/feature-kit';
import { withLabels } from '@lobby/i18n';
import { optionalLazy } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { useHomeBoard } from './announcements.query';

const DownloadBar = optionalLazy(() =>
  withLabels(['shell-overlays'], () => import('../download/download-bar')),
);

/** Place of the download bar; loads when the page rests. */
export function DownloadPlace() {
  const settled = useIdle(useHomeBoard().data !== undefined);
  if (!settled) return null;
  return (
    <Suspense fallback={null}>
      <DownloadBar />
    </Suspense>
  );
}
