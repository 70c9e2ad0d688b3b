import { encode } from 'uqr';

/** Modules of the quiet zone around the code that scanners require. */
const QUIET = 4;

/** Returns the dark modules of a code, and the number of modules per side. */
export function encodeQr(payload: string) {
  const { data, size } = encode(payload, { ecc: 'M', border: QUIET });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [{ x, y }] : [])));
  return { size, dots };
}
