/** Rounds to one decimal for an attribute: shorter files, and the same text on every machine. */
export function fix(x: number): string {
  const v = Math.round(x * 10) / 10;
  return Object.is(v, -0) ? '0' : String(v);
}

/** Rounds to two decimals for an attribute. */
export const fix2 = (x: number): string => String(Math.round(x * 100) / 100);

/** Degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The value between two others. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The element at an index that is known to exist; drawing tables are small and fixed. */
export function item<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element at ${index}`);
  return value;
}
