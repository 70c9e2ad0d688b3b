import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, STYLE_KEPT_AS } from './allowed.data';
import type { Palette } from './colours';
import { markAction, tameLink } from './links';
import { keepMeasures } from './measures';
import { paint } from './paint';
import { keptStyles } from './styles';
import { tidy } from './tidy';

export interface CleanOptions {
  /** Whether a picture may be loaded from this address. */
  mayLoad(address: string): boolean;
  /** Whether a link leads within this site: it stays a link. Others only ask. */
  staysHere(address: string): boolean;
  /** Pixel sizes become rem, a hundred to one, as popups are written (D1 §2). */
  pixelsInRem: boolean;
  /** Colours the text stands in; where they cannot be told, it brings none of its own. */
  palette: Palette | undefined;
}

const ATTRIBUTES = [...ALLOWED_ATTRIBUTES.filter((name) => name !== 'style'), STYLE_KEPT_AS];
const ADDRESSES = ['href', 'src'];

/** The wall: whatever the reading before it let through, only these elements and attributes pass. */
function purify(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    // Of these alone the value is an address.
    ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => !ADDRESSES.includes(name)),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Styles are set one by one through the object model, which a policy without inline styles allows. */
function restyle(fragment: DocumentFragment, inRem: boolean) {
  const wanted = new Map<Element, { color: string; ground: string }>();
  const { style } = document.createElement('span');
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${STYLE_KEPT_AS}]`)) {
    style.cssText = element.getAttribute(STYLE_KEPT_AS) ?? '';
    element.removeAttribute(STYLE_KEPT_AS);
    for (const [property, value] of keptStyles(style, inRem)) {
      element.style.setProperty(property, value);
    }
    wanted.set(element, { color: style.color, ground: style.backgroundColor });
  }
  return wanted;
}

/** A picture of a foreign host gives way to its words. */
function replacePicture(image: HTMLImageElement, { mayLoad }: CleanOptions): void {
  if (!mayLoad(image.getAttribute('src') ?? '')) {
    image.replaceWith(image.ownerDocument.createTextNode(image.alt));
    return;
  }
  // One that nobody described is decoration.
  image.alt = image.getAttribute('alt') ?? '';
  image.loading = 'lazy';
  image.decoding = 'async';
  image.referrerPolicy = 'no-referrer';
}

/** A table scrolls in a box of its own: it stays a table to people who hear it. */
function boxTable(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  const box = table.ownerDocument.createElement('div');
  box.dataset['table'] = '';
  table.replaceWith(box);
  box.append(table);
}

/**
 * A text of the platform as nodes that can do no harm (decision 23): an allow-list of elements,
 * attributes and styles; pictures of known hosts; links that ask before they leave.
 */
export function cleanHtml(html: string, options: CleanOptions): DocumentFragment {
  const fragment = purify(tidy(html));
  for (const image of fragment.querySelectorAll('img')) replacePicture(image, options);
  for (const link of fragment.querySelectorAll('a')) tameLink(link, options.staysHere);
  for (const table of fragment.querySelectorAll('table')) boxTable(table);
  markAction(fragment);
  const wanted = restyle(fragment, options.pixelsInRem);
  keepMeasures(fragment, options.pixelsInRem);
  if (options.palette) paint(fragment, wanted, options.palette);
  return fragment;
}
