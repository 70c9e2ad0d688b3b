import { LoginModal } from '@lobby/feature-account';
import { withLabels } from '@lobby/i18n';
import { pendingLinkAtom } from '@lobby/feature-kit';
import { loginPromptAtom } from '@lobby/session';
import { lazyOverlay, toast, Toaster, onOverlayLoadError, type OverlayProps } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionWatch } from '../session-watch/use-session-watch';
import { UpdateBlock } from '../update-overlay/update-block';

const ExternalLinkDialog = lazyOverlay<OverlayProps>(
  () => withLabels(['shell-overlays'], () => import('../external-link/external-link-dialog')),
  ({ onClose }) => onClose(),
);

/** What the frame can do without until the first screen stands: messages, watching, asking. */
export default function DeferredFrame() {
  useSessionWatch();
  const { t } = useTranslation('common');
  useEffect(() => onOverlayLoadError(() => toast.error(t('failed.offline'))), [t]);
  return (
    <>
      <Toaster />
      <AskedAddress />
      <UpdateBlock />
      <AskedLogin />
    </>
  );
}

function AskedAddress() {
  const [asked, setAsked] = useAtom(pendingLinkAtom);
  return <ExternalLinkDialog open={asked !== null} onClose={() => setAsked(null)} />;
}

function AskedLogin() {
  const [asked, setAsked] = useAtom(loginPromptAtom);
  return <LoginModal open={asked} onClose={() => setAsked(false)} />;
}
