import { mix, type Ramp, toneRamp } from '../core/colour';
import { curve, ellipse, roundRect } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, fix2 } from '../core/numbers';
import { filled, group } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

/** A lotus in three rings of petals. */
function lotusFlower(kit: Kit, r: Ramp, sc = 1) {
  let svg = '';
  const pet = (a: number, L: number, w: number, rr: Ramp) =>
    group(
      `rotate(${a} 0 40)`,
      kit.solid(
        curve([
          [0, 44, 1],
          [-w, 40 - L * 0.45],
          [-w * 0.5, 40 - L * 0.82],
          [0, 40 - L, 1],
          [w * 0.5, 40 - L * 0.82],
          [w, 40 - L * 0.45],
        ]),
        rr,
        { w: 5 },
      ) + kit.line(`M0 38L0 ${fix(40 - L * 0.8)}`, rr, 'd1', 1, 0.45),
    );
  for (const [a, L, w] of [
    [-84, 84, 20],
    [84, 84, 20],
    [-58, 98, 22],
    [58, 98, 22],
    [-30, 108, 24],
    [30, 108, 24],
    [0, 116, 26],
  ] as const) {
    svg += pet(a, L, w, toneRamp(r.d1));
  }
  svg += kit.glow(0, -6, 50, '#fff2b0', 0.8);
  for (const [a, L, w] of [
    [-70, 76, 20],
    [70, 76, 20],
    [-42, 82, 22],
    [42, 82, 22],
    [-14, 84, 22],
    [14, 84, 22],
  ] as const) {
    svg += pet(a, L, w, r);
  }
  for (const [a, L, w] of [
    [-96, 62, 16],
    [96, 62, 16],
    [-26, 58, 18],
    [26, 58, 18],
    [0, 54, 18],
  ] as const) {
    svg += pet(a, L, w, toneRamp(r.l1));
  }
  return group(`scale(${fix2(sc)})`, svg);
}

export const lotusHeroes = {
  lotus: hero((kit, rng) => {
    const r = rng.pick([
      kit.palette.key,
      kit.palette.key2,
      toneRamp('#f27ba5'),
      kit.palette.accent,
    ]);
    let svg = '';
    for (const x of [-1, 1]) {
      svg += kit.solid(
        ellipse(x * 56, 66, 46, 15),
        toneRamp(mix('#1f8a5a', kit.palette.mid, 0.3)),
        { w: 3 },
      );
    }
    return (
      svg +
      group('translate(0 8)', lotusFlower(kit, r, 1.02)) +
      kit.sphere(0, -6, 13, kit.palette.metal) +
      kit.flare(0, -10, 30)
    );
  }),
  drum: hero((kit, rng) => {
    const { palette } = kit;
    const r = palette.key;
    const m = palette.metal;
    let svg = '';
    svg += kit.lathe(
      [
        {
          p: [
            [58, -34],
            [76, 14],
            [58, 66],
          ],
          r,
          kind: 'enamel',
        },
      ],
      { e: 0.26 },
    );
    svg +=
      group('', kit.rim(0, -34, 60, 0.28, m)) +
      (kit.mode === 'neon'
        ? ''
        : filled(ellipse(0, -34, 53, 14.6), kit.doc.linear(['#fff6e0', '#e8cfa0']))) +
      group('translate(0 -34) scale(.22 .07)', filled(EMBLEMS.sun(), r.b));
    for (let i = -3; i <= 3; i++) {
      const a = i * 0.42;
      svg +=
        kit.sphere(Math.sin(a) * 61, -20 + Math.cos(a) * 13, 3.6, m, { dull: true }) +
        kit.sphere(Math.sin(a) * 61, 48 + Math.cos(a) * 13, 3.6, m, { dull: true });
    }
    svg += group(
      'translate(0 24) scale(.5)',
      kit.bevel(EMBLEMS[rng.pick(['sun', 'lotus', 'clover', 'fleur'])](), m, 5),
    );
    for (const q of [-1, 1]) {
      svg += group(
        `scale(${q} 1) translate(30 -66) rotate(34)`,
        kit.solid(roundRect(-4, -44, 8, 70, 4), toneRamp('#c88a4a'), { w: 2 }) +
          kit.solid(ellipse(0, 28, 10, 12), palette.white, { w: 3 }),
      );
    }
    return svg;
  }),
};
