import { circle, curve, mirrored, ngonPath, type Point, starPath } from '../core/geometry';
import { fix, radians } from '../core/numbers';

/** Reliefs for coins, chips and shields, in a box of 100 units. */
export const EMBLEMS = {
  star: () => starPath(5, 50, 22),
  star4: () => starPath(4, 52, 18),
  sun: () => starPath(12, 50, 34),
  crown: () => 'M-46 28L-50 -20L-26 2L0 -36L26 2L50 -20L46 28Z',
  clover: () =>
    [0, 90, 180, 270]
      .map((a) => {
        const r = radians(a);
        const f = (x: number, y: number) =>
          fix(x * Math.cos(r) - y * Math.sin(r)) + ' ' + fix(x * Math.sin(r) + y * Math.cos(r));
        return `M${f(0, 0)}C${f(-34, -10)} ${f(-34, -46)} ${f(-14, -48)}C${f(-6, -48)} ${f(0, -42)} ${f(0, -36)}C${f(0, -42)} ${f(6, -48)} ${f(14, -48)}C${f(34, -46)} ${f(34, -10)} ${f(0, 0)}Z`;
      })
      .join(''),
  heart: () =>
    'M0 44C-60 0 -52 -42 -26 -42C-10 -42 0 -30 0 -22C0 -30 10 -42 26 -42C52 -42 60 0 0 44Z',
  spade: () =>
    'M0 -50C14 -24 48 -6 44 20C41 38 16 40 8 24C9 36 14 44 20 50L-20 50C-14 44 -9 36 -8 24C-16 40 -41 38 -44 20C-48 -6 -14 -24 0 -50Z',
  club: () =>
    'M8 14C14 40 40 38 44 18C47 0 30 -10 17 -4C30 -16 26 -44 0 -46C-26 -44 -30 -16 -17 -4C-30 -10 -47 0 -44 18C-40 38 -14 40 -8 14C-9 34 -14 44 -22 50L22 50C14 44 9 34 8 14Z',
  diamond: () =>
    'M0 -52C10 -30 24 -14 38 0C24 14 10 30 0 52C-10 30 -24 14 -38 0C-24 -14 -10 -30 0 -52Z',
  seven: () =>
    'M-38 -46L40 -46L40 -22C18 0 6 22 6 50L-26 50C-24 22 -8 0 8 -16L-10 -16C-20 -16 -24 -12 -26 -4L-38 -4Z',
  bolt: () => 'M10 -54L-34 8L-6 8L-14 54L34 -12L6 -12Z',
  lotus: () => {
    let svg = '';
    for (const [a, L, w] of [
      [-72, 44, 20],
      [72, 44, 20],
      [-44, 50, 24],
      [44, 50, 24],
      [0, 58, 28],
    ] as const) {
      const r = radians(a);
      const f = (x: number, y: number, corner = 0): Point => [
        x * Math.cos(r) - y * Math.sin(r),
        x * Math.sin(r) + y * Math.cos(r) + 28,
        corner,
      ];
      svg += curve([f(0, 0, 1), f(-w * 0.6, -L * 0.5), f(0, -L, 1), f(w * 0.6, -L * 0.5)]);
    }
    return svg;
  },
  moon: () => 'M14 -48A50 50 0 1 0 14 48A38 38 0 1 1 14 -48Z',
  eye: () =>
    curve([
      [-54, 0, 1],
      [0, -30],
      [54, 0, 1],
      [0, 30],
    ]) + circle(0, 0, 15),
  fleur: () =>
    mirrored([
      [0, -54, 1],
      [14, -30],
      [8, 4, 1],
      [22, -6],
      [40, -22],
      [52, -4],
      [40, 12],
      [34, 2, 1],
      [26, 12],
      [10, 18, 1],
      [10, 30, 1],
      [16, 48, 1],
      [0, 54, 1],
    ]),
  drop: () =>
    mirrored([
      [0, -52, 1],
      [26, -8],
      [34, 20],
      [0, 50],
    ]),
  hex: () => ngonPath(6, 50),
  note: () => 'M-8 -46L38 -56L38 26A17 14 0 1 1 26 14L26 -30L4 -25L4 38A17 14 0 1 1 -8 25Z',
  skull: () =>
    'M0 -50C-36 -50 -46 -24 -42 0C-40 12 -30 16 -28 24L-26 42L26 42L28 24C30 16 40 12 42 0C46 -24 36 -50 0 -50Z' +
    circle(-17, -10, 11) +
    circle(17, -10, 11) +
    'M0 8L6 20L-6 20Z',
};

export type EmblemName = keyof typeof EMBLEMS;
