import { type Ramp, toneRamp } from '../core/colour';
import { circle, mirrored, type Point, polygon, roundRect } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { fix } from '../core/numbers';
import { filled, group, opacity } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { both } from './parts';

export const machinesHeroes = {
  robot: hero(
    (kit, rng) => {
      const { palette } = kit;
      const m = rng.pick([METALS.silver, palette.key, palette.white]);
      const a = palette.accent;
      let svg =
        both(
          () =>
            kit.solid(roundRect(56, -26, 24, 48, 8), palette.key2, { w: 4 }) +
            kit.solid(roundRect(76, -12, 14, 22, 5), m, { w: 3 }),
        ) +
        kit.line('M0 -62L0 -84', m, 'd1', 5) +
        kit.glow(0, -90, 24, a.l1, 0.9) +
        kit.sphere(0, -88, 9, a);
      svg +=
        kit.solid(
          mirrored([
            [0, -66],
            [48, -64],
            [66, -40],
            [64, 30],
            [44, 56, 1],
            [24, 64],
            [0, 66],
          ]),
          m,
          { w: 10 },
        ) + kit.solid(roundRect(-50, -40, 100, 48, 20), toneRamp(palette.ink), { w: 5 });
      const ev = rng.int(0, 2);
      svg += both(
        () =>
          kit.glow(24, -16, 24, a.l1, 1) +
          (ev === 0
            ? filled(circle(24, -16, 12), a.l1) + filled(circle(24, -16, 6), '#fff')
            : ev === 1
              ? filled(roundRect(12, -24, 24, 14, 7), a.l2)
              : filled('M12 -10L24 -26L36 -10L30 -10L24 -17L18 -10Z', a.l2)),
      );
      svg +=
        kit.solid(roundRect(-30, 20, 60, 24, 8), toneRamp(m.d2), { w: 3 }) +
        [-20, -10, 0, 10, 20].map((x) => kit.line(`M${x} 24L${x} 40`, m, 'l1', 3)).join('') +
        kit.line('M-64 12L-44 16M64 12L44 16', m, 'd2', 2.4) +
        kit.solid('M-40 66L40 66L54 96L-54 96Z', toneRamp(m.d1), { w: 5 }) +
        kit.solid(roundRect(-16, 74, 32, 14, 5), palette.key, { w: 3 });
      return svg;
    },
    { anchor: 'bust' },
  ),
  gears: hero((kit) => {
    const { palette } = kit;
    const gear = (r: number, N: number, c: Ramp, rot: number) => {
      const pts: Point[] = [];
      for (let i = 0; i < N; i++) {
        for (const [o, q] of [
          [-0.32, 0.86],
          [-0.22, 1.03],
          [0.22, 1.03],
          [0.32, 0.86],
        ] as const) {
          const a = ((i + o) / N) * 6.2832;
          pts.push([Math.cos(a) * r * q, Math.sin(a) * r * q]);
        }
      }
      return group(
        `rotate(${rot})`,
        `<g fill-rule="evenodd">${kit.bevel(polygon(pts) + circle(0, 0, r * 0.6), c, 4)}</g>` +
          Array.from({ length: 5 }, (_, i) =>
            group(
              `rotate(${i * 72})`,
              kit.solid(
                `M${fix(-r * 0.08)} 0L${fix(-r * 0.11)} ${fix(-r * 0.66)}L${fix(r * 0.11)} ${fix(-r * 0.66)}L${fix(r * 0.08)} 0Z`,
                c,
                { w: 3 },
              ),
            ),
          ).join('') +
          kit.bevel(circle(0, 0, r * 0.24), c, 3) +
          kit.sphere(0, 0, r * 0.1, palette.key),
      );
    };
    return (
      group('translate(52 -46)', gear(40, 10, METALS.copper, 8)) +
      group('translate(54 50)', gear(32, 9, METALS.bronze, 3)) +
      group('translate(-18 6)', gear(74, 14, palette.metal, 0)) +
      kit.flare(-50, -40, 20)
    );
  }),
  clock: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    let svg =
      `<g fill-rule="evenodd">${kit.bevel(circle(0, -92, 14) + circle(0, -92, 7), m, 3)}</g>` +
      kit.solid(roundRect(-9, -86, 18, 16, 4), m, { w: 3 }) +
      kit.bevel(circle(0, 4, 80), m, 6) +
      kit.solid(circle(0, 4, 66), toneRamp('#f6ead2'), { w: 5 });
    for (let i = 0; i < 60; i++) {
      svg += group(
        `translate(0 4) rotate(${i * 6})`,
        kit.line(`M0 -62L0 ${i % 5 ? -58 : -50}`, toneRamp(palette.ink), 'd4', i % 5 ? 1 : 3),
      );
    }
    svg +=
      group(
        'translate(0 4) scale(.5)',
        `<g opacity=".35">${kit.bevel(EMBLEMS.sun(), palette.key, 6)}</g>`,
      ) +
      group(
        `translate(0 4) rotate(${fix(rng.float(280, 340))})`,
        kit.solid('M-4 8L-5 -30L0 -42L5 -30L4 8Z', toneRamp(palette.ink), { w: 2 }),
      ) +
      group(
        `translate(0 4) rotate(${fix(rng.float(20, 80))})`,
        kit.solid('M-3 10L-4 -44L0 -58L4 -44L3 10Z', palette.key, { w: 2 }),
      ) +
      kit.sphere(0, 4, 7, m);
    if (kit.mode !== 'neon') {
      svg += filled('M-56 -28A66 66 0 0 1 20 -60A80 80 0 0 0 -56 -28Z', '#fff', opacity(0.5));
    }
    return svg;
  }),
};
