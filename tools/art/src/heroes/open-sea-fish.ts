import { toneRamp } from '../core/colour';
import { blade, curve, polygon, taperWidth } from '../core/geometry';
import { filled, opacity, stroked } from '../core/svg';
import { fin } from './reef-fish';

import type { FishPaint, FishShape } from './fish-shape';

/** The outline, fins and marks of a marlin. */
export const shapeMarlin = ({ kit, c, c2 }: FishPaint): FishShape => {
  let svg = '';
  let inner = '';
  const ex = -50;
  const ey = -7;
  const er = 7;
  const body = curve([
    [-70, -2, 1],
    [-40, -24],
    [10, -30],
    [60, -10],
    [78, 0],
    [60, 12],
    [10, 24],
    [-40, 18],
  ]);
  svg +=
    kit.solid(
      blade(
        [
          [-66, -2],
          [-90, -5],
          [-124, -8],
        ],
        taperWidth(9, 0.8),
        8,
      ),
      c,
      { plain: true },
    ) +
    fin(
      kit,
      curve([
        [-40, -20, 1],
        [-24, -78],
        [-4, -60],
        [30, -44],
        [54, -12, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [74, 0, 1],
        [106, -52, 1],
        [90, 0],
        [106, 50, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [-10, 22, 1],
        [4, 54],
        [18, 20, 1],
      ]),
      c2,
    );
  inner =
    filled('M-90 6Q0 0 90 4L90 50L-90 50Z', '#eef6ff', opacity(0.9)) +
    Array.from({ length: 8 }, (_, i) =>
      stroked(`M${-30 + i * 13} -30L${-34 + i * 13} 2`, c2.l1, 2.4, opacity(0.6)),
    ).join('');
  return { fins: svg, body, inner, ex, ey, er };
};

/** The outline, fins and marks of a shark. */
export const shapeShark = ({ kit, c }: FishPaint): FishShape => {
  let svg = '';
  let inner = '';
  const ex = -62;
  const ey = -8;
  const er = 6;
  const body = curve([
    [-94, 2, 1],
    [-60, -30],
    [0, -40],
    [56, -16],
    [80, -2],
    [56, 14],
    [0, 28],
    [-60, 24],
  ]);
  svg +=
    fin(
      kit,
      curve([
        [-14, -36, 1],
        [14, -84, 1],
        [30, -34, 1],
      ]),
      c,
    ) +
    fin(
      kit,
      curve([
        [74, -2, 1],
        [104, -56, 1],
        [92, -4],
        [102, 34, 1],
      ]),
      c,
    ) +
    fin(
      kit,
      curve([
        [-30, 20, 1],
        [0, 66, 1],
        [10, 22, 1],
      ]),
      c,
    );
  inner =
    filled('M-100 8Q-40 16 0 8T90 0L90 60L-100 60Z', '#f2f6fa', opacity(0.95)) +
    stroked(
      'M-34 -14Q-28 0 -32 12M-26 -15Q-20 0 -24 12M-18 -16Q-12 0 -16 12',
      c.d3,
      2,
      opacity(0.7),
    ) +
    filled('M-86 10Q-66 22 -50 12Q-66 16 -86 10Z', '#7a1020') +
    [-80, -74, -68, -62]
      .map((x) =>
        filled(
          polygon([
            [x, 11],
            [x + 3, 18],
            [x + 6, 12],
          ]),
          '#fff',
        ),
      )
      .join('');
  return { fins: svg, body, inner, ex, ey, er };
};

/** The outline, fins and marks of an angler. */
export const shapeAngler = ({ kit, c, c2 }: FishPaint): FishShape => {
  const { palette } = kit;
  let svg = '';
  let inner = '';
  const ex = -36;
  const ey = -22;
  const er = 11;
  const body = curve([
    [-76, -10, 1],
    [-50, -46],
    [0, -52],
    [44, -24],
    [60, 4],
    [40, 30],
    [0, 50],
    [-50, 46],
    [-72, 34, 1],
    [-46, 12],
  ]);
  svg +=
    kit.line('M-20 -48Q-44 -100 -84 -72', c, 'b', 4) +
    kit.glow(-86, -68, 34, palette.glow, 1) +
    kit.sphere(-86, -68, 9, toneRamp('#fff2a0')) +
    fin(
      kit,
      curve([
        [52, 2, 1],
        [92, -30, 1],
        [82, 4],
        [92, 38, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [-10, -48, 1],
        [16, -80],
        [40, -58],
        [40, -30, 1],
      ]),
      c2,
    );
  return { fins: svg, body, inner, ex, ey, er };
};

/** The outline, fins and marks of an arowana. */
export const shapeArowana = ({ kit, c, c2 }: FishPaint): FishShape => {
  let svg = '';
  let inner = '';
  const ex = -52;
  const ey = -8;
  const er = 9;
  const body = curve([
    [-88, -2, 1],
    [-60, -26],
    [0, -34],
    [56, -20],
    [72, 0],
    [56, 20],
    [0, 32],
    [-60, 24],
  ]);
  svg +=
    fin(
      kit,
      curve([
        [66, 0, 1],
        [108, -40, 1],
        [96, 0],
        [108, 40, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [0, -32, 1],
        [30, -64],
        [62, -52],
        [58, -16, 1],
      ]),
      c2,
    ) +
    fin(
      kit,
      curve([
        [0, 30, 1],
        [30, 62],
        [62, 52],
        [58, 16, 1],
      ]),
      c2,
    );
  for (let j = 0; j < 6; j++) {
    for (let i = 0; i < 13; i++) {
      inner += stroked(
        `M${-44 + i * 9.4 + (j % 2) * 4.7} ${-34 + j * 12}q7 6 0 12`,
        c.d2,
        1.4,
        opacity(0.75),
      );
    }
  }
  svg +=
    kit.solid(
      blade(
        [
          [-84, 6],
          [-98, 20],
          [-92, 40],
        ],
        taperWidth(5, 0.6),
        10,
      ),
      c2,
      { plain: true },
    ) +
    kit.solid(
      blade(
        [
          [-80, 10],
          [-88, 28],
          [-78, 46],
        ],
        taperWidth(5, 0.6),
        10,
      ),
      c2,
      { plain: true },
    );
  return { fins: svg, body, inner, ex, ey, er };
};
