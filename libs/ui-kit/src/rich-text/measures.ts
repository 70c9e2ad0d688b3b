import { pxToRem } from './styles';

/** Largest value of an attribute that measures: the design's width, and as many cells as a phone has room for. */
const MOST: Readonly<Record<string, number>> = {
  width: 750,
  height: 2000,
  colspan: 50,
  rowspan: 50,
  start: 9999,
};

const isKept = (name: string, value: string) =>
  /^\d{1,4}%?$/.test(value) && Number.parseInt(value, 10) <= (MOST[name] ?? 0);

/**
 * Attributes that measure stay while they measure something; `inRem` turns a width's pixels into rem,
 * as those of the styles.
 */
export function keepMeasures(fragment: DocumentFragment, inRem: boolean): void {
  for (const name of Object.keys(MOST)) {
    for (const element of fragment.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (!isKept(name, value)) element.removeAttribute(name);
      else if (inRem && name === 'width' && !value.endsWith('%') && element.style.width === '') {
        element.style.width = pxToRem(`${value}px`);
      }
    }
  }
}
