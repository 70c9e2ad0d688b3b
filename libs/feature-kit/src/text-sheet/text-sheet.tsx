import { safeUrl } from '@lobby/core';
import { pendingLinkAtom } from '../navigation/external-link';
import { openExternalLink } from '../navigation/external-link';
import { sessionStore, useImageHosts } from '@lobby/session';
import { RichText, Sheet, type RichTextProps } from '@lobby/ui-kit';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

interface TextSheetProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** What the dialog is called where its title names only what it shows now. */
  label?: string | undefined;
  /** When it was said. */
  when?: string | undefined;
  art?: ReactNode;
  /** HTML of the platform, as it came; nothing while it is on its way. */
  html: string | undefined;
  scale?: RichTextProps['scale'];
  /** What can be done with it, below the text. */
  children?: ReactNode;
}

const leadsInside = (address: string) =>
  safeUrl('link', address, { pageOrigin: window.location.origin }).kind === 'inside';

/** A text of the platform, whole. A link to a page of ours closes it; one to elsewhere asks over it. */
export function TextSheet(props: TextSheetProps) {
  const { open, onClose, title, label, when, art, html, scale, children } = props;
  const hosts = useImageHosts();
  const asks = useAtomValue(pendingLinkAtom, { store: sessionStore }) !== null;
  const follow = (address: string) => {
    if (leadsInside(address)) onClose();
    openExternalLink(address);
  };
  return (
    <Sheet
      open={open}
      // Escape answers the question in front, and that alone.
      onClose={() => !asks && onClose()}
      label={label}
      title={title}
      eyebrow={when}
      art={art}
    >
      {html !== undefined && (
        <RichText html={html} imageOrigins={hosts} scale={scale} onLink={follow} />
      )}
      {children}
    </Sheet>
  );
}
