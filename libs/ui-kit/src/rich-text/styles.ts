import { ALLOWED_STYLES } from './allowed.data';

/** Pixels of a popup's text are those of a 750 px design: a hundred make one rem (D1 §2). */
const PX_PER_REM = 100;

const PIXELS = /(-?\d*\.?\d+)px\b/gi;
/** Values that load, compute from the page or leave the flow. */
const UNSAFE = /url\(|image|expression|var\(|env\(|attr\(|@|\\|calc\(|-\d/i;

/** The largest number of each unit that still shapes a text; of other units there is none. */
const MOST: Readonly<Record<string, number>> = {
  '': 1000,
  px: 750,
  pt: 560,
  em: 4,
  rem: 7.5,
  '%': 400,
  vw: 100,
  vh: 100,
};

const NUMBER = /(\d*\.?\d+)(e[+-]?\d+)?([a-z%]*)/gi;
/** Names of colours and of functions hold digits that measure nothing. */
const COLOUR = /#[\da-f]+|rgba?\([^)]*\)/gi;

const tooLarge = (value: string) =>
  [...value.replaceAll(COLOUR, '').matchAll(NUMBER)].some(
    ([, number = '', power, unit = '']) =>
      power !== undefined || Number(number) > (MOST[unit.toLowerCase()] ?? -1),
  );

/** Pixels as rem, a hundred to one. */
export const pxToRem = (value: string): string =>
  value.replaceAll(PIXELS, (_, px: string) => `${Number(px) / PX_PER_REM}rem`);

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
