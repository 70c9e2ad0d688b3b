import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useDesignZoom } from './use-design-zoom';
import { cleanHtml } from './clean-html';
import type { RichTextProps } from './rich-text';
import styles from './rich-text.module.css';

function originOf(address: string): string | undefined {
  return URL.canParse(address, window.location.href)
    ? new URL(address, window.location.href).origin
    : undefined;
}

/** Only an address of a page of ours, given as a path. */
const isPath = (address: string) => /^\/(?!\/)/.test(address) && !address.includes('\\');

const addressOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-address]')?.dataset['address']
    : undefined;

/** Nodes of the platform's text in a box of their own: no style of theirs reaches out of it. */
export default function RichTextBody({ html, imageOrigins, scale, onLink }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const origins = imageOrigins.join(' ');
  const designed = scale === 'design';
  const zoom = useDesignZoom();

  useLayoutEffect(() => {
    const allowed = new Set([window.location.origin, ...origins.split(' ')]);
    const fragment = cleanHtml(html, {
      mayLoad: (address) => address !== '' && allowed.has(originOf(address) ?? ''),
      staysHere: isPath,
      pixelsInRem: designed,
    });
    box.current?.replaceChildren(fragment);
  }, [html, origins, designed]);

  useLayoutEffect(() => box.current?.style.setProperty('--zoom', `${zoom}`), [zoom]);

  const follow = (event: MouseEvent | KeyboardEvent) => {
    const address = addressOf(event.target);
    if (address === undefined) return;
    event.preventDefault();
    onLink(address);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls: their presses are heard here
    <div
      ref={box}
      className={styles.text}
      data-designed={designed || undefined}
      onClick={follow}
      onKeyDown={(event) => event.key === 'Enter' && follow(event)}
    />
  );
}
