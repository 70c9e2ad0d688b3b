const isHtml = (element: Element | null): element is HTMLElement => element instanceof HTMLElement;

/** The row inside a banner's viewport. Throws if there is none. */
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

/** Index of the slide nearest to the centre of the row. */
export function nearestSlide(viewport: HTMLElement): number {
  const { row, slides } = parts(viewport);
  const middle = row.scrollLeft + row.clientWidth / 2;
  const away = slides.map((slide) => Math.abs(centre(slide) - middle));
  return away.indexOf(Math.min(...away));
}

/** Scrolls the row to a slide, without animation. */
export function showSlide(viewport: HTMLElement, index: number): void {
  const { row, slides } = parts(viewport);
  const slide = slides[index];
  if (slide) row.scrollLeft = centre(slide) - row.clientWidth / 2;
}

/** Scrolls smoothly from slide `at` (index) to the next one. Returns false, without scrolling, if none is to its right. */
export function scrollToNext(viewport: HTMLElement, at: number): boolean {
  const { row, slides } = parts(viewport);
  const now = slides[at];
  const next = slides[at + 1];
  if (!now || !next || centre(next) <= centre(now)) return false;
  row.scrollTo({ left: centre(next) - row.clientWidth / 2, behavior: 'smooth' });
  return true;
}
