import { LoginModal } from '@lobby/feature-account';
import { useLabels } from '@lobby/i18n';
import { askedAddressAtom, loginAskedAtom } from '@lobby/session';
import { askedPart, toast, Toaster, whenPartMissing, type Opening } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useSessionWatch } from '../session-watch/use-session-watch';
import { UpdateBlock } from '../update-overlay/update-block';

const AddressOpener = askedPart<Opening>(
  () => import('../leaving/address-opener'),
  ({ onClose }) => onClose(),
);

/** What the frame can do without until the first screen stands: messages, watching, asking. */
export default function LateFrame() {
  useSessionWatch();
  const t = useLabels('common');
  useEffect(() => whenPartMissing(() => toast.error(t('error.offline'))), [t]);
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
  const [asked, setAsked] = useAtom(askedAddressAtom);
  return <AddressOpener open={asked !== null} onClose={() => setAsked(null)} />;
}

function AskedLogin() {
  const [asked, setAsked] = useAtom(loginAskedAtom);
  return <LoginModal open={asked} onClose={() => setAsked(false)} />;
}
