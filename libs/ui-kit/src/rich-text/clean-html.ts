import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed.data';
import { keptStyles } from './styles';

/** Longer texts are cut: no announcement is, and parsing must not stop the page. */
export const MOST_CHARACTERS = 100_000;

export interface CleanOptions {
  /** Whether a picture may be loaded from this address. */
  mayLoad(address: string): boolean;
  /** Whether a link leads within this site: it stays a link. Others only ask. */
  staysHere(address: string): boolean;
  /** Pixel sizes become rem, a hundred to one, as popups are written (D1 §2). */
  pixelsInRem: boolean;
}

/** Styles are set one by one through the object model, which a policy without inline styles allows. */
function restyle(element: HTMLElement, inRem: boolean): void {
  const kept = keptStyles(element.style, inRem);
  element.removeAttribute('style');
  for (const [property, value] of kept) element.style.setProperty(property, value);
}

/** A picture of a foreign host gives way to its words. */
function replacePicture(image: HTMLImageElement, { mayLoad }: CleanOptions): void {
  if (mayLoad(image.getAttribute('src') ?? '')) {
    image.loading = 'lazy';
    image.decoding = 'async';
    image.referrerPolicy = 'no-referrer';
    return;
  }
  image.replaceWith(image.ownerDocument.createTextNode(image.alt));
}

/**
 * A link out of this site has no address that a long press could open: a press asks first
 * (decision 23). What was its address waits in `data-address`.
 */
function tameLink(link: HTMLAnchorElement, { staysHere }: CleanOptions): void {
  const address = (link.getAttribute('href') ?? '').trim();
  link.removeAttribute('href');
  if (address === '') return;
  link.dataset['address'] = address;
  if (staysHere(address)) link.setAttribute('href', address);
  else {
    link.setAttribute('role', 'link');
    link.tabIndex = 0;
  }
}

/**
 * A text of the platform as nodes that can do no harm (decision 23): an allow-list of elements,
 * attributes and styles; pictures of known hosts; links that ask before they leave.
 */
export function cleanHtml(html: string, options: CleanOptions): DocumentFragment {
  const fragment = DOMPurify.sanitize(html.slice(0, MOST_CHARACTERS), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) {
    restyle(element, options.pixelsInRem);
  }
  for (const link of fragment.querySelectorAll('a')) tameLink(link, options);
  for (const image of fragment.querySelectorAll('img')) replacePicture(image, options);
  return fragment;
}
