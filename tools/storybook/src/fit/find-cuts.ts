/** Pixels; text that reaches further out of its box is cut. */
const SLACK = 1.5;
/** Part of a line's height that may lie outside: fonts reserve more than their letters fill. */
const LINE_SLACK = 0.25;

/** A line of text as it is drawn. */
interface Line {
  text: string;
  element: Element;
  rect: DOMRect;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const EVERYWHERE: Edges = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** Hidden, unreachable, or for screen readers only. */
const isUnseen = (element: Element): boolean =>
  !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
  element.closest('[inert], svg, option, [data-fit="free"]') !== null ||
  ancestors(element).some((box) => getComputedStyle(box).clipPath !== 'none');

function ancestors(element: Element): Element[] {
  const list: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) list.push(at);
  return list;
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { parentElement } = node;
    if (parentElement && node.data.trim() !== '' && !isUnseen(parentElement)) found.push(node);
  }
  return found;
}

function rangeOf(node: Text, from = 0, to = node.length): Range {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

function linesOf(node: Text): Line[] {
  const element = node.parentElement ?? document.body;
  return [...rangeOf(node).getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map((rect) => ({ text: node.data.trim().slice(0, 40), element, rect }));
}

const CLIPS = /hidden|clip/;
const SCROLLS = /auto|scroll/;

/** Where the text of an element shows, or can be scrolled to: an absolute box is clipped by the positioned ones around it alone. */
function clipOf(element: Element): Edges {
  const edges = { ...EVERYWHERE };
  let reachableX = false;
  let reachableY = false;
  let position = 'static';
  for (const box of ancestors(element)) {
    if (position === 'fixed' || box === document.body) break;
    const style = getComputedStyle(box);
    if (position === 'absolute' && style.position === 'static') continue;
    position = style.position;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (SCROLLS.test(style.overflowX)) reachableX = true;
    if (SCROLLS.test(style.overflowY)) reachableY = true;
    if (!reachableX && CLIPS.test(style.overflowX)) {
      edges.left = Math.max(edges.left, left);
      edges.right = Math.min(edges.right, right);
    }
    if (!reachableY && CLIPS.test(style.overflowY)) {
      edges.top = Math.max(edges.top, top);
      edges.bottom = Math.min(edges.bottom, bottom);
    }
  }
  if (!reachableX) {
    edges.left = Math.max(edges.left, 0);
    edges.right = Math.min(edges.right, document.documentElement.clientWidth);
  }
  return edges;
}

/** Whether nothing of a line is drawn: a neighbouring slide, the content of a closed part. */
const isAway = ({ rect }: Line, clip: Edges): boolean =>
  rect.right <= clip.left ||
  rect.left >= clip.right ||
  rect.bottom <= clip.top ||
  rect.top >= clip.bottom;

/** Shortened on purpose, with an ellipsis; never a label of the bottom bar. */
const isShortened = (element: Element): boolean =>
  element.closest('nav') === null &&
  ancestors(element)
    .slice(0, 4)
    .some((box) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    });

function isCut({ rect }: Line, clip: Edges): boolean {
  const slack = rect.height * LINE_SLACK;
  return (
    rect.left < clip.left - SLACK ||
    rect.right > clip.right + SLACK ||
    rect.top < clip.top - slack ||
    rect.bottom > clip.bottom + slack
  );
}

/** Elements that float over the page: their text may cover other text. */
const layerOf = (element: Element): Element | undefined =>
  ancestors(element).find((box) => /fixed|sticky/.test(getComputedStyle(box).position));

function overlaps(one: Line, other: Line): boolean {
  const [a, b] = [one.rect, other.rect];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 2 && down > LINE_SLACK * Math.max(a.height, b.height);
}

/** Words of usual length; longer ones must break, addresses may, and scripts without spaces break where they like. */
const WORDS = /(?<!\S)[\p{Script=Latin}\p{M}]{3,14}(?![^\s.,:;!?…])/gu;

function brokenWords(node: Text): string[] {
  return [...node.data.matchAll(WORDS)]
    .filter(({ 0: word, index }) => {
      const rects = [...rangeOf(node, index, index + word.length).getClientRects()];
      return new Set(rects.map(({ top }) => Math.round(top))).size > 1;
    })
    .map(([word]) => word);
}

/** Text of the page that cannot be read, one line each; empty if all text fits. */
export function findCuts(): string[] {
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.add(`scrolls sideways: ${scrollWidth} px`);
  const nodes = textNodes();
  const shown: Line[] = [];
  for (const line of nodes.flatMap(linesOf)) {
    const clip = clipOf(line.element);
    if (isAway(line, clip)) continue;
    if (!isCut(line, clip)) shown.push(line);
    else if (!isShortened(line.element)) found.add(`cut: ${line.text}`);
  }
  for (const [at, one] of shown.entries()) {
    for (const other of shown.slice(at + 1)) {
      // Finding the layer walks to the root, so only do it for the few lines that overlap.
      if (one.element === other.element || !overlaps(one, other)) continue;
      if (layerOf(one.element) === layerOf(other.element))
        found.add(`overlap: ${one.text} / ${other.text}`);
    }
  }
  for (const word of nodes.flatMap(brokenWords)) found.add(`broken: ${word}`);
  return [...found];
}
