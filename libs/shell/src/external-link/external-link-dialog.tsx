import { safeUrl } from '@lobby/core';
import { leaveSite, pressedAddressAtom, type PressedAddress } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { ConfirmDialog, toast } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

const check = ({ purpose, address }: PressedAddress) => safeUrl(purpose, address);

/** Labels of the dialog by purpose of the address. */
const WORDS = {
  link: {
    title: 'leave.title',
    text: 'leave.text',
    confirm: 'leave.confirm',
    stay: 'leave.stay',
  },
  download: {
    title: 'download.title',
    text: 'download.from',
    confirm: 'download.action',
    stay: 'common:action.cancel',
  },
} as const;

/** Opens a page in a new tab; an iOS installation needs no tab. */
function openOutside(href: string): void {
  if (/^https?:/.test(href)) window.open(href, '_blank', 'noopener,noreferrer');
  else leaveSite({ href });
}

/**
 * Opens a pressed address: internal paths at once, external links and downloads after a confirmation that names the
 * host; rejects other addresses with an error toast (decision 23).
 */
export default function ExternalLinkDialog() {
  const { t } = useTranslation(['shell-overlays', 'common']);
  const navigate = useNavigate();
  const [pressed, setPressed] = useAtom(pressedAddressAtom);
  // Keeps its text while the dialog fades out.
  const [last, setLast] = useState(pressed);
  if (pressed && pressed !== last) setLast(pressed);
  const asked = pressed ?? last;
  const target = asked && check(asked);

  useEffect(() => {
    if (pressed === null) return;
    const found = check(pressed);
    if (found.kind === 'outside') return;
    setPressed(null);
    if (found.kind === 'inside') void navigate(found.path);
    else if (found.kind === 'trusted') leaveSite(found);
    else toast.error(t('leave.refused'));
  }, [pressed, navigate, setPressed, t]);

  const external = target?.kind === 'outside' ? target : undefined;
  const openExternal = () => {
    if (external) openOutside(external.href);
    setPressed(null);
  };
  const words = WORDS[asked?.purpose ?? 'link'];
  return (
    <ConfirmDialog
      open={pressed !== null && external !== undefined}
      title={t(words.title, { name: currentBrand().name })}
      text={t(words.text, { host: external?.host ?? '' })}
      confirmLabel={t(words.confirm)}
      cancelLabel={t(words.stay)}
      onConfirm={openExternal}
      onCancel={() => setPressed(null)}
    />
  );
}
