import { type Ramp, toneRamp } from '../core/colour';
import { circle, ellipse, roundRect } from '../core/geometry';
import { labelPath } from '../core/glyphs';
import type { Kit } from '../core/kit';
import { fix, item } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { hero } from './hero';
import { unlessNeon } from './parts';

/** A numbered ball. */
export function lotteryBall(kit: Kit, r: number, c: Ramp, num: number) {
  const label = labelPath(String(num), r * 0.74);
  return (
    kit.sphere(0, 0, r, c) +
    (kit.mode === 'neon'
      ? ''
      : filled(circle(0, 0, r * 0.58), '#fffdf6') +
        stroked(circle(0, 0, r * 0.58), c.d2, r * 0.04, opacity(0.5))) +
    filled(label, kit.mode === 'neon' ? c.l2 : '#1d1a2b') +
    (kit.mode === 'lux' || kit.mode === 'toon'
      ? filled(
          ellipse(-r * 0.34, -r * 0.5, r * 0.3, r * 0.16),
          '#fff',
          `opacity=".75" transform="rotate(-34 ${fix(-r * 0.34)} ${fix(-r * 0.5)})"`,
        )
      : '')
  );
}

/** The numbers of a drum, in the order in which they are drawn. */
export const drawnNumbers = (rng: Rng) => rng.shuffle(Array.from({ length: 49 }, (_, i) => i + 1));

export const lotteryHeroes = {
  balls: hero((kit, rng) => {
    const { palette } = kit;
    const cs = [
      palette.key,
      palette.key2,
      palette.accent,
      toneRamp(palette.metal.b),
      palette.white,
    ];
    const N = drawnNumbers(rng);
    let svg = kit.glow(0, 0, 100, palette.glow, 0.5);
    const L = [
      [-52, -46, 30],
      [50, -50, 28],
      [-62, 30, 32],
      [62, 26, 34],
      [-16, 66, 32],
      [34, 74, 24],
      [-4, -10, 54],
    ] as const;
    L.forEach(
      (q, i) =>
        (svg += group(
          placed(q[0], q[1], 1, rng.float(-20, 20)),
          lotteryBall(
            kit,
            q[2],
            item(cs, i % 5 === 4 && i === 6 ? 0 : i % 4),
            i === 6 ? rng.pick([7, 8, 9, 11, 18, 28, 38, 68, 88]) : item(N, i),
          ),
        )),
    );
    return svg;
  }),
  ballTrail: hero((kit, rng) => {
    const { palette } = kit;
    const cs = [palette.key, palette.key2, palette.accent, toneRamp(palette.metal.b)];
    const N = drawnNumbers(rng);
    let svg = '';
    for (let i = 0; i < 6; i++) {
      const t = i / 5;
      const x = -78 + t * 150;
      const y = 66 - Math.sin(t * 2.6) * 120 + t * 12;
      svg += group(
        placed(x, y, 0.36 + t * 0.62, -30 + t * 50),
        lotteryBall(kit, 46, item(cs, i % 4), item(N, i)),
      );
    }
    return svg;
  }),
  drumMachine: hero(
    (kit, rng) => {
      const { palette, doc } = kit;
      const m = palette.metal;
      const cs = [
        palette.key,
        palette.key2,
        palette.accent,
        toneRamp(palette.metal.b),
        palette.white,
      ];
      const N = drawnNumbers(rng);
      let svg =
        kit.lathe(
          [
            {
              p: [
                [56, 70],
                [68, 94],
              ],
              r: palette.key,
              kind: 'enamel',
            },
            {
              p: [
                [44, 58],
                [56, 72],
              ],
              r: m,
            },
          ],
          { e: 0.16 },
        ) + kit.glow(0, -14, 100, palette.glow, 0.6);
      svg += unlessNeon(
        kit,
        filled(
          circle(0, -14, 78),
          doc.radial([
            [0, palette.light, 0.35],
            [0.8, palette.mid, 0.4],
            [1, palette.deep, 0.7],
          ]),
        ),
      );
      for (let i = 0; i < 15; i++) {
        const a = rng.float(6.28);
        const q = Math.sqrt(rng.next()) * 56;
        svg += group(
          placed(Math.cos(a) * q, -10 + Math.sin(a) * q * 0.95, 1, rng.float(-40, 40)),
          lotteryBall(kit, rng.float(13, 18), item(cs, i % 4), item(N, i)),
        );
      }
      svg +=
        stroked(circle(0, -14, 78), '#fff', 2.4, opacity(0.7)) +
        stroked(ellipse(0, -14, 78, 20), m.l1, 3, opacity(0.7)) +
        stroked(ellipse(0, -14, 24, 78), m.l1, 3, opacity(0.55)) +
        unlessNeon(
          kit,
          filled('M-62 -40A68 68 0 0 1 -14 -82A78 78 0 0 0 -46 -24Z', '#fff', opacity(0.6)),
        );
      for (const x of [-1, 1]) {
        svg +=
          kit.sphere(x * 82, -14, 12, m) +
          kit.solid(`M${x * 82} -8L${x * 92} 72L${x * 70} 72Z`, m, { w: 4 });
      }
      svg += group(
        'translate(0 80)',
        kit.solid(roundRect(-24, -11, 48, 20, 9), toneRamp(palette.ink), { w: 3 }) +
          lotteryBall(kit, 12, palette.accent, item(N, 20)),
      );
      return svg;
    },
    { anchor: 'ground' },
  ),
};
