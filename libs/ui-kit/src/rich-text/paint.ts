import { isReadable, toRgb, type Palette, type Rgb } from './colours';

/** What letters are written with and on. */
interface Scheme {
  ink: Rgb;
  ground: Rgb;
}

/** The colours an element asks for, as its style attribute gave them. */
export type Wanted = ReadonlyMap<Element, { color: string; ground: string }>;

const INK = 'color';
const GROUND = 'background-color';

const same = (one: Rgb, other: Rgb) => one.every((part, index) => part === other[index]);

/**
 * Gives a text the colours it asks for where it can be read in them on this brand, and leaves it the
 * brand's where it cannot: black of a white page is nothing on a dark one. An element is judged by what
 * stands around it, so that whatever stays has enough contrast.
 */
export function paint(fragment: DocumentFragment, wanted: Wanted, palette: Palette): void {
  const schemes = new Map<Node | null, Scheme>();
  const base: Scheme = { ink: palette.text, ground: palette.surface };
  for (const element of fragment.querySelectorAll<HTMLElement>('*')) {
    const around = schemes.get(element.parentNode) ?? base;
    schemes.set(element, schemeOf(element, around));
  }

  function plain(element: HTMLElement, around: Scheme): Scheme {
    if (element.tagName !== 'A') return around;
    // The brand's colour of links is made for its surface.
    if (same(around.ground, palette.surface)) return { ...around, ink: palette.link };
    element.style.setProperty(INK, 'inherit');
    return around;
  }

  function schemeOf(element: HTMLElement, around: Scheme): Scheme {
    const asked = wanted.get(element);
    const ink = toRgb(asked?.color ?? '');
    const ground = toRgb(asked?.ground ?? '');
    // A button at the end has the brand's colours, whole.
    if ((!ink && !ground) || element.closest('[data-action]')) return plain(element, around);
    const letters = ink ?? (element.tagName === 'A' ? palette.link : around.ink);
    const scheme = { ink: letters, ground: ground ?? around.ground };
    if (!isReadable(scheme.ink, scheme.ground)) return plain(element, around);
    if (asked && ink) element.style.setProperty(INK, asked.color);
    if (asked && ground) element.style.setProperty(GROUND, asked.ground);
    return scheme;
  }
}
