import { type Ramp, toneRamp } from '../core/colour';
import { curve, ellipse, roundRect } from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { unlessNeon } from './parts';
import { drawTennis } from './seam-balls';

export const sportsGearHeroes = {
  boxing: hero((kit) => {
    const { palette } = kit;
    const c = palette.key;
    const gl =
      kit.solid(
        curve([
          [-30, 40, 1],
          [-48, 4],
          [-40, -50],
          [4, -74],
          [44, -48],
          [48, 0],
          [32, 40, 1],
        ]),
        c,
        { w: 11 },
      ) +
      kit.solid(
        curve([
          [-34, 10, 1],
          [-66, -4],
          [-70, -34],
          [-48, -46],
          [-30, -26],
          [-22, -2],
        ]),
        c,
        { w: 6 },
      ) +
      kit.solid('M-32 36L34 36L38 76L-36 76Z', palette.white, { w: 5 }) +
      kit.solid('M-35 66L37 66L38 78L-36 78Z', palette.metal, { w: 2 }) +
      group('translate(2 54) scale(.24)', kit.bevel(EMBLEMS.star(), c, 8)) +
      unlessNeon(
        kit,
        filled(ellipse(6, -50, 20, 8), '#fff', 'opacity=".45" transform="rotate(16 6 -50)"'),
      );
    return (
      group('translate(42 6) rotate(20) scale(.9)', gl) +
      group('translate(-40 6) scale(-.9 .9) rotate(20)', gl) +
      kit.flare(-40, -60, 20)
    );
  }),
  shuttle: hero((kit) => {
    const { palette } = kit;
    const w = palette.white;
    let svg = '';
    for (let i = -3; i <= 3; i++) {
      const x = i * 17;
      svg +=
        kit.solid(
          curve([
            [i * 6, 30, 1],
            [x * 1.2 - 13, -50],
            [x * 1.25, -78 + Math.abs(i) * 3],
            [x * 1.2 + 13, -50],
          ]),
          i % 2 ? w : toneRamp(w.l1),
          { w: 4 },
        ) + kit.line(`M${i * 6} 30L${fix(x * 1.22)} -66`, w, 'd1', 1.8, 0.8);
    }
    svg +=
      kit.line('M-46 -22Q0 -8 46 -22', palette.key, 'b', 4) +
      kit.line('M-34 4Q0 16 34 4', palette.key, 'b', 4) +
      kit.solid('M-24 28L24 28C28 66 16 84 0 84C-16 84 -28 66 -24 28Z', toneRamp('#f4efe4'), {
        w: 6,
      }) +
      kit.solid('M-26 24L26 24L25 38L-25 38Z', palette.key, { w: 3 });
    return group('rotate(34)', svg);
  }),
  racket: hero((kit, rng) => {
    const { palette } = kit;
    const r = (c: Ramp, tr: string) => {
      let st = '';
      for (let i = -5; i <= 5; i++) {
        st += `M${i * 8} -100L${i * 8} 10M-50 ${-46 + i * 9}L50 ${-46 + i * 9}`;
      }
      return group(
        tr,
        kit.clipped(ellipse(0, -46, 42, 52), stroked(st, palette.white.l1, 1.3, opacity(0.85))) +
          `<g fill-rule="evenodd">${kit.solid(ellipse(0, -46, 46, 57) + ellipse(0, -46, 38, 49), c, { w: 3 })}</g>` +
          kit.solid('M-22 6L22 6L6 36L-6 36Z M-11 9L0 28L11 9Z', c, { w: 2 }) +
          kit.solid(roundRect(-7, 34, 14, 62, 6), toneRamp('#26242f'), { w: 3 }) +
          [44, 54, 64, 74, 84]
            .map((y) => kit.line(`M-6 ${y}L6 ${y - 5}`, toneRamp('#26242f'), 'l1', 1.6))
            .join(''),
      );
    };
    return (
      r(palette.key2, 'rotate(30) translate(0 4)') +
      r(palette.key, 'rotate(-30) translate(0 4)') +
      group('translate(0 -56)', drawTennis(kit, 24, rng))
    );
  }),
};
