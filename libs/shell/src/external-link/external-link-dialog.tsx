import { safeUrl, type SafeAddress } from '@lobby/core';
import { pendingLinkAtom } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { ConfirmDialog, toast } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

const parse = (address: string): SafeAddress => safeUrl('link', address);

/**
 * Opens `pendingLinkAtom`: internal paths at once, external links after a confirmation that names the
 * host; refuses other addresses with an error toast (decision 23).
 */
export default function ExternalLinkDialog() {
  const { t } = useTranslation(['shell-overlays', 'common']);
  const navigate = useNavigate();
  const [pending, setPending] = useAtom(pendingLinkAtom);
  const address = pending === null ? undefined : parse(pending);

  useEffect(() => {
    if (pending === null) return;
    const target = parse(pending);
    if (target.kind === 'outside') return;
    setPending(null);
    if (target.kind === 'inside') void navigate(target.path);
    else toast.error(t('leave.refused'));
  }, [pending, navigate, setPending, t]);

  const external = address?.kind === 'outside' ? address : undefined;
  const openExternal = () => {
    if (external) window.open(external.href, '_blank', 'noopener,noreferrer');
    setPending(null);
  };
  return (
    <ConfirmDialog
      open={external !== undefined}
      title={t('leave.title', { name: currentBrand().name })}
      text={t('leave.text', { host: external?.host ?? '' })}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={openExternal}
      onCancel={() => setPending(null)}
    />
  );
}
