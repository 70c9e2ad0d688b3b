import { toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, roundRect, taperWidth } from '../core/geometry';
import { fix, item, radians } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

export const magicHeroes = {
  potion: hero((kit, rng) => {
    const { palette, doc } = kit;
    const c = rng.pick([palette.key, palette.accent, palette.key2]);
    const sh = rng.pick(['round', 'cone', 'heart']);
    let body =
      sh === 'round'
        ? 'M-17 -50L-17 -26C-56 -14 -70 14 -70 38C-70 72 -40 92 0 92C40 92 70 72 70 38C70 14 56 -14 17 -26L17 -50Z'
        : sh === 'cone'
          ? 'M-17 -52L-17 -18L-74 74C-80 86 -74 92 -62 92L62 92C74 92 80 86 74 74L17 -18L17 -52Z'
          : 'M-17 -54L-17 -34C-70 -48 -98 6 -66 42C-48 62 -20 78 0 96C20 78 48 62 66 42C98 6 70 -48 17 -34L17 -54Z';
    let svg = kit.glow(0, 34, 98, c.l1, 0.6);
    if (kit.mode === 'neon') {
      svg += kit.solid(body, c);
    } else {
      svg +=
        kit.outline(body) +
        filled(
          body,
          doc.linear(
            [
              [0, '#fff', 0.5],
              [0.2, palette.light, 0.22],
              [0.75, palette.light, 0.12],
              [0.93, '#fff', 0.5],
              [1, '#fff', 0.2],
            ],
            0,
            0,
            1,
            0,
          ),
        );
      svg +=
        kit.clipped(
          body,
          filled(
            'M-100 12Q-50 -2 0 10T100 8L100 100L-100 100Z',
            doc.linear([
              [0, c.l1],
              [0.35, c.b],
              [1, c.d2],
            ]),
          ) +
            filled('M-100 12Q-50 -2 0 10T100 8L100 16Q50 8 0 18T-100 20Z', c.l2, opacity(0.8)) +
            stroked(body, c.d4, 16, `${opacity(0.4)} transform="translate(-5 -5)"`) +
            Array.from({ length: 12 }, () => {
              const r = rng.float(2, 7);
              return (
                filled(circle(rng.float(-54, 54), rng.float(20, 84), r), c.l2, opacity(0.5)) +
                stroked(circle(rng.float(-54, 54), rng.float(20, 84), r), c.l3, 1.2, opacity(0.8))
              );
            }).join(''),
        ) +
        stroked(body, '#fff', 2.6, opacity(0.75)) +
        filled(ellipse(-38, 30, 8, 26), '#fff', `${opacity(0.65)} transform="rotate(16 -38 30)"`);
    }
    svg +=
      kit.solid(roundRect(-23, -60, 46, 12, 5), palette.metal, { w: 3 }) +
      kit.solid('M-14 -60L-17 -88C-17 -94 17 -94 17 -88L14 -60Z', toneRamp('#b07a44'), { w: 4 });
    svg += group(
      'translate(0 46) scale(.34)',
      kit.bevel(
        EMBLEMS[rng.pick(['skull', 'star', 'heart', 'moon', 'bolt', 'drop'])](),
        palette.metal,
        6,
      ),
    );
    for (let i = 0; i < 4; i++) {
      svg += kit.sphere(rng.float(-30, 30), -96 - i * 2 + rng.float(-4, 4), rng.float(3, 6), c);
    }
    return group(`rotate(${fix(rng.float(-12, 12))})`, svg) + kit.flare(-34, 6, 20);
  }),
  orb: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = rng.pick([palette.key, palette.accent, palette.key2]);
      let svg = kit.lathe(
        [
          {
            p: [
              [52, 78],
              [64, 94],
            ],
            r: palette.metal,
          },
          {
            p: [
              [34, 56],
              [30, 66],
              [52, 80],
            ],
            r: palette.metal,
          },
        ],
        { e: 0.15 },
      );
      for (const x of [-40, 0, 40]) {
        svg += kit.solid(
          blade(
            [
              [x * 0.8, 70],
              [x * 1.3, 48],
              [x * 1.1, 28],
            ],
            taperWidth(14, 0.6),
            12,
          ),
          palette.metal,
          { w: 3 },
        );
      }
      svg += kit.glow(0, -10, 104, c.l1, 0.7);
      const d = circle(0, -10, 68);
      svg += kit.sphere(0, -10, 68, toneRamp(c.d1));
      let inn = '';
      for (let i = 0; i < 5; i++) {
        inn += stroked(
          curve(
            [
              [-60 + i * 8, 30 - i * 10],
              [-20, -20 + i * 12],
              [18, 10 - i * 8],
              [56, -40 + i * 14],
            ],
            false,
          ),
          item([c.l2, palette.light, palette.accent.l1], i % 3),
          5 - i * 0.6,
          opacity(0.55),
        );
      }
      inn +=
        kit.glow(8, -4, 46, palette.light, 0.9) +
        Array.from({ length: 12 }, () =>
          kit.spark(rng.float(-46, 46), rng.float(-56, 36), rng.float(3, 8)),
        ).join('');
      svg +=
        kit.clipped(d, kit.mode === 'neon' ? '' : inn) +
        group(
          'translate(6 -6) scale(.4)',
          filled(EMBLEMS[rng.pick(['moon', 'eye', 'star', 'heart'])](), '#fff', opacity(0.92)),
        );
      svg +=
        kit.mode === 'neon'
          ? ''
          : filled('M-50 -38A58 58 0 0 1 -10 -66A64 64 0 0 0 -40 -20Z', '#fff', opacity(0.6)) +
            stroked(d, palette.light, 1.6, opacity(0.6));
      svg += kit.solid(
        blade(
          [
            [-44, 66],
            [-30, 50],
            [0, 60],
            [30, 50],
            [44, 66],
          ],
          () => 10,
          14,
        ),
        palette.metal,
        { w: 3 },
      );
      return svg + kit.flare(-34, -50, 22);
    },
    { anchor: 'ground' },
  ),
  book: hero(
    (kit, rng) => {
      const { palette } = kit;
      let svg = kit.glow(0, -40, 96, palette.glow, 0.9, 0.9);
      for (let i = 0; i < 7; i++) {
        const a = -90 + (i - 3) * 17;
        svg += filled(
          `M0 34L${fix(120 * Math.cos(radians(a - 4)))} ${fix(34 + 120 * Math.sin(radians(a - 4)))}L${fix(120 * Math.cos(radians(a + 4)))} ${fix(34 + 120 * Math.sin(radians(a + 4)))}Z`,
          palette.glow,
          opacity(0.2),
        );
      }
      svg += kit.solid(
        'M-98 34L-92 76C-60 66 -22 70 0 84C22 70 60 66 92 76L98 34C60 26 22 34 0 46C-22 34 -60 26 -98 34Z',
        palette.key,
        { w: 5 },
      );
      for (const x of [-1, 1]) {
        svg += group(
          `scale(${x} 1)`,
          kit.solid('M0 42C22 22 60 16 92 24L88 66C58 58 22 62 0 78Z', toneRamp('#e8d3a6'), {
            w: 4,
          }) +
            kit.solid('M0 36C22 12 58 8 88 16L84 56C56 50 22 54 0 70Z', toneRamp('#fbeecb'), {
              w: 4,
            }) +
            [0, 1, 2, 3]
              .map((j) =>
                kit.line(
                  `M12 ${36 + j * 8 - 2}C32 ${22 + j * 9} 58 ${20 + j * 9} 76 ${24 + j * 9}`,
                  toneRamp('#a07a44'),
                  'b',
                  1.6,
                  0.55,
                ),
              )
              .join(''),
        );
      }
      svg += kit.line('M0 36L0 72', toneRamp('#a07a44'), 'd2', 2.4, 0.7);
      const e = EMBLEMS[rng.pick(['eye', 'star', 'moon', 'sun', 'fleur', 'lotus'])]();
      svg += group('translate(0 -30) scale(.74)', kit.bevel(e, palette.metal, 6));
      for (let i = 0; i < 6; i++) {
        svg += kit.spark(rng.float(-74, 74), rng.float(-88, 6), rng.float(5, 11));
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
};
