import {
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { cleanHtml } from './clean-html';
import { toRgb, type Palette } from './colours';
import { isPictureAddress, toUrl } from './picture-address';
import styles from './rich-text.module.css';

/** Props of RichText. */
export interface RichTextProps {
  /** Unmodified HTML of the platform. */
  html: string;
  /** Origins pictures may be loaded from, such as `https://img.example`, beside the page's own `/cdn/`. */
  imageOrigins: readonly string[];
  /** `design`: the text is written for a page 750 px wide, as popups are, and is scaled to the screen (D1 §2). */
  scale?: 'design' | undefined;
  /** Called with the address of a pressed link, as written; the caller decides whether to open it. */
  onLink(address: string): void;
}

/** Widest column of the page, px. */
const COLUMN_PX = 480;
/** Width of the design in rem: 750 px, 100 to 1 (D1 §2). */
const DESIGN_REM = 7.5;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function designZoom(): number {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.min(window.innerWidth, COLUMN_PX) / DESIGN_REM / rootPx;
}

/** Whether an address is a path of this origin. */
const isInternal = (address: string) =>
  address.startsWith('/') && toUrl(address)?.origin === window.location.origin;

const addressOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-address]')?.dataset['address']
    : undefined;

/** The brand's colours at this element; undefined if a token is not an opaque colour. */
function paletteOf(box: Element): Palette | undefined {
  const tokens = getComputedStyle(box);
  const [text, surface, link] = ['--text', '--surface', '--brand-ink'].map((token) =>
    toRgb(tokens.getPropertyValue(token)),
  );
  return text && surface && link && { text, surface, link };
}

/** Makes tables wider than the screen scrollable by keyboard. */
function focusWideTables(box: Element): void {
  for (const table of box.querySelectorAll<HTMLElement>('[data-table]')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
}

/** Shows cleaned HTML in a contained box. Loaded with the first text. */
export default function RichTextBody({ html, imageOrigins, scale, onLink }: RichTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const origins = imageOrigins.join(' ');
  const designed = scale === 'design';
  const zoom = useSyncExternalStore(onResize, designZoom, () => 1);

  useLayoutEffect(() => ref.current?.style.setProperty('--zoom', `${zoom}`), [zoom]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const fragment = cleanHtml(html, {
      mayLoadImage: (address) => isPictureAddress(address, origins.split(' ')),
      isInternal,
      pixelsInRem: designed,
      palette: paletteOf(box),
    });
    box.replaceChildren(fragment);
    focusWideTables(box);
  }, [html, origins, designed]);

  const follow = (event: MouseEvent | KeyboardEvent) => {
    const address = addressOf(event.target);
    if (address === undefined) return;
    event.preventDefault();
    onLink(address);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls; their events bubble up to here
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
