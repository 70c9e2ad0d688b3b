import jsQR from 'jsqr';

/** Pixels of a module's side. */
const SIDE = 4;

/** Reads a code of dark modules, `size` modules wide, with a decoder; undefined if it finds none. */
export function scanModules(
  modules: readonly { x: number; y: number }[],
  size: number,
): string | undefined {
  const side = size * SIDE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y } of modules) {
    for (let place = 0; place < SIDE * SIDE; place += 1) {
      const column = x * SIDE + (place % SIDE);
      const row = y * SIDE + Math.floor(place / SIDE);
      const at = (row * side + column) * 4;
      pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

/** Reads a drawn QR code back; undefined if the decoder finds none. */
export function readQrCode(svg: Element): string | undefined {
  const dots = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  const modules = [...dots.matchAll(/M(\d+) (\d+)h1/g)];
  return scanModules(
    modules.map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    Number(svg.getAttribute('viewBox')?.split(' ')[2]),
  );
}
