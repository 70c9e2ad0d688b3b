/** Rounds to one decimal for an attribute, for shorter and machine-independent output. */
export function fix(x: number): string {
  const v = Math.round(x * 10) / 10;
  return Object.is(v, -0) ? '0' : String(v);
}

/** Rounds to two decimals for an attribute. */
export const fix2 = (x: number): string => String(Math.round(x * 100) / 100);

/** Degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Linear interpolation. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Element at an index. Throws `RangeError` if out of range. */
export function item<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element at ${index}`);
  return value;
}
