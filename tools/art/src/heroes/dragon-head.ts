import { type Ramp, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, leafWidth, polygon, taperWidth } from '../core/geometry';
import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';
import { filled, group } from '../core/svg';

/** A dragon's head in profile, its neck to the right. */
export function dragonHead(kit: Kit, rng: Rng, c: Ramp) {
  const { palette } = kit;
  const m = palette.metal;
  const fl = rng.pick([palette.key2, palette.accent]);
  let svg = '';
  for (let i = 0; i < 7; i++) {
    const a = -64 + i * 22;
    svg += group(
      `translate(14 -4) rotate(${a})`,
      kit.solid(
        blade(
          [
            [0, 0],
            [26, -6],
            [46 - Math.abs(i - 2) * 3, 6],
          ],
          leafWidth(15, 0.3),
          12,
        ),
        i % 2 ? fl : toneRamp(fl.d1),
        { w: 3 },
      ),
    );
  }
  for (const [x, q] of [
    [18, 0.8],
    [8, 1],
  ] as const) {
    svg +=
      kit.solid(
        blade(
          [
            [x, -24],
            [x + 22 * q, -46 * q],
            [x + 52 * q, -54 * q],
            [x + 70 * q, -74 * q],
          ],
          (t) => 11 * (1 - t) + 0.6,
          20,
        ),
        m,
        { w: 3 },
      ) +
      kit.solid(
        blade(
          [
            [x + 24 * q, -46 * q],
            [x + 30 * q, -60 * q],
            [x + 24 * q, -72 * q],
          ],
          (t) => 7 * (1 - t),
          10,
        ),
        m,
        { w: 2 },
      );
  }
  svg +=
    kit.solid(
      curve([
        [-2, 8, 1],
        [-26, 12],
        [-44, 9],
        [-50, 14, 1],
        [-42, 26],
        [-16, 28],
        [8, 26, 1],
      ]),
      c,
      { w: 4 },
    ) + kit.detail('M-4 7C-18 2 -34 10 -46 8L-42 14L-8 16Z', toneRamp('#8a1426'), 'd1');
  for (const x of [-40, -30, -20]) {
    svg += filled(
      polygon([
        [x, 12],
        [x + 3, 4],
        [x + 6, 12],
      ]),
      '#fff',
    );
  }
  svg += kit.solid(
    curve([
      [34, -24, 1],
      [16, -28],
      [2, -33, 1],
      [-10, -24],
      [-32, -22],
      [-46, -28],
      [-58, -24],
      [-62, -12],
      [-54, -5, 1],
      [-40, -2],
      [-28, 4],
      [-14, 0],
      [0, 10, 1],
      [18, 26],
      [34, 24, 1],
    ]),
    c,
    { w: 6 },
  );
  for (const x of [-52, -42, -20]) {
    svg += filled(
      polygon([
        [x, -4],
        [x + 3.4, 7],
        [x + 7, -2],
      ]),
      '#fff',
    );
  }
  svg +=
    kit.line('M-56 -14Q-50 -20 -44 -16', c, 'd3', 2) +
    filled(ellipse(-52, -15, 3, 2.4), c.d4) +
    kit.solid(
      curve([
        [-12, -20, 1],
        [2, -34],
        [22, -38, 1],
        [12, -24],
      ]),
      fl,
      { w: 3 },
    ) +
    filled(
      curve([
        [-10, -16, 1],
        [0, -23],
        [10, -16, 1],
        [0, -11],
      ]),
      '#fff6c8',
    ) +
    filled(circle(-1, -16.5, 4.2), kit.mode === 'neon' ? fl.b : '#c21f1f') +
    filled(ellipse(-1, -16.5, 1.4, 4), palette.ink) +
    kit.line(
      curve(
        [
          [4, -6],
          [14, 4],
          [12, 18],
        ],
        false,
      ),
      c,
      'd2',
      2,
      0.7,
    );
  svg +=
    kit.solid(
      blade(
        [
          [-56, -8],
          [-78, 4],
          [-76, 28],
          [-92, 44],
        ],
        taperWidth(5.5, 0.6),
        18,
      ),
      m,
      { plain: true },
    ) +
    kit.solid(
      blade(
        [
          [-52, -4],
          [-66, 16],
          [-58, 36],
          [-70, 56],
        ],
        taperWidth(5, 0.6),
        18,
      ),
      m,
      { plain: true },
    );
  for (let i = 0; i < 4; i++) {
    svg += kit.solid(
      blade(
        [
          [-34 + i * 10, 26],
          [-32 + i * 11, 38],
          [-24 + i * 11, 46 + (i % 2) * 6],
        ],
        taperWidth(9, 0.7),
        10,
      ),
      fl,
      { w: 2 },
    );
  }
  return svg;
}
