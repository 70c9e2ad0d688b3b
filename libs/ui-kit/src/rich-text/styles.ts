import { ALLOWED_STYLES } from './allowed.data';

/** A popup's text is designed 750 px wide; 100 of its pixels are 1 rem (D1 §2). */
const PX_PER_REM = 100;

const PIXELS = /(-?\d*\.?\d+)px\b/gi;
/** Values that load something, depend on the page or leave the flow. */
const UNSAFE = /url\(|image|expression|var\(|env\(|attr\(|@|\\|calc\(|-\d/i;

/** Largest accepted number of each unit; other units are refused. */
const MAX_OF_UNIT: Readonly<Record<string, number>> = {
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
/** Colours contain digits that are not measures. */
const COLOUR = /#[\da-f]+|rgba?\([^)]*\)/gi;

const tooLarge = (value: string) =>
  [...value.replaceAll(COLOUR, '').matchAll(NUMBER)].some(
    ([, number = '', power, unit = '']) =>
      power !== undefined || Number(number) > (MAX_OF_UNIT[unit.toLowerCase()] ?? -1),
  );

/** Converts pixels to rem, 100 to 1. */
export const pxToRem = (value: string): string =>
  value.replaceAll(PIXELS, (_, px: string) => `${Number(px) / PX_PER_REM}rem`);

/** Returns the allowed properties of a style; `inRem` converts their pixels to rem. */
export function allowedStyles(
  style: CSSStyleDeclaration,
  inRem: boolean,
): [property: string, value: string][] {
  return ALLOWED_STYLES.flatMap((property): [string, string][] => {
    const value = style.getPropertyValue(property);
    if (value === '' || UNSAFE.test(value) || tooLarge(value)) return [];
    return [[property, inRem ? pxToRem(value) : value]];
  });
}

/** Largest value of each measuring attribute: pixels of the 750 px design, and cells that fit a phone. */
const MAX_OF_ATTRIBUTE: Readonly<Record<string, number>> = {
  width: 750,
  height: 2000,
  colspan: 50,
  rowspan: 50,
  start: 9999,
};

const inRange = (name: string, value: string) =>
  /^\d{1,4}%?$/.test(value) && Number.parseInt(value, 10) <= (MAX_OF_ATTRIBUTE[name] ?? 0);

/** Removes measuring attributes that are out of range; `inRem` turns a pixel width into a style in rem. */
export function limitDimensions(fragment: DocumentFragment, inRem: boolean): void {
  for (const name of Object.keys(MAX_OF_ATTRIBUTE)) {
    for (const element of fragment.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (!inRange(name, value)) element.removeAttribute(name);
      else if (inRem && name === 'width' && !value.endsWith('%') && element.style.width === '') {
        element.style.width = pxToRem(`${value}px`);
      }
    }
  }
}
