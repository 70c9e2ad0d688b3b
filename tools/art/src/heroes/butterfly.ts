import { mix, type Ramp, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, leafWidth, mirrored, sampleSpline } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';
import { both } from './parts';

export const butterflyHeroes = {
  butterfly: hero((kit, rng) => {
    const { palette } = kit;
    const a = rng.pick([palette.key, palette.accent, palette.key2]);
    const b = a === palette.key ? palette.key2 : palette.key;
    let svg = kit.glow(0, 0, 100, palette.glow, 0.5);
    svg += both(() => {
      const lo = curve([
        [4, 10, 1],
        [40, 8],
        [72, 38],
        [62, 74],
        [40, 96, 1],
        [34, 72],
        [14, 52],
      ]);
      const up = curve([
        [4, -6, 1],
        [24, -60],
        [66, -92],
        [98, -76],
        [94, -30],
        [64, 8],
        [30, 14],
      ]);
      return (
        kit.solid(lo, b, { w: 7 }) +
        kit.clipped(
          lo,
          [0, 1, 2, 3]
            .map((i) =>
              kit.line(
                `M6 14L${70 - i * 16} ${30 + i * 20}`,
                toneRamp(palette.ink),
                'd4',
                2.4,
                0.8,
              ),
            )
            .join('') + stroked(lo, palette.ink, 9),
        ) +
        (
          [
            [58, 50],
            [48, 68],
          ] as const
        )
          .map((q) => filled(circle(q[0], q[1], 3.4), palette.light))
          .join('') +
        kit.solid(up, a, { w: 9 }) +
        kit.clipped(
          up,
          (
            [
              [88, -76],
              [96, -50],
              [80, -18],
              [58, 2],
              [60, -92],
            ] as const
          )
            .map((q) =>
              kit.line(
                `M6 -4Q${q[0] * 0.5} ${q[1] * 0.7} ${q[0]} ${q[1]}`,
                toneRamp(palette.ink),
                'd4',
                2.6,
                0.85,
              ),
            )
            .join('') +
            stroked(up, palette.ink, 12) +
            kit.glow(30, -26, 34, a.l2, 0.7),
        ) +
        (
          [
            [84, -66],
            [90, -48],
            [84, -30],
            [70, -10],
            [68, -80],
          ] as const
        )
          .map((q) => filled(circle(q[0], q[1], 3), '#fff'))
          .join('')
      );
    });
    svg +=
      kit.solid(
        mirrored([
          [0, -22],
          [6, -14],
          [5, 20],
          [0, 48],
        ]),
        toneRamp(mix(palette.ink, palette.key.d1, 0.4)),
        { w: 3 },
      ) +
      kit.sphere(0, -24, 7, toneRamp(mix(palette.ink, palette.key.d1, 0.4))) +
      both(
        () =>
          kit.line('M2 -28Q14 -54 30 -62', palette.metal, 'b', 1.8) +
          kit.sphere(30, -62, 3, palette.metal, { dull: true }),
      );
    return svg;
  }),
  koi: hero((kit, rng) => {
    const { palette } = kit;
    const cols = [
      [toneRamp('#fbf3ea'), toneRamp('#f0521f')],
      [palette.metal, toneRamp('#fff5d8')],
      [palette.key, palette.white],
      [toneRamp('#2a2733'), toneRamp('#f0521f')],
    ] as const;
    const fish = (c: Ramp, q: Ramp, tr: string) => {
      const sp = [
        [-10, -74],
        [26, -40],
        [16, 6],
        [-16, 40],
        [-10, 76],
      ] as const;
      let svg =
        kit.solid(
          blade(
            [
              [-12, 62],
              [-34, 84],
              [-58, 92],
            ],
            leafWidth(28, 0.6),
            12,
          ),
          toneRamp(c.l1),
          { w: 3 },
        ) +
        kit.solid(
          blade(
            [
              [-10, 62],
              [4, 90],
              [24, 104],
            ],
            leafWidth(28, 0.6),
            12,
          ),
          toneRamp(c.l1),
          { w: 3 },
        ) +
        kit.solid(
          blade(
            [
              [30, -34],
              [56, -26],
              [72, -2],
            ],
            leafWidth(26, 0.6),
            12,
          ),
          q,
          { w: 3 },
        ) +
        kit.solid(
          blade(
            [
              [6, -44],
              [-22, -34],
              [-38, -8],
            ],
            leafWidth(24, 0.6),
            12,
          ),
          q,
          { w: 3 },
        );
      const body = blade(
        sp,
        (t) =>
          t < 0.3
            ? 22 + 24 * Math.sin((t / 0.3) * 1.57)
            : 46 * Math.pow(Math.cos(((t - 0.3) / 0.7) * 1.42), 0.8),
        26,
      );
      svg += kit.solid(body, c, { w: 7 });
      let pt = '';
      const spp = sampleSpline(sp, 12);
      for (const [i, w, h] of [
        [1, 16, 12],
        [4, 20, 16],
        [6, 14, 12],
        [9, 15, 12],
      ] as const) {
        pt += filled(
          ellipse(item(spp, i)[0] + ((i % 3) - 1) * 7, item(spp, i)[1], w, h),
          kit.mode === 'neon' ? 'none' : q.b,
          opacity(0.92),
        );
      }
      for (let i = 3; i < 12; i++) {
        for (const u of [-12, 0, 12]) {
          pt += stroked(
            `M${fix(item(spp, i)[0] + u - 6)} ${fix(item(spp, i)[1])}q6 7 12 0`,
            c.d1,
            1.2,
            opacity(0.6),
          );
        }
      }
      svg +=
        kit.clipped(body, pt) +
        filled(circle(-16, -60, 3.2), palette.ink) +
        filled(circle(8, -66, 3.2), palette.ink);
      svg +=
        kit.line('M-14 -78Q-26 -84 -32 -78M4 -82Q10 -92 20 -92', c, 'd1', 1.8) +
        kit.solid(
          blade(
            [
              [20, -14],
              [22, 8],
              [6, 26],
            ],
            leafWidth(13, 0.5),
            10,
          ),
          q,
          { w: 2 },
        );
      return group(tr, svg);
    };
    const [a, b] = rng.shuffle(cols);
    return (
      kit.glow(0, 0, 100, palette.glow, 0.5) +
      fish(a[0], a[1], 'translate(38 4) scale(.84) rotate(-12)') +
      fish(b[0], b[1], 'translate(-38 -4) rotate(168) scale(.84)')
    );
  }),
};
