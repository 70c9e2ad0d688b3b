import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, rectPath, roundRect } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { both, unlessNeon } from './parts';

export const musicHeroes = {
  mic: hero((kit) => {
    const { palette } = kit;
    const m = palette.metal;
    let svg = kit.glow(0, -50, 80, palette.glow, 0.7);
    svg +=
      kit.lathe(
        [
          {
            p: [
              [15, -20],
              [9, 92],
            ],
            r: toneRamp(mix(palette.ink, palette.key.d1, 0.3)),
            kind: 'enamel',
          },
          {
            p: [
              [22, -28],
              [15, -18],
            ],
            r: m,
          },
          {
            p: [
              [40, -40],
              [22, -26],
            ],
            r: m,
          },
        ],
        { e: 0.2 },
      ) + kit.sphere(0, -58, 42, METALS.silver, { dull: true });
    let gr = '';
    for (let i = -6; i <= 6; i++) {
      gr += `M${i * 7 - 50} -104L${i * 7 + 50} -4M${i * 7 + 50} -104L${i * 7 - 50} -4`;
    }
    svg +=
      kit.clipped(circle(0, -58, 41), stroked(gr, METALS.silver.d3, 1.5, opacity(0.7))) +
      kit.solid('M-43 -60Q0 -44 43 -60L43 -50Q0 -34 -43 -50Z', m, { w: 2 }) +
      unlessNeon(
        kit,
        filled(ellipse(-14, -76, 15, 9), '#fff', 'opacity=".55" transform="rotate(-30 -14 -76)"'),
      );
    return (
      group('rotate(24) scale(.96)', svg) +
      kit.flare(-20, -70, 22) +
      group(placed(-64, 20, 0.3, -10), kit.bevel(EMBLEMS.note(), palette.accent, 8)) +
      group(placed(66, -56, 0.24, 12), kit.bevel(EMBLEMS.note(), palette.key2, 8))
    );
  }),
  guitar: hero((kit) => {
    const { palette } = kit;
    const c = palette.key;
    const m = palette.metal;
    let svg =
      kit.solid(rectPath(-7, -92, 14, 112), toneRamp('#5a3a2a'), { w: 3 }) +
      kit.solid('M-13 -112L13 -112L10 -84L-10 -84Z', c, { w: 3 }) +
      both(() =>
        [0, 1, 2].map((i) => kit.sphere(15, -108 + i * 9, 3.2, m, { dull: true })).join(''),
      );
    svg +=
      kit.solid(
        curve([
          [-10, 0, 1],
          [-40, -26],
          [-56, -8],
          [-40, 24],
          [-58, 60],
          [-30, 94],
          [0, 88],
          [30, 94],
          [58, 60],
          [40, 24],
          [52, -24, 1],
          [30, -18],
          [10, 0, 1],
        ]),
        c,
        { w: 10 },
      ) +
      kit.solid(
        curve([
          [-18, 20],
          [-38, 44],
          [-22, 78],
          [10, 66],
          [20, 30],
        ]),
        palette.white,
        { w: 3 },
      ) +
      kit.solid(roundRect(-17, 22, 34, 9, 3), toneRamp(palette.ink), { w: 2 }) +
      kit.solid(roundRect(-17, 42, 34, 9, 3), toneRamp(palette.ink), { w: 2 }) +
      kit.solid(roundRect(-19, 64, 38, 10, 3), m, { w: 2 });
    for (let i = -2; i <= 2; i++) {
      svg += kit.line(`M${i * 2.2} -108L${i * 4} 68`, palette.white, 'l2', 0.9);
    }
    for (let i = 0; i < 9; i++) {
      svg += kit.line(`M-7 ${-80 + i * 11}L7 ${-80 + i * 11}`, m, 'b', 1.2);
    }
    svg += kit.sphere(34, 66, 5, m) + kit.sphere(28, 80, 4, m);
    return group('rotate(26) scale(.9)', svg) + kit.flare(-20, 10, 20);
  }),
  vinyl: hero((kit, rng) => {
    const { palette } = kit;
    let svg = kit.solid(circle(0, 0, 90), toneRamp('#1b1820'), { w: 5 });
    for (let i = 0; i < 9; i++) {
      svg += stroked(circle(0, 0, 84 - i * 5.4), i % 3 ? '#35303f' : '#4a4458', 1);
    }
    svg += unlessNeon(
      kit,
      kit.clipped(
        circle(0, 0, 88),
        filled('M0 0L-60 -110L-14 -110Z', '#fff', opacity(0.3)) +
          filled('M0 0L60 110L14 110Z', '#fff', opacity(0.22)) +
          filled('M0 0L110 -60L110 -30Z', palette.accent.l1, opacity(0.25)) +
          filled('M0 0L-110 60L-110 30Z', palette.key.l1, opacity(0.25)),
      ),
    );
    svg +=
      kit.solid(circle(0, 0, 33), palette.key, { w: 4 }) +
      kit.line(circle(0, 0, 26), palette.metal, 'l1', 1.6) +
      group(
        'translate(0 0) scale(.3)',
        kit.bevel(
          EMBLEMS[rng.pick(['star', 'note', 'crown', 'heart', 'bolt'])](),
          palette.metal,
          6,
        ),
      );
    svg +=
      kit.solid(
        blade(
          [
            [86, -84],
            [78, -10],
            [44, 30],
          ],
          () => 7,
          14,
        ),
        palette.metal,
        { w: 2 },
      ) +
      group(
        'translate(42 34) rotate(44)',
        kit.solid(roundRect(-7, -10, 14, 24, 3), palette.metal, { w: 3 }),
      ) +
      kit.sphere(86, -84, 12, palette.metal);
    return svg;
  }),
};
