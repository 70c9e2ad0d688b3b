import { randomInt } from 'node:crypto';

const WIDTH = 132;
const HEIGHT = 44;
const PAPER = '#f8f8f8';
const INK = '#282828';
const NOISE = '#a0a0a0';

type Point = readonly [number, number];
type Stroke = readonly Point[];

/** Arc as a stroke in a box of 1 x 1.6; angles in turns, clockwise from the right. */
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke =>
  Array.from({ length: 13 }, (_, i) => {
    const turn = (from + ((to - from) * i) / 12) * 2 * Math.PI;
    return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)] as const;
  });

const DIGITS: readonly (readonly Stroke[])[] = [
  [arc(0.5, 0.8, 0.42, 0.72, 0, 1)],
  [
    [
      [0.25, 0.38],
      [0.58, 0.08],
      [0.58, 1.52],
    ],
  ],
  [[...arc(0.5, 0.46, 0.4, 0.38, 0.5, 1.08), [0.1, 1.5], [0.92, 1.5]]],
  [arc(0.46, 0.44, 0.38, 0.36, 0.55, 1.25), arc(0.46, 1.14, 0.42, 0.38, 0.75, 1.45)],
  [
    [
      [0.72, 1.52],
      [0.72, 0.1],
      [0.06, 1.1],
      [0.96, 1.1],
    ],
  ],
  [[[0.86, 0.1], [0.22, 0.1], [0.16, 0.72], ...arc(0.46, 1.06, 0.44, 0.44, 0.66, 1.42)]],
  [[[0.74, 0.08], [0.24, 0.68], ...arc(0.5, 1.1, 0.4, 0.42, 0.5, 1.5)]],
  [
    [
      [0.08, 0.1],
      [0.92, 0.1],
      [0.38, 1.52],
    ],
  ],
  [arc(0.5, 0.44, 0.34, 0.36, 0, 1), arc(0.5, 1.16, 0.42, 0.38, 0, 1)],
  [[[0.28, 1.52], [0.78, 0.92], ...arc(0.5, 0.5, 0.4, 0.42, 0, 1)]],
];

const some = (low: number, high: number) => low + (randomInt(10_000) / 10_000) * (high - low);

/** Rotates, slants and positions a digit's strokes at place n. */
function placed(digit: number, place: number, count: number): Stroke[] {
  const size = some(15, 19);
  const turn = some(-0.28, 0.28);
  const left = (WIDTH / (count + 0.4)) * (place + 0.72);
  const top = HEIGHT / 2 + some(-3, 3);
  const at = ([x, y]: Point): Point => {
    const [u, v] = [(x - 0.5) * size, (y - 0.8) * size];
    return [
      left + u * Math.cos(turn) - v * Math.sin(turn),
      top + u * Math.sin(turn) + v * Math.cos(turn),
    ];
  };
  return (DIGITS[digit] ?? []).map((stroke) => stroke.map(at));
}

/** Line with a round pen. */
const line = (stroke: Stroke, width: number, colour: string): string =>
  `<polyline points="${stroke.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Renders the digits as a PNG: legible to people, randomly distorted. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const noise = Array.from({ length: 4 }, () =>
    line(
      [0, WIDTH / 2, WIDTH].map((x) => [x, some(0, HEIGHT)] as const),
      1,
      NOISE,
    ),
  );
  const digits = Array.from(answer).flatMap((digit, place) =>
    placed(Number(digit), place, answer.length).map((stroke) => line(stroke, 3.4, INK)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${[...noise, ...digits].join('')}</svg>`;
  // Loaded lazily, because few tests need it and loading is slow.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .flatten({ background: PAPER })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
