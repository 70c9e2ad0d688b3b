import { LoginModal } from '@lobby/feature-account';
import { useLabels } from '@lobby/i18n';
import { askedAddressAtom, loginAskedAtom } from '@lobby/session';
import { Toaster } from '@lobby/ui-kit';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useSessionWatch } from '../session-watch/use-session-watch';
import { UpdateBlock } from '../update-overlay/update-block';

const AddressOpener = lazy(() => import('../leaving/address-opener'));

/** What the frame can do without until the first screen stands: messages, watching, asking. */
export default function LateFrame() {
  useSessionWatch();
  const t = useLabels('common');
  return (
    <>
      <Toaster closeLabel={t('action.close')} />
      <AskedAddress />
      <UpdateBlock />
      <AskedLogin />
    </>
  );
}

function AskedAddress() {
  const asked = useAtomValue(askedAddressAtom);
  return (
    asked !== null && (
      <Suspense fallback={null}>
        <AddressOpener />
      </Suspense>
    )
  );
}

/** Stays once it was used, for its closing movement. */
function AskedLogin() {
  const asked = useAtomValue(loginAskedAtom);
  const [used, setUsed] = useState(asked);
  if (asked && !used) setUsed(true);
  return (
    used && (
      <Suspense fallback={null}>
        <LoginModal />
      </Suspense>
    )
  );
}
