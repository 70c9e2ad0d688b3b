import { mix, type Ramp, toneRamp } from '../core/colour';
import { blade, circle, curve, mirrored, roundRect } from '../core/geometry';
import { labelPath } from '../core/glyphs';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { both, unlessNeon } from './parts';

export const gamingHeroes = {
  keys: hero((kit) => {
    const { palette } = kit;
    const key = (x: number, y: number, t: string, c: Ramp) =>
      group(
        placed(x, y),
        kit.solid(roundRect(-27, -24, 54, 56, 10), toneRamp(c.d2), { w: 4 }) +
          kit.solid(roundRect(-24, -28, 48, 48, 9), c, { w: 4 }) +
          group(
            'translate(0 -5)',
            filled(labelPath(t, 26), kit.mode === 'neon' ? c.l2 : '#fff') +
              kit.glow(0, 0, 24, palette.accent.l1, 0.35),
          ),
      );
    const dkk = toneRamp(mix('#2a2a38', palette.key.d2, 0.4));
    return (
      kit.glow(0, 30, 100, palette.accent.l1, 0.6) +
      group(
        'rotate(-8) scale(1.08)',
        key(0, -30, 'W', palette.key) +
          key(-58, 30, 'A', dkk) +
          key(0, 30, 'S', dkk) +
          key(58, 30, 'D', dkk),
      ) +
      kit.flare(-20, -56, 20)
    );
  }),
  mouse: hero((kit, rng) => {
    const { palette } = kit;
    const c = toneRamp(mix('#2a2a38', palette.key.d1, 0.4));
    let svg =
      kit.solid(
        blade(
          [
            [0, -78],
            [-20, -96],
            [30, -110],
          ],
          () => 5,
          12,
        ),
        toneRamp('#1b1a24'),
        { plain: true },
      ) +
      kit.solid(
        mirrored([
          [0, -82],
          [38, -72],
          [56, -20],
          [56, 40],
          [36, 82],
          [0, 94],
        ]),
        c,
        { w: 11 },
      ) +
      kit.line('M0 -82L0 -6M-54 -14Q0 10 54 -14', toneRamp(palette.ink), 'd4', 3) +
      kit.solid(roundRect(-7, -62, 14, 36, 7), palette.accent, { w: 3 }) +
      kit.glow(0, 52, 40, palette.accent.l1, 0.8) +
      group(
        'translate(0 46) scale(.36)',
        filled(EMBLEMS[rng.pick(['bolt', 'star4', 'crown'])](), palette.accent.l1),
      ) +
      both(() => kit.line('M50 -20Q56 20 46 60', palette.accent, 'l1', 3));
    return group('rotate(22)', svg) + kit.flare(-30, -50, 18);
  }),
  vr: hero((kit, rng) => {
    const { palette } = kit;
    let svg =
      kit.line('M-70 -20C-80 -90 80 -90 70 -20', toneRamp('#3a394a'), 'b', 12) +
      kit.solid(
        curve([
          [-84, -30],
          [0, -46],
          [84, -30],
          [92, 10],
          [78, 48],
          [34, 52],
          [0, 30, 1],
          [-34, 52],
          [-78, 48],
          [-92, 10],
        ]),
        rng.chance() ? palette.key : palette.white,
        { w: 11 },
      ) +
      kit.solid(
        curve([
          [-70, -20],
          [0, -32],
          [70, -20],
          [76, 8],
          [66, 34],
          [34, 36],
          [0, 16, 1],
          [-34, 36],
          [-66, 34],
          [-76, 8],
        ]),
        toneRamp('#14131d'),
        { w: 6 },
      );
    svg +=
      unlessNeon(
        kit,
        kit.clipped(
          curve([
            [-70, -20],
            [0, -32],
            [70, -20],
            [76, 8],
            [66, 34],
            [34, 36],
            [0, 16, 1],
            [-34, 36],
            [-66, 34],
            [-76, 8],
          ]),
          filled('M-90 -40L-20 -40L-60 60L-130 60Z', palette.accent.l1, opacity(0.35)) +
            filled('M0 -40L22 -40L-18 60L-40 60Z', palette.key.l1, opacity(0.3)) +
            Array.from({ length: 7 }, (_, i) =>
              stroked(`M-90 ${-20 + i * 9}L90 ${-20 + i * 9}`, palette.accent.b, 0.8, opacity(0.5)),
            ).join(''),
        ),
      ) +
      kit.glow(-36, 6, 22, palette.accent.l1, 0.9) +
      kit.glow(36, 6, 22, palette.accent.l1, 0.9);
    return svg + kit.flare(-56, -30, 20);
  }),
  crosshair: hero((kit, rng) => {
    const { palette } = kit;
    const c = palette.accent;
    let svg =
      kit.glow(0, 0, 100, c.l1, 0.5) +
      `<g fill-rule="evenodd">${kit.bevel(circle(0, 0, 88) + circle(0, 0, 76), palette.metal, 3)}${kit.bevel(circle(0, 0, 54) + circle(0, 0, 46), palette.key, 3)}</g>`;
    for (let i = 0; i < 4; i++) {
      svg += group(
        `rotate(${i * 90})`,
        kit.solid('M-5 -98L5 -98L3 -40L-3 -40Z', palette.metal, { w: 2 }),
      );
    }
    for (let i = 0; i < 36; i++) {
      if (i % 9) {
        svg += group(`rotate(${i * 10})`, kit.line('M0 -72L0 -66', c, 'l1', 1.6));
      }
    }
    return (
      svg +
      group('scale(.66)', kit.bevel(EMBLEMS[rng.pick(['star', 'crown', 'bolt', 'eye'])](), c, 6))
    );
  }),
};
