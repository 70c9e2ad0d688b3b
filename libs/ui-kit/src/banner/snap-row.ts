const isHtml = (element: Element | null): element is HTMLElement => element instanceof HTMLElement;

/** The row inside a banner's viewport. */
export function rowOf(viewport: HTMLElement): HTMLElement {
  const row = viewport.firstElementChild;
  if (!isHtml(row)) throw new Error('a banner has no row');
  return row;
}

/** The row and its slides. */
function parts(viewport: HTMLElement) {
  const row = rowOf(viewport);
  return { row, slides: [...row.children].filter(isHtml) };
}

function centre(element: HTMLElement): number {
  return element.offsetLeft + element.offsetWidth / 2;
}

/** Which slide the row stands at. */
export function nearestSlide(viewport: HTMLElement): number {
  const { row, slides } = parts(viewport);
  const middle = row.scrollLeft + row.clientWidth / 2;
  const away = slides.map((slide) => Math.abs(centre(slide) - middle));
  return away.indexOf(Math.min(...away));
}

/** Puts the row at a slide without a movement. */
export function showSlide(viewport: HTMLElement, index: number): void {
  const { row, slides } = parts(viewport);
  const slide = slides[index];
  if (slide) row.scrollLeft = centre(slide) - row.clientWidth / 2;
}
