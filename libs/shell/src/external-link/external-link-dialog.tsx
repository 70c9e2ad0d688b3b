import { safeUrl, type SafeAddress } from '@lobby/core';
import { pendingLinkAtom } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { ConfirmDialog, toast } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

const decide = (address: string): SafeAddress =>
  safeUrl('link', address, { pageOrigin: window.location.origin });

/**
 * Opens an address of the platform's: a page of ours at once, another site after a question that
 * names its host, anything else not at all (decision 23).
 */
export default function ExternalLinkDialog() {
  const { t } = useTranslation(['shell-overlays', 'common']);
  const navigate = useNavigate();
  const [asked, setAsked] = useAtom(pendingLinkAtom);
  const safe = asked === null ? undefined : decide(asked);

  useEffect(() => {
    if (asked === null) return;
    const target = decide(asked);
    if (target.kind === 'outside') return;
    setAsked(null);
    if (target.kind === 'inside') void navigate(target.path);
    else toast.error(t('leave.refused'));
  }, [asked, navigate, setAsked, t]);

  const outside = safe?.kind === 'outside' ? safe : undefined;
  const leave = () => {
    if (outside) window.open(outside.href, '_blank', 'noopener,noreferrer');
    setAsked(null);
  };
  return (
    <ConfirmDialog
      open={outside !== undefined}
      title={t('leave.title', { name: currentBrand().name })}
      text={t('leave.text', { host: outside?.host ?? '' })}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={leave}
      onCancel={() => setAsked(null)}
    />
  );
}
