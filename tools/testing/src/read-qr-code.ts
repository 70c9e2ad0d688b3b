import jsQR from 'jsqr';

/** Pixels of a module's side. */
const SIDE = 4;

/** Reads a drawn QR code back with a decoder; undefined if it finds none. */
export function readQrCode(svg: Element): string | undefined {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SIDE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const dots = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y] of dots.matchAll(/M(\d+) (\d+)h1/g)) {
    for (let place = 0; place < SIDE * SIDE; place += 1) {
      const column = Number(x) * SIDE + (place % SIDE);
      const row = Number(y) * SIDE + Math.floor(place / SIDE);
      const at = (row * size + column) * 4;
      pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}
