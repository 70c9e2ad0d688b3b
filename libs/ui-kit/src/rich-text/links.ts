/** Whether an address is a page of this site. */
type IsInternal = (address: string) => boolean;

const textOf = (node: Node | null) => (node?.textContent ?? '').trim();

const isVisible = (node: Node) =>
  textOf(node) !== '' ||
  (node instanceof Element && (node.matches('img') || node.querySelector('img') !== null));

/** Names a link without text by its address; removes an empty one. */
function nameLink(link: HTMLAnchorElement, address: string): void {
  if (textOf(link) !== '' || link.querySelector('img[alt]:not([alt=""])')) return;
  if (isVisible(link)) link.setAttribute('aria-label', address);
  else link.remove();
}

/**
 * Moves a link's address to `data-address`; only internal links keep their `href`. An external link
 * becomes `role="link"`, so that a long press cannot open it without the question (decision 23).
 */
export function neutralizeLink(link: HTMLAnchorElement, isInternal: IsInternal): void {
  const address = (link.getAttribute('href') ?? '').trim();
  link.removeAttribute('href');
  if (address === '') return;
  link.dataset['address'] = address;
  if (isInternal(address)) link.setAttribute('href', address);
  else {
    link.setAttribute('role', 'link');
    link.tabIndex = 0;
  }
  nameLink(link, address);
}

/** Whether no visible node follows `node` within `text`. */
function isLast(node: Node, text: Node): boolean {
  for (let at: Node | null = node; at && at !== text; at = at.parentNode) {
    for (let next = at.nextSibling; next; next = next.nextSibling) {
      if (isVisible(next)) return false;
    }
  }
  return true;
}

/** Marks a link that is alone in the last paragraph as the call to action: it is drawn as a button. */
export function markCallToAction(text: DocumentFragment): void {
  const link = [...text.querySelectorAll<HTMLElement>('a[data-address]')].at(-1);
  const paragraph = link?.closest('p, div, center');
  if (!link || !paragraph || textOf(link) === '' || paragraph.querySelector('img, table')) return;
  if (textOf(paragraph) === textOf(link) && isLast(paragraph, text)) link.dataset['action'] = '';
}
