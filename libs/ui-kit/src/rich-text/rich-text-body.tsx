import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { cleanHtml } from './clean-html';
import { toRgb, type Palette } from './colours';
import type { RichTextProps } from './rich-text';
import { useDesignZoom } from './use-design-zoom';
import styles from './rich-text.module.css';

function originOf(address: string): string | undefined {
  return URL.canParse(address, window.location.href)
    ? new URL(address, window.location.href).origin
    : undefined;
}

/** Only an address of a page of ours, given as a path. */
const isPath = (address: string) =>
  address.startsWith('/') && originOf(address) === window.location.origin;

const addressOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-address]')?.dataset['address']
    : undefined;

/** The brand's colours where the text stands. */
function paletteOf(box: Element): Palette | undefined {
  const tokens = getComputedStyle(box);
  const [text, surface, link] = ['--text', '--surface', '--brand-ink'].map((token) =>
    toRgb(tokens.getPropertyValue(token)),
  );
  return text && surface && link && { text, surface, link };
}

/** A table wider than the screen is reached by the keyboard too. */
function openTables(box: Element): void {
  for (const table of box.querySelectorAll<HTMLElement>('[data-table]')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
}

/** Nodes of the platform's text in a box of their own: no style of theirs reaches out of it. */
export default function RichTextBody({ html, imageOrigins, scale, onLink }: RichTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const origins = imageOrigins.join(' ');
  const designed = scale === 'design';
  const zoom = useDesignZoom();

  useLayoutEffect(() => ref.current?.style.setProperty('--zoom', `${zoom}`), [zoom]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const allowed = new Set([window.location.origin, ...origins.split(' ')]);
    const fragment = cleanHtml(html, {
      mayLoad: (address) => address !== '' && allowed.has(originOf(address) ?? ''),
      staysHere: isPath,
      pixelsInRem: designed,
      palette: paletteOf(box),
    });
    box.replaceChildren(fragment);
    openTables(box);
  }, [html, origins, designed]);

  const follow = (event: MouseEvent | KeyboardEvent) => {
    const address = addressOf(event.target);
    if (address === undefined) return;
    event.preventDefault();
    onLink(address);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls: their presses are heard here
    <div
      ref={ref}
      className={styles.text}
      data-designed={designed || undefined}
      onClick={follow}
      onAuxClick={follow}
      onKeyDown={(event) => event.key === 'Enter' && follow(event)}
    />
  );
}
