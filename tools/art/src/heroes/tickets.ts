import { type Ramp, mix, toneRamp } from '../core/colour';
import { circle, curve, roundRect } from '../core/geometry';
import { labelPath } from '../core/glyphs';
import { METALS } from '../core/metals.data';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, placed } from '../core/svg';
import { coin } from './coins';
import { EMBLEMS, type EmblemName } from './emblems';
import { hero } from './hero';
import { drawnNumbers, lotteryBall } from './lottery';
import { unlessNeon } from './parts';

export const ticketsHeroes = {
  tickets: hero((kit, rng) => {
    const { palette } = kit;
    const tk = (tr: string, c: Ramp, emblem: EmblemName) => {
      let d = 'M-80 -38L80 -38';
      for (let i = 0; i < 6; i++) {
        d += `A6 6 0 0 0 80 ${fix(-26 + i * 12.6)}`;
      }
      d += 'L80 38L-80 38';
      for (let i = 0; i < 6; i++) {
        d += `A6 6 0 0 0 -80 ${fix(26 - i * 12.6)}`;
      }
      d =
        'M-80 -38L80 -38L80 -30A7 7 0 0 0 80 -16L80 -7A7 7 0 0 0 80 7L80 16A7 7 0 0 0 80 30L80 38L-80 38L-80 30A7 7 0 0 0 -80 16L-80 7A7 7 0 0 0 -80 -7L-80 -16A7 7 0 0 0 -80 -30Z';
      const N = drawnNumbers(rng);
      return group(
        tr,
        kit.solid(d, c, { w: 6 }) +
          kit.line(roundRect(-66, -30, 132, 60, 4), palette.metal, 'l1', 1.6) +
          kit
            .line('M28 -28L28 28', palette.metal, 'l1', 1.6)
            .replace('/>', ' stroke-dasharray="4 4"/>') +
          group('translate(47 0) scale(.3)', kit.bevel(EMBLEMS[emblem](), palette.metal, 6)) +
          [0, 1, 2, 3]
            .map((i) =>
              group(
                placed(-50 + i * 21, 8),
                unlessNeon(kit, filled(circle(0, 0, 9), '#fffdf6')) +
                  filled(labelPath(String(item(N, i)), 9), kit.mode === 'neon' ? c.l2 : '#1d1a2b'),
              ),
            )
            .join('') +
          kit.solid(roundRect(-58, -22, 74, 11, 4), palette.metal, { w: 2 }),
      );
    };
    return (
      tk('translate(-8 -46) rotate(-22)', palette.key2, 'star') +
      tk('translate(10 -4) rotate(-6)', palette.accent, 'clover') +
      tk('translate(0 44) rotate(10) scale(1.1)', palette.key, 'crown') +
      kit.flare(-60, -56, 20)
    );
  }),
  keno: hero((kit, rng) => {
    const { palette } = kit;
    let svg = group(
      '',
      kit.solid(
        roundRect(-88, -88, 176, 176, 14),
        toneRamp(mix(palette.ink, palette.key.d2, 0.5)),
        { w: 7 },
      ) + kit.line(roundRect(-81, -81, 162, 162, 10), palette.metal, 'b', 2),
    );
    const hit = new Set(rng.shuffle(Array.from({ length: 36 }, (_, i) => i)).slice(0, 7));
    for (let i = 0; i < 36; i++) {
      const x = -65 + (i % 6) * 26;
      const y = -65 + Math.floor(i / 6) * 26;
      svg += hit.has(i)
        ? kit.glow(x, y, 22, palette.glow, 0.9) +
          group(
            placed(x, y),
            lotteryBall(kit, 12, item([palette.key, palette.accent, palette.key2], i % 3), i + 1),
          )
        : kit.solid(
            roundRect(x - 11, y - 11, 22, 22, 4),
            toneRamp(mix(palette.mid, palette.key.d1, 0.4)),
            { w: 2, thin: true, line: 1 },
          ) +
          filled(
            labelPath(String(i + 1), 9),
            palette.light,
            `${opacity(0.75)} transform="translate(${x} ${y})"`,
          );
    }
    return group('rotate(-6) scale(.98)', svg) + kit.flare(-60, -66, 20);
  }),
  scratch: hero((kit, rng) => {
    const { palette } = kit;
    const m = METALS.silver;
    let svg =
      kit.solid(roundRect(-70, -90, 140, 180, 12), palette.key, { w: 7 }) +
      kit.line(roundRect(-63, -83, 126, 166, 8), palette.metal, 'l1', 2) +
      kit.solid('M-50 -74L50 -74L42 -58L50 -42L-50 -42L-42 -58Z', palette.metal, { w: 3 });
    const em = rng.pick(['diamond', 'seven', 'clover', 'crown', 'star']);
    for (let i = 0; i < 9; i++) {
      const x = -40 + (i % 3) * 40;
      const y = -14 + Math.floor(i / 3) * 38;
      svg +=
        kit.solid(roundRect(x - 17, y - 16, 34, 32, 6), toneRamp('#fff6dc'), { w: 2 }) +
        group(
          placed(x, y, 0.24),
          kit.bevel(
            EMBLEMS[i % 4 === 0 ? em : item(['star', 'heart', 'bolt'] as const, i % 3)](),
            i % 4 === 0 ? palette.key : palette.accent,
            8,
          ),
        );
      if ([1, 2, 5, 3].includes(i)) {
        svg += unlessNeon(
          kit,
          filled(
            curve([
              [x - 18, y - 17, 1],
              [x + 18, y - 17, 1],
              [x + 18, y + rng.float(-6, 14)],
              [x + 4, y + rng.float(2, 16)],
              [x - 6, y + rng.float(-4, 8)],
              [x - 18, y + rng.float(2, 16), 1],
            ]),
            kit.doc.linear([m.l1, m.d1, m.l2], 0, 0, 1, 0.4),
          ),
        );
      }
    }
    svg = group('rotate(-9)', svg);
    return (
      svg +
      group('translate(58 54) rotate(20)', coin(kit, 34, { emblem: 'star', th: 6 })) +
      kit.flare(-40, -70, 18)
    );
  }),
};
