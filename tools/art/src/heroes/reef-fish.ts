import type { Ramp } from '../core/colour';
import { circle, curve } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix } from '../core/numbers';
import { filled, group, opacity } from '../core/svg';

import type { FishPaint, FishShape } from './fish-shape';

/** A fin or tail. */
export const fin = (kit: Kit, d: string, r: Ramp) => kit.solid(d, r, { w: 4 });

/** The outline, fins and marks of a tang fish. */
export const shapeTang = ({ kit, c2 }: FishPaint): FishShape => {
  let svg = '';
  let inner = '';
  const ex = -52;
  const ey = -8;
  const er = 9;
  const body = curve([
    [-84, 4, 1],
    [-60, -34],
    [-10, -58],
    [40, -34],
    [62, -6],
    [62, 8],
    [40, 34],
    [-10, 56],
    [-60, 32],
  ]);
  svg +=
    fin(
      kit,
      curve([
        [56, 0, 1],
        [98, -36, 1],
        [88, 0],
        [98, 36, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [-40, -46, 1],
        [0, -84],
        [46, -62],
        [48, -30, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [-20, 50, 1],
        [10, 78],
        [46, 58],
        [46, 28, 1],
      ]),
      c2,
    );
  inner = filled(
    curve([
      [-30, -60],
      [0, -30],
      [30, -20],
      [70, -20],
      [70, 4],
      [20, 10],
      [-16, -4],
      [-44, -40],
    ]),
    c2.d2,
    opacity(0.8),
  );
  return { fins: svg, body, inner, ex, ey, er };
};

/** The outline, fins and marks of an angel fish. */
export const shapeAngel = ({ kit, c2 }: FishPaint): FishShape => {
  let svg = '';
  let inner = '';
  const ex = -44;
  const ey = -8;
  const er = 9;
  const body = curve([
    [-70, 6, 1],
    [-46, -24],
    [0, -48],
    [40, -22],
    [52, 0],
    [40, 24],
    [0, 50],
    [-46, 28],
  ]);
  svg +=
    fin(
      kit,
      curve([
        [-24, -38, 1],
        [10, -80],
        [60, -104, 1],
        [42, -56],
        [46, -16, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [-24, 42, 1],
        [10, 80],
        [60, 104, 1],
        [42, 56],
        [46, 16, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [48, 0, 1],
        [86, -26, 1],
        [78, 0],
        [86, 26, 1],
      ]),
      c2,
    );
  inner = [-34, -4, 26]
    .map((x) =>
      filled(
        `M${x} -70Q${x + 12} 0 ${x} 70L${x + 13} 70Q${x + 25} 0 ${x + 13} -70Z`,
        c2.d1,
        opacity(0.85),
      ),
    )
    .join('');
  return { fins: svg, body, inner, ex, ey, er };
};

/** The outline, fins and marks of a puffer fish. */
export const shapePuffer = ({ kit, rng, c, c2 }: FishPaint): FishShape => {
  let svg = '';
  let inner = '';
  const ex = -36;
  const ey = -12;
  const er = 14;
  const body = circle(-6, 4, 60);
  for (let i = 0; i < 26; i++) {
    const a = i * 0.2417;
    svg += group(
      `translate(-6 4) rotate(${fix(a * 57.3)})`,
      kit.solid('M-6 -56L0 -74L6 -56Z', c2, { plain: true }),
    );
  }
  svg +=
    fin(
      kit,
      curve([
        [50, 4, 1],
        [90, -26, 1],
        [82, 4],
        [90, 34, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [0, -54, 1],
        [26, -80],
        [44, -64],
        [34, -40, 1],
      ]),
      c2,
    );
  inner =
    filled(circle(-6, 60, 62), '#fff7e0', opacity(0.85)) +
    Array.from({ length: 12 }, () =>
      filled(circle(rng.float(-50, 44), rng.float(-50, 0), rng.float(3, 7)), c.d2, opacity(0.6)),
    ).join('');
  return { fins: svg, body, inner, ex, ey, er };
};

/** The outline, fins and marks of a clown fish. */
export const shapeClown = ({ kit, c2 }: FishPaint): FishShape => {
  const { palette } = kit;
  let svg = '';
  let inner = '';
  const ex = -56;
  const ey = -8;
  const er = 9;
  const body = curve([
    [-76, 2, 1],
    [-54, -28],
    [-6, -42],
    [42, -24],
    [64, 0],
    [42, 24],
    [-6, 40],
    [-54, 30],
  ]);
  svg +=
    fin(
      kit,
      curve([
        [58, 0, 1],
        [84, -30],
        [100, -14],
        [92, 0],
        [100, 14],
        [84, 30],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [-34, -36, 1],
        [-10, -66],
        [14, -50],
        [38, -58],
        [46, -24, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [-10, 38, 1],
        [10, 62],
        [40, 50],
        [42, 24, 1],
      ]),
      c2,
    );
  inner = (
    [
      [-40, 15],
      [2, 17],
      [42, 11],
    ] as const
  )
    .map(
      ([x, w]) =>
        filled(
          `M${x - 2} -60Q${x + 10} 0 ${x - 2} 60L${x + w + 2} 60Q${x + w + 14} 0 ${x + w + 2} -60Z`,
          palette.ink,
        ) +
        filled(`M${x} -60Q${x + 12} 0 ${x} 60L${x + w} 60Q${x + w + 12} 0 ${x + w} -60Z`, '#fff'),
    )
    .join('');
  return { fins: svg, body, inner, ex, ey, er };
};
