import { LoginModal } from '@lobby/feature-account';
import { withLabels } from '@lobby/i18n';
import { pendingLinkAtom } from '@lobby/feature-kit';
import {
  currentBrand,
  loginPromptAtom,
  siteTrust,
  useHasOwnAccount,
  useSession,
} from '@lobby/session';
import {
  lazyOverlay,
  onOverlayLoadError,
  optionalLazy,
  toast,
  Toaster,
  type OverlayProps,
} from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionWatch } from '../session-watch/use-session-watch';
import { useServiceWorker } from '../worker/use-service-worker';
import { UpdateBlock } from '../update-overlay/update-block';
import { keepFocus } from './keep-focus';

const SiteWarning = optionalLazy(() =>
  withLabels(['shell-overlays'], () => import('../safer-play/site-warning')),
);

const SaferPlayWatch = optionalLazy(() =>
  withLabels(['safer-play'], () => import('../safer-play/safer-play-watch')),
);

const Prefetch = optionalLazy(() => import('../prefetch/prefetch'));

const ExternalLinkDialog = lazyOverlay<OverlayProps>(
  () => withLabels(['shell-overlays'], () => import('../external-link/external-link-dialog')),
  ({ onClose }) => onClose(),
);

/** Parts of the frame that load once the first screen is idle: toasts, session watch, service worker, dialogs. */
export default function DeferredFrame() {
  useSessionWatch();
  useServiceWorker();
  useEffect(keepFocus, []);
  const { t } = useTranslation('common');
  useEffect(() => onOverlayLoadError(() => toast.error(t('failed.offline'))), [t]);
  return (
    <>
      <Toaster />
      <ExternalLink />
      <UpdateBlock />
      <LoginPrompt />
      <SaferPlay />
      <Site />
      <Suspense fallback={null}>
        <Prefetch />
      </Suspense>
    </>
  );
}

/** Warns if the page is not on a site of the brand. */
function Site() {
  const framed = window.top !== window;
  const trust = siteTrust(currentBrand().officialSites, { host: location.hostname, framed });
  if (trust !== 'unknown' && trust !== 'framed') return null;
  return (
    <Suspense fallback={null}>
      <SiteWarning trust={trust} />
    </Suspense>
  );
}

/** One instance per session. */
function SaferPlay() {
  const session = useSession();
  if (!useHasOwnAccount()) return null;
  return (
    <Suspense key={session?.token} fallback={null}>
      <SaferPlayWatch />
    </Suspense>
  );
}

function ExternalLink() {
  const [pending, setPending] = useAtom(pendingLinkAtom);
  return <ExternalLinkDialog open={pending !== null} onClose={() => setPending(null)} />;
}

function LoginPrompt() {
  const [open, setOpen] = useAtom(loginPromptAtom);
  return <LoginModal open={open} onClose={() => setOpen(false)} />;
}
