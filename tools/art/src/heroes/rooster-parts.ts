import { type Ramp, toneRamp } from '../core/colour';
import { blade, circle, curve, leafWidth } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix } from '../core/numbers';
import { filled, group } from '../core/svg';

/** A rooster's head, facing left. */
export function roosterHead(kit: Kit, c: Ramp, comb: Ramp) {
  const { palette } = kit;
  const m = palette.metal;
  let svg = '';
  for (let i = 0; i < 9; i++) {
    const a = 62 + i * 9.5;
    const L = 92 - Math.abs(i - 4) * 3;
    svg += group(
      `translate(12 -14) rotate(${fix(a - 20)})`,
      kit.solid(
        blade(
          [
            [0, 0],
            [L * 0.5, -7],
            [L, 5],
          ],
          leafWidth(24, 0.45),
          12,
        ),
        i % 2 ? c : toneRamp(c.d1),
        { w: 4 },
      ),
    );
  }
  for (let i = 0; i < 7; i++) {
    const a = 52 + i * 11;
    svg += group(
      `translate(8 -26) rotate(${a - 16})`,
      kit.solid(
        blade(
          [
            [0, 0],
            [30, -5],
            [62, 3],
          ],
          leafWidth(20, 0.45),
          12,
        ),
        i % 2 ? m : toneRamp(m.l1),
        { w: 3 },
      ),
    );
  }
  svg += kit.solid(
    curve([
      [-26, -44, 1],
      [-40, -74],
      [-30, -84, 1],
      [-16, -66],
      [-14, -94, 1],
      [2, -100],
      [6, -70],
      [20, -96, 1],
      [34, -90],
      [28, -62],
      [48, -72, 1],
      [56, -58],
      [36, -36],
      [24, -26, 1],
      [0, -40],
    ]),
    comb,
    { w: 6 },
  );
  svg +=
    kit.solid(
      curve([
        [-28, -36],
        [-6, -50],
        [20, -46],
        [36, -24],
        [34, 10],
        [10, 20],
        [-14, 4],
        [-30, -14],
      ]),
      c,
      { w: 7 },
    ) +
    kit.solid(
      curve([
        [-26, -14, 1],
        [-44, -8],
        [-58, 0, 1],
        [-44, 8],
        [-26, 4, 1],
      ]),
      toneRamp(m.d1),
      { w: 3 },
    ) +
    kit.solid(
      curve([
        [-24, -38, 1],
        [-50, -36],
        [-70, -20],
        [-73, 3, 1],
        [-60, -8],
        [-42, -11],
        [-24, -12, 1],
      ]),
      m,
      { w: 4 },
    ) +
    kit.solid(
      curve([
        [-28, -4, 1],
        [-42, 16],
        [-38, 42],
        [-24, 46],
        [-14, 24],
        [-12, 0, 1],
      ]),
      comb,
      { w: 5 },
    ) +
    kit.solid(
      curve([
        [-12, -2, 1],
        [-16, 18],
        [-8, 34],
        [2, 22],
        [2, 0, 1],
      ]),
      toneRamp(comb.d1),
      { w: 4 },
    ) +
    kit.solid(
      curve([
        [6, -18],
        [16, -20],
        [20, -4],
        [10, 2],
      ]),
      palette.white,
      { w: 2 },
    ) +
    filled(circle(-8, -28, 7.4), '#fff3c8') +
    filled(circle(-9, -28, 4.6), '#e07a12') +
    filled(circle(-9.4, -28, 2.4), palette.ink) +
    filled(circle(-11, -30, 1.4), '#fff') +
    kit.line('M-20 -38Q-8 -42 2 -34', c, 'd3', 2.6);
  return svg;
}

/** A rooster standing proud, facing left. */
export function roosterFull(kit: Kit, c: Ramp, tail: Ramp, comb: Ramp) {
  const { palette } = kit;
  const m = palette.metal;
  let svg = '';
  for (let i = 0; i < 8; i++) {
    svg += kit.solid(
      blade(
        [
          [20, 22],
          [40 + i * 3, -30 + i * 3],
          [66 + i * 4, -78 + i * 14],
          [92 + i * 1, -64 + i * 18],
          [94 - i * 3, -20 + i * 15],
        ],
        (t) => 15 * Math.sin(Math.min(1, t * 1.7) * 1.57) * (1 - t * 0.8),
        22,
      ),
      i % 3 === 0 ? tail : i % 3 === 1 ? toneRamp(tail.d1) : c,
      { w: 3 },
    );
  }
  for (const x of [-2, 14]) {
    svg +=
      kit.solid(
        blade(
          [
            [x, 52],
            [x - 2, 74],
            [x + 2, 92],
          ],
          () => 6.5,
          10,
        ),
        m,
        { w: 2 },
      ) +
      kit.line(
        `M${x + 2} 92L${x - 16} 97M${x + 2} 92L${x - 2} 98M${x + 2} 92L${x + 12} 97`,
        m,
        'b',
        4,
      );
  }
  svg += kit.solid(
    curve([
      [-50, -16],
      [-44, 20],
      [-20, 52],
      [14, 60],
      [38, 40],
      [34, 10],
      [10, 2],
      [-16, -20],
    ]),
    c,
    { w: 9 },
  );
  for (let j = 0; j < 4; j++) {
    svg += kit.solid(
      blade(
        [
          [-12 + j * 3, 8 + j * 5],
          [14, 14 + j * 8],
          [40 - j * 3, 14 + j * 11],
        ],
        leafWidth(17, 0.4),
        12,
      ),
      j % 2 ? tail : m,
      { w: 3 },
    );
  }
  svg += group('translate(-36 -40) scale(.62)', roosterHead(kit, c, comb));
  return svg;
}
