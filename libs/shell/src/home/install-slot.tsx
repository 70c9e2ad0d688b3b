import { useIdle } from '@lobby/feature-kit';
import { withLabels } from '@lobby/i18n';
import { optionalLazy } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { isComingBack } from '../install/install-offer';
import { useHomeBoard } from './announcements.query';

const InstallBlock = optionalLazy(() =>
  withLabels(['shell-overlays'], () => import('../install/install-block')),
);

/** Slot of the install offer for returning visitors; loads when the page is idle. */
export function InstallSlot() {
  const settled = useIdle(useHomeBoard().data !== undefined);
  if (!settled || !isComingBack()) return null;
  return (
    <Suspense fallback={null}>
      <InstallBlock />
    </Suspense>
  );
}
