import { safeUrl } from '@lobby/core';
import { openExternalLink, pendingLinkAtom } from '@lobby/feature-kit';
import { sessionStore, useImageHosts } from '@lobby/session';
import { RichText, Sheet, type RichTextProps } from '@lobby/ui-kit';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

interface TextSheetProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** Accessible name of the dialog, if the title names only its current content. */
  label?: string | undefined;
  /** Formatted date, above the title. */
  when?: string | undefined;
  art?: ReactNode;
  /** Renders the closed sheet too, hidden. */
  keepMounted?: boolean;
  /** HTML of the platform, unsanitized; undefined while it loads. */
  html: string | undefined;
  scale?: RichTextProps['scale'];
  /** Controls below the text. */
  children?: ReactNode;
}

const isInternal = (address: string) => safeUrl('link', address).kind === 'inside';

/** A sheet with a text of the platform. Internal links close it; external links open the confirmation over it. */
export function TextSheet(props: TextSheetProps) {
  const { open, onClose, title, label, when, art, keepMounted, html, scale, children } = props;
  const hosts = useImageHosts();
  const confirming = useAtomValue(pendingLinkAtom, { store: sessionStore }) !== null;
  const follow = (address: string) => {
    if (isInternal(address)) onClose();
    openExternalLink(address);
  };
  return (
    <Sheet
      open={open}
      // Escape closes only the topmost confirmation.
      onClose={() => !confirming && onClose()}
      label={label}
      title={title}
      eyebrow={when}
      art={art}
      keepMounted={keepMounted}
    >
      {html !== undefined && (
        <RichText html={html} imageOrigins={hosts} scale={scale} onLink={follow} />
      )}
      {children}
    </Sheet>
  );
}
