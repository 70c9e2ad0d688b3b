/** Whether a link leads within this site: it stays a link. Others only ask. */
type StaysHere = (address: string) => boolean;

const wordsOf = (node: Node | null) => (node?.textContent ?? '').trim();

const isSeen = (node: Node) =>
  wordsOf(node) !== '' ||
  (node instanceof Element && (node.matches('img') || node.querySelector('img') !== null));

/** A link without words is called by its address; one with nothing at all is none. */
function nameLink(link: HTMLAnchorElement, address: string): void {
  if (wordsOf(link) !== '' || link.querySelector('img[alt]:not([alt=""])')) return;
  if (isSeen(link)) link.setAttribute('aria-label', address);
  else link.remove();
}

/**
 * A link out of this site has no address that a long press could open: a press asks first
 * (decision 23). What was its address waits in `data-address`.
 */
export function tameLink(link: HTMLAnchorElement, staysHere: StaysHere): void {
  const address = (link.getAttribute('href') ?? '').trim();
  link.removeAttribute('href');
  if (address === '') return;
  link.dataset['address'] = address;
  if (staysHere(address)) link.setAttribute('href', address);
  else {
    link.setAttribute('role', 'link');
    link.tabIndex = 0;
  }
  nameLink(link, address);
}

/** Whether anything that is seen follows a node in its text. */
function isLast(node: Node, text: Node): boolean {
  for (let at: Node | null = node; at && at !== text; at = at.parentNode) {
    for (let next = at.nextSibling; next; next = next.nextSibling) if (isSeen(next)) return false;
  }
  return true;
}

/** A link that stands alone in the last paragraph is what the text asks to do: it looks like a button. */
export function markAction(text: DocumentFragment): void {
  const link = [...text.querySelectorAll<HTMLElement>('a[data-address]')].at(-1);
  const paragraph = link?.closest('p, div, center');
  if (!link || !paragraph || wordsOf(link) === '' || paragraph.querySelector('img, table')) return;
  if (wordsOf(paragraph) === wordsOf(link) && isLast(paragraph, text)) link.dataset['action'] = '';
}
