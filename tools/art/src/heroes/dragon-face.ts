import { toneRamp } from '../core/colour';
import { blade, curve, ellipse, leafWidth, mirrored, taperWidth } from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, group } from '../core/svg';
import { animalEye, crestGem } from './faces';
import type { DrawHero } from './hero';
import { hero } from './hero';
import { both } from './parts';

/** A dragon, face to face. */
export const drawDragonFace: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const c = rng.pick([palette.key, palette.accent, toneRamp('#1f9a6a'), toneRamp('#c4202f')]);
  const m = palette.metal;
  const fl = rng.pick([palette.key2, palette.metal]);
  let svg = '';
  for (const [N, q, w, rr] of [
    [13, 99, 24, toneRamp(fl.d1)],
    [11, 82, 22, fl],
  ] as const) {
    for (let i = 0; i < N; i++) {
      const a = -150 + (i * 300) / (N - 1);
      svg += group(
        `rotate(${fix(a)})`,
        kit.solid(
          blade(
            [
              [0, -36],
              [Math.sign(a) * 7 || 4, -q * 0.72],
              [Math.sign(a) * -3, -q],
            ],
            leafWidth(w, 0.35),
            12,
          ),
          rr,
          { w: 3 },
        ),
      );
    }
  }
  svg += both(
    () =>
      kit.solid(
        blade(
          [
            [18, -44],
            [44, -66],
            [40, -96],
            [66, -108],
          ],
          (t) => 15 * (1 - t) + 1,
          20,
        ),
        m,
        { w: 4 },
      ) +
      kit.solid(
        blade(
          [
            [40, -74],
            [58, -78],
            [72, -92],
          ],
          taperWidth(9, 0.8),
          10,
        ),
        m,
        { w: 2 },
      ) +
      kit.solid(
        curve([
          [44, -18, 1],
          [70, -40],
          [94, -34, 1],
          [78, -8],
          [52, 4, 1],
        ]),
        c,
        { w: 5 },
      ),
  );
  svg +=
    kit.solid(
      mirrored([
        [0, -58],
        [30, -54],
        [52, -24],
        [46, 8],
        [54, 38],
        [36, 62, 1],
        [20, 56],
        [0, 58],
      ]),
      c,
      { w: 8 },
    ) +
    kit.solid(
      mirrored([
        [0, 62],
        [24, 60],
        [34, 66],
        [22, 90],
        [0, 96],
      ]),
      toneRamp(c.d1),
      { w: 5 },
    ) +
    kit.detail(
      mirrored([
        [0, 56],
        [22, 54],
        [30, 64],
        [18, 80],
        [0, 84],
      ]),
      toneRamp('#7a0f1f'),
      'd1',
    ) +
    kit.solid(
      mirrored([
        [0, 68],
        [11, 70],
        [8, 84],
        [0, 88],
      ]),
      toneRamp('#ff6a7a'),
      { w: 2 },
    );
  svg += both(
    () =>
      filled(
        curve([
          [16, 54, 1],
          [28, 56, 1],
          [22, 74, 1],
        ]),
        '#fff',
      ) +
      filled(
        curve([
          [5, 56, 1],
          [12, 56, 1],
          [9, 64, 1],
        ]),
        '#fff',
      ) +
      kit.solid(
        curve([
          [8, -22, 1],
          [24, -44],
          [52, -46],
          [64, -60, 1],
          [58, -30],
          [34, -20],
        ]),
        fl,
        { w: 4 },
      ) +
      animalEye(kit, 28, -12, 14, 8, 18, toneRamp('#ffb81f'), { glow: true, white: '#fff3b8' }) +
      kit.solid(
        blade(
          [
            [26, 34],
            [58, 34],
            [70, 58],
            [96, 56],
          ],
          taperWidth(7, 0.6),
          18,
        ),
        m,
        { plain: true },
      ),
  );
  svg +=
    kit.detail(
      mirrored([
        [0, -50],
        [10, -30],
        [14, 6],
        [0, 16],
      ]),
      c,
      'l1',
      0.6,
    ) +
    kit.solid(
      mirrored([
        [0, 12],
        [20, 12],
        [36, 28],
        [28, 46],
        [12, 44],
        [0, 50],
      ]),
      toneRamp(c.l1),
      { w: 5 },
    ) +
    both(
      () =>
        filled(ellipse(15, 30, 6.5, 4.6), palette.ink, 'transform="rotate(22 15 30)"') +
        [0, 1, 2]
          .map((i) => kit.line(`M${40 + i} ${8 + i * 11}q8 4 12 0`, c, 'd2', 1.8, 0.7))
          .join(''),
    ) +
    crestGem(kit, rng, -40, 11);
  return svg;
};

export const dragonFaceHeroes = {
  dragonFace: hero(drawDragonFace),
};
