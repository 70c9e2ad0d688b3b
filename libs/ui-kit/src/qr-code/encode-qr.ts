import { encode } from 'uqr';

/** Modules of quiet ground around the code that scanners ask for. */
const QUIET = 4;

/** The dark modules of a code, and how many there are on each side. */
export function encodeQr(payload: string) {
  const { data, size } = encode(payload, { ecc: 'M', border: QUIET });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [{ x, y }] : [])));
  return { size, dots };
}
