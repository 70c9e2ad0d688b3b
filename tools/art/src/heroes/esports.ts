import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, roundRect } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { fix } from '../core/numbers';
import { filled, group } from '../core/svg';
import { EMBLEMS } from './emblems';
import { gem } from './gems';
import { hero } from './hero';
import { both } from './parts';

export const esportsHeroes = {
  pad: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, toneRamp(mix('#2a2a38', palette.key.d1, 0.3)), palette.white]);
    const a = palette.accent;
    let svg =
      both(() => kit.solid(roundRect(24, -62, 46, 26, 10), toneRamp(c.d2), { w: 4 })) +
      kit.solid(
        curve([
          [-40, -48],
          [0, -42],
          [40, -48],
          [74, -40],
          [92, 10],
          [98, 62],
          [80, 78],
          [58, 64],
          [36, 30],
          [0, 26],
          [-36, 30],
          [-58, 64],
          [-80, 78],
          [-98, 62],
          [-92, 10],
          [-74, -40],
        ]),
        c,
        { w: 11 },
      );
    const st = (x: number, y: number) =>
      kit.solid(circle(x, y, 18), toneRamp('#1b1a24'), { w: 4 }) +
      kit.sphere(x, y - 2, 12, toneRamp('#3a394a')) +
      kit.line(circle(x, y - 2, 8), a, 'b', 1.4);
    svg +=
      st(-28, 8) +
      st(28, 8) +
      kit.solid(
        'M-64 -30L-54 -30L-54 -20L-44 -20L-44 -10L-54 -10L-54 0L-64 0L-64 -10L-74 -10L-74 -20L-64 -20Z',
        toneRamp('#24232e'),
        { w: 2 },
      );
    (
      [
        [58, -29, palette.key2],
        [72, -15, a],
        [44, -15, toneRamp('#ffd23d')],
        [58, -1, palette.key],
      ] as const
    ).forEach((q) => (svg += kit.sphere(q[0], q[1], 7, q[2])));
    svg +=
      kit.solid(roundRect(-22, -34, 44, 20, 6), toneRamp('#1b1a24'), { w: 3 }) +
      kit.glow(0, -24, 30, a.l1, 0.8, 0.6) +
      group('translate(0 -24) scale(.15)', filled(EMBLEMS.bolt(), a.l2)) +
      both(() => kit.line('M88 16Q94 44 84 66', a, 'l1', 2.6));
    return group(`rotate(${fix(rng.float(-12, 12))})`, svg) + kit.flare(-60, -40, 20);
  }),
  headset: hero((kit) => {
    const { palette } = kit;
    const c = palette.key;
    const a = palette.accent;
    let svg =
      `<g fill-rule="evenodd">${kit.solid('M-78 16C-86 -104 86 -104 78 16L62 16C68 -78 -68 -78 -62 16Z', toneRamp(mix('#2a2a38', c.d1, 0.35)), { w: 6 })}</g>` +
      kit.line('M-70 4C-74 -90 74 -90 70 4', a, 'b', 3);
    svg += both(
      () =>
        kit.solid(roundRect(40, 2, 22, 66, 10), toneRamp('#1b1a24'), { w: 5 }) +
        kit.solid(
          curve([
            [56, 0, 1],
            [84, 6],
            [92, 36],
            [84, 66],
            [56, 72, 1],
          ]),
          c,
          { w: 7 },
        ) +
        kit.glow(76, 36, 26, a.l1, 0.8) +
        kit.line(circle(74, 36, 13), a, 'l1', 3.4),
    );
    svg +=
      kit.solid(
        blade(
          [
            [-66, 64],
            [-50, 92],
            [-8, 88],
          ],
          () => 6,
          14,
        ),
        toneRamp('#3a394a'),
        { plain: true },
      ) + kit.solid(roundRect(-18, 78, 26, 18, 8), toneRamp('#1b1a24'), { w: 4 });
    return svg + kit.flare(-40, -56, 20);
  }),
  joystick: hero(
    (kit) => {
      const { palette } = kit;
      const c = palette.key;
      let svg =
        kit.solid('M-84 44L84 44L96 90L-96 90Z', toneRamp(mix('#2a2a38', c.d1, 0.4)), { w: 6 }) +
        kit.solid('M-74 30L74 30L84 48L-84 48Z', toneRamp(mix('#3a3a4a', c.d1, 0.3)), { w: 4 }) +
        kit.solid(ellipse(-14, 38, 30, 8), toneRamp('#15141c'), { w: 2 }) +
        kit.solid('M-20 38L-8 38L-2 -28L-16 -28Z', METALS.silver, { w: 3 }) +
        kit.sphere(-9, -52, 36, c) +
        (
          [
            [40, 36, palette.key2],
            [60, 40, palette.accent],
          ] as const
        )
          .map(
            ([x, y, ramp]) =>
              kit.solid(ellipse(x, y + 3, 13, 6), toneRamp(ramp.d1), {
                plain: true,
              }) + kit.solid(ellipse(x, y, 13, 6), ramp, { w: 2 }),
          )
          .join('') +
        kit.line('M-88 80L88 80', palette.accent, 'l1', 2.4) +
        kit.glow(0, 84, 90, palette.accent.l1, 0.4, 0.16);
      return svg + kit.flare(-24, -66, 22);
    },
    { anchor: 'ground' },
  ),
  moba: hero(
    (kit, rng) => {
      const { palette } = kit;
      const st = toneRamp(mix('#6a7090', palette.key.d1, 0.3));
      let svg = kit.glow(0, -50, 90, palette.accent.l1, 0.8);
      svg +=
        kit.solid('M-70 96L-52 40L52 40L70 96Z', st, { w: 6 }) +
        kit.solid('M-46 42L-34 -30L34 -30L46 42Z', st, { w: 6 }) +
        kit.solid(
          'M-52 -28L-60 -52L-40 -44L-24 -56L0 -44L24 -56L40 -44L60 -52L52 -28Z',
          palette.key,
          { w: 4 },
        ) +
        [-1, 1]
          .map((x) =>
            kit.solid(`M${x * 46} 60L${x * 90} 30L${x * 82} 84L${x * 60} 96Z`, palette.key2, {
              w: 4,
            }),
          )
          .join('');
      svg +=
        group('translate(0 -78) scale(.34)', gem(kit, rng, 92, palette.accent, 'hex', 6)) +
        group(
          'translate(0 8) scale(.46)',
          kit.bevel(EMBLEMS[rng.pick(['bolt', 'eye', 'star', 'crown'])](), palette.metal, 7),
        ) +
        kit.line('M-30 66L30 66M-36 80L36 80', palette.accent, 'l1', 3);
      return svg + kit.flare(0, -84, 26);
    },
    { anchor: 'ground' },
  ),
};
