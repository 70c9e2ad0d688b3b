import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DEFERRED_STYLE } from './allowed.data';
import { applyContrast } from './apply-contrast';
import type { Palette } from './colours';
import { markCallToAction, neutralizeLink } from './links';
import { normalizeHtml } from './normalize-html';
import { allowedStyles, limitDimensions } from './styles';

interface CleanOptions {
  /** Whether a picture may be loaded from this address. */
  mayLoadImage(address: string): boolean;
  /** Whether an address is a page of this site; other links ask before they open. */
  isInternal(address: string): boolean;
  /** Converts pixel sizes to rem, 100 to 1, for popups designed 750 px wide (D1 §2). */
  pixelsInRem: boolean;
  /** Colours around the text; undefined drops all colours of the text. */
  palette: Palette | undefined;
}

const ATTRIBUTES = [...ALLOWED_ATTRIBUTES.filter((name) => name !== 'style'), DEFERRED_STYLE];
const ADDRESSES = ['href', 'src'];

/** Sanitizes: only allowed elements and attributes pass, whatever came before. */
function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    // All values but those of `href` and `src` are not addresses.
    ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => !ADDRESSES.includes(name)),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Applies deferred styles through the object model, which the page's policy allows; returns their colours. */
function restoreStyles(fragment: DocumentFragment, inRem: boolean) {
  const requested = new Map<Element, { color: string; background: string }>();
  const { style } = document.createElement('span');
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${DEFERRED_STYLE}]`)) {
    style.cssText = element.getAttribute(DEFERRED_STYLE) ?? '';
    element.removeAttribute(DEFERRED_STYLE);
    for (const [property, value] of allowedStyles(style, inRem)) {
      element.style.setProperty(property, value);
    }
    requested.set(element, { color: style.color, background: style.backgroundColor });
  }
  return requested;
}

/** Replaces a picture of a foreign host by its alternative text. */
function restrictPicture(image: HTMLImageElement, { mayLoadImage }: CleanOptions): void {
  if (!mayLoadImage(image.getAttribute('src') ?? '')) {
    image.replaceWith(image.ownerDocument.createTextNode(image.alt));
    return;
  }
  // Without a description it is decoration.
  image.alt = image.getAttribute('alt') ?? '';
  image.loading = 'lazy';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
}

/** Wraps a table in a scrolling box; the table itself keeps its role. */
function wrapTable(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  const box = table.ownerDocument.createElement('div');
  box.dataset['table'] = '';
  table.replaceWith(box);
  box.append(table);
}

/**
 * Turns HTML of the platform into safe nodes (decision 23): allow-lists of elements, attributes and
 * styles, pictures of known hosts only, external links without an address.
 */
export function cleanHtml(html: string, options: CleanOptions): DocumentFragment {
  const fragment = sanitize(normalizeHtml(html));
  for (const image of fragment.querySelectorAll('img')) restrictPicture(image, options);
  for (const link of fragment.querySelectorAll('a')) neutralizeLink(link, options.isInternal);
  for (const table of fragment.querySelectorAll('table')) wrapTable(table);
  markCallToAction(fragment);
  const requested = restoreStyles(fragment, options.pixelsInRem);
  limitDimensions(fragment, options.pixelsInRem);
  if (options.palette) applyContrast(fragment, requested, options.palette);
  return fragment;
}
