import { toneRamp } from '../core/colour';
import { circle, curve, ellipse, mirrored, polygon, rectPath, roundRect } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, group } from '../core/svg';
import { hero } from './hero';

export const idolsHeroes = {
  sunstone: hero((kit, rng) => {
    const { palette } = kit;
    const st = rng.chance(0.5)
      ? palette.metal
      : toneRamp(rng.pick(['#b08a5a', '#8a9a7a', '#a8705a']));
    let svg = '';
    for (let i = 0; i < 16; i++) {
      svg += group(
        `rotate(${fix(i * 22.5)})`,
        kit.solid(
          i % 2 ? 'M-10 -78L0 -96L10 -78Z' : 'M-13 -78L-8 -99L8 -99L13 -78Z',
          i % 2 ? palette.key : st,
          { w: 3 },
        ),
      );
    }
    svg += kit.solid(circle(0, 0, 82), st, { w: 7 });
    for (const [q, c] of [
      [70, 'd2'],
      [54, 'd2'],
      [36, 'd2'],
    ] as const) {
      svg +=
        kit.line(circle(0, 0, q), st, c, 3, 0.7) +
        kit.line(circle(0, 0.8, q - 2), st, 'l2', 1, 0.6);
    }
    for (let i = 0; i < 20; i++) {
      svg += group(
        `rotate(${i * 18}) translate(0 -62)`,
        kit.solid(
          roundRect(-5, -5, 10, 10, 2),
          item([palette.key, palette.accent, st, palette.key2], i % 4),
          { w: 1.5 },
        ),
      );
    }
    for (let i = 0; i < 8; i++) {
      svg += group(
        `rotate(${i * 45})`,
        kit.solid('M-7 -38L0 -53L7 -38Z', i % 2 ? palette.accent : palette.key, { w: 2 }),
      );
    }
    svg += kit.solid(circle(0, 0, 33), toneRamp(st.d1), { w: 3 });
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.solid(
          curve([
            [5, -9, 1],
            [14, -14],
            [22, -8, 1],
            [13, -4],
          ]),
          palette.white,
          { w: 1.5 },
        ) +
          filled(circle(13, -9, 2.6), palette.ink) +
          kit.line('M4 -16Q14 -22 24 -14', st, 'd4', 3),
      );
    }
    svg +=
      kit.solid('M-5 -8L5 -8L8 6L-8 6Z', st, { w: 2 }) +
      kit.detail(roundRect(-13, 10, 26, 11, 4), toneRamp(palette.ink), 'd4') +
      [-8, -2.6, 2.8, 8].map((x) => filled(rectPath(x - 2, 10, 4, 5), '#fff')).join('') +
      kit.solid('M-6 20L6 20L3 34L-3 34Z', palette.key, { w: 1.5 });
    return svg;
  }),
  tribalMask: hero((kit, rng) => {
    const { palette } = kit;
    const r = rng.pick([palette.key, palette.key2, toneRamp('#8a4a2a')]);
    let svg = '';
    const fc = [palette.key, palette.accent, palette.key2];
    for (let i = -5; i <= 5; i++) {
      svg += group(
        `translate(0 -10) rotate(${i * 15})`,
        kit.solid(
          curve([
            [0, -40, 1],
            [-9, -70],
            [-5, -92 + Math.abs(i) * 2],
            [0, -100 + Math.abs(i) * 2, 1],
            [5, -92 + Math.abs(i) * 2],
            [9, -70],
          ]),
          item(fc, (i + 6) % 3),
          { w: 3 },
        ) + kit.line('M0 -44L0 -94', item(fc, (i + 6) % 3), 'd2', 1.2, 0.6),
      );
    }
    const f = mirrored([
      [0, -58],
      [44, -54],
      [62, -20],
      [52, 30],
      [28, 84],
      [0, 96],
    ]);
    svg += kit.solid(f, r, { w: 10 });
    svg += kit.clipped(
      f,
      kit.detail('M-70 -40L70 -40L70 -26L-70 -26Z', palette.metal, 'b', 0.95) +
        kit.detail('M-8 -60L8 -60L14 10L-14 10Z', toneRamp(r.l1), 'b', 0.8) +
        [-1, 1]
          .map((x) =>
            [0, 1, 2]
              .map((j) =>
                kit.detail(
                  `M${x * 60} ${20 + j * 15}L${x * 26} ${26 + j * 15}L${x * 60} ${28 + j * 15}Z`,
                  item([palette.accent, palette.white, palette.metal], j),
                  'b',
                  0.9,
                ),
              )
              .join(''),
          )
          .join(''),
    );
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.solid(
          curve([
            [12, -16, 1],
            [32, -26],
            [52, -10, 1],
            [34, 2],
          ]),
          toneRamp(palette.ink),
          { w: 3 },
        ) +
          kit.glow(33, -12, 15, palette.glow, 1) +
          filled(ellipse(33, -12, 6, 5), '#fff8d0') +
          kit.solid(circle(64, 34, 10), palette.metal, { w: 3 }),
      );
    }
    svg +=
      kit.solid('M-9 -12L9 -12L16 26L-16 26Z', toneRamp(r.d1), { w: 4 }) +
      kit.solid(roundRect(-30, 40, 60, 26, 12), toneRamp(palette.ink), { w: 3 });
    for (let i = -3; i <= 3; i++) {
      svg +=
        kit.detail(
          polygon([
            [i * 8 - 4, 41],
            [i * 8 + 4, 41],
            [i * 8, 53],
          ]),
          palette.white,
          'b',
        ) +
        kit.detail(
          polygon([
            [i * 8 - 4, 65],
            [i * 8 + 4, 65],
            [i * 8, 55],
          ]),
          palette.white,
          'b',
        );
    }
    return svg;
  }),
};
