import { randomInt } from 'node:crypto';
import { greyPng } from './png';

const WIDTH = 132;
const HEIGHT = 44;

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

/** Draws a line with a soft round pen: darkens pixels by distance. */
function ink(canvas: Uint8Array, stroke: Stroke, width: number, depth: number): void {
  for (let i = 1; i < stroke.length; i += 1) {
    const [ax, ay] = stroke[i - 1] ?? [0, 0];
    const [bx, by] = stroke[i] ?? [0, 0];
    const reach = width + 1;
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    for (let y = Math.floor(Math.min(ay, by) - reach); y <= Math.max(ay, by) + reach; y += 1) {
      for (let x = Math.floor(Math.min(ax, bx) - reach); x <= Math.max(ax, bx) + reach; x += 1) {
        if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
        const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
        const away = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
        const shade = 255 - depth * Math.min(1, Math.max(0, width - away + 0.5));
        const at = y * WIDTH + x;
        canvas[at] = Math.min(canvas[at] ?? 255, shade);
      }
    }
  }
}

/** Renders the digits as a PNG: legible to people, randomly distorted. */
export function drawCaptcha(answer: string): Buffer {
  const canvas = new Uint8Array(WIDTH * HEIGHT).fill(248);
  for (let line = 0; line < 4; line += 1) {
    const stroke: Stroke = [
      [0, some(0, HEIGHT)],
      [WIDTH / 2, some(0, HEIGHT)],
      [WIDTH, some(0, HEIGHT)],
    ];
    ink(canvas, stroke, 0.5, 90);
  }
  [...answer].forEach((digit, place) => {
    for (const stroke of placed(Number(digit), place, answer.length)) {
      ink(canvas, stroke, 1.7, 215);
    }
  });
  return greyPng(canvas, WIDTH, HEIGHT);
}
