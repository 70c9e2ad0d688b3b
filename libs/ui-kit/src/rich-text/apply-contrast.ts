import { isReadable, toRgb, type Palette, type Rgb } from './colours';

interface Scheme {
  ink: Rgb;
  background: Rgb;
}

/** Colours requested by an element's style attribute, as written. */
type RequestedColours = ReadonlyMap<Element, { color: string; background: string }>;

const same = (one: Rgb, other: Rgb) => one.every((part, index) => part === other[index]);

/**
 * Applies the requested colours that are readable on this brand and drops the others: black text made
 * for a white page is invisible on a dark one. Each element is checked against its parent's result.
 */
export function applyContrast(
  fragment: DocumentFragment,
  requested: RequestedColours,
  palette: Palette,
): void {
  const schemes = new Map<Node | null, Scheme>();
  const base: Scheme = { ink: palette.text, background: palette.surface };
  for (const element of fragment.querySelectorAll<HTMLElement>('*')) {
    const parent = schemes.get(element.parentNode) ?? base;
    schemes.set(element, schemeOf(element, parent));
  }

  function brandScheme(element: HTMLElement, parent: Scheme): Scheme {
    if (element.tagName !== 'A') return parent;
    // The brand's link colour is readable on its surface only.
    if (same(parent.background, palette.surface)) return { ...parent, ink: palette.link };
    element.style.setProperty('color', 'inherit');
    return parent;
  }

  function schemeOf(element: HTMLElement, parent: Scheme): Scheme {
    const colours = requested.get(element);
    const ink = toRgb(colours?.color ?? '');
    const background = toRgb(colours?.background ?? '');
    // A call to action keeps the brand's button colours.
    if ((!ink && !background) || element.closest('[data-action]'))
      return brandScheme(element, parent);
    const fallback = element.tagName === 'A' ? palette.link : parent.ink;
    const scheme = { ink: ink ?? fallback, background: background ?? parent.background };
    if (!isReadable(scheme.ink, scheme.background)) return brandScheme(element, parent);
    if (colours && ink) element.style.setProperty('color', colours.color);
    if (colours && background) element.style.setProperty('background-color', colours.background);
    return scheme;
  }
}
