import { ALLOWED_STYLES } from './allowed.data';

/** Pixels of a popup's text are those of a 750 px design: a hundred make one rem (D1 §2). */
const PX_PER_REM = 100;

const PIXELS = /(-?\d*\.?\d+)px\b/gi;
/** Values that load, compute from the page or leave the flow. */
const UNSAFE = /url\(|image|expression|var\(|env\(|attr\(|@|\\|calc\(|-\d/i;
/** A text keeps to its box: none is wider than a screen of the design, none is endless. */
const MOST_PX = 2000;

const pxToRem = (value: string) =>
  value.replaceAll(PIXELS, (_, px: string) => `${Number(px) / PX_PER_REM}rem`);

const tooLarge = (value: string) =>
  [...value.matchAll(/\d*\.?\d+/g)].some(([number]) => Number(number) > MOST_PX);

/** The properties of a style attribute that may stay; `inRem` turns their pixels into rem. */
export function keptStyles(
  style: CSSStyleDeclaration,
  inRem: boolean,
): [property: string, value: string][] {
  return ALLOWED_STYLES.flatMap((property): [string, string][] => {
    const value = style.getPropertyValue(property);
    if (value === '' || UNSAFE.test(value) || tooLarge(value)) return [];
    return [[property, inRem ? pxToRem(value) : value]];
  });
}
