import { toneRamp } from '../core/colour';
import { circle, curve, type Point, polygon, rectPath, roundRect } from '../core/geometry';
import { fix, lerp, radians } from '../core/numbers';
import { group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

export const lanternsHeroes = {
  lantern: hero((kit, rng) => {
    const { palette } = kit;
    const r = rng.pick([palette.key, palette.key, palette.key2]);
    const m = palette.metal;
    let svg = kit.line('M0 -98L0 -74', m, 'l1', 2.4);
    const sh = rng.pick(['round', 'oval', 'drum']);
    const w = { round: 70, oval: 56, drum: 58 }[sh];
    const profiles: Record<'round' | 'oval' | 'drum', readonly [Point, Point, Point, Point]> = {
      round: [
        [30, -58],
        [w, -14],
        [w, 8],
        [30, 50],
      ],
      oval: [
        [26, -64],
        [w, -20],
        [w, 14],
        [26, 58],
      ],
      drum: [
        [40, -60],
        [w, -44],
        [w, 36],
        [40, 52],
      ],
    };
    const pr = profiles[sh];
    const [xt, yt] = pr[0];
    const yb = pr[3][1];
    const d = curve([
      ...pr.map(([x, y], i): Point => [x, y, i === 0 || i === 3]),
      ...pr
        .slice()
        .reverse()
        .map(([x, y], i): Point => [-x, y, i === 0 || i === 3]),
    ]);
    svg += kit.glow(0, 0, 98, palette.glow, 0.6);
    svg += kit.solid(d, r, { w: 12 });
    let ribs = '';
    for (const t of [-0.86, -0.6, -0.32, 0, 0.32, 0.6, 0.86]) {
      ribs +=
        kit.line(
          `M${fix(t * xt)} ${yt}C${fix(t * w * 1.28)} ${fix(lerp(yt, yb, 0.25))} ${fix(t * w * 1.28)} ${fix(lerp(yt, yb, 0.75))} ${fix(t * xt)} ${yb}`,
          r,
          'd2',
          1.8,
          0.7,
        ) +
        kit.line(
          `M${fix(t * xt + 1.5)} ${yt}C${fix(t * w * 1.28 + 1.5)} ${fix(lerp(yt, yb, 0.25))} ${fix(t * w * 1.28 + 1.5)} ${fix(lerp(yt, yb, 0.75))} ${fix(t * xt + 1.5)} ${yb}`,
          r,
          'l2',
          0.8,
          0.6,
        );
    }
    svg += kit.clipped(d, (kit.mode === 'neon' ? '' : kit.glow(0, 6, 62, '#fff3b0', 0.95)) + ribs);
    svg += group(
      placed(0, -2, 0.5),
      kit.bevel(EMBLEMS[rng.pick(['lotus', 'fleur', 'clover', 'sun', 'hex'])](), m, 5),
    );
    for (const [y, ww] of [
      [yt - 10, xt + 4],
      [yb - 3, xt + 4],
    ] as const) {
      svg += kit.solid(roundRect(-ww, y, ww * 2, 13, 5), m, { w: 3 });
    }
    svg +=
      kit.line(`M0 ${yb + 8}L0 ${yb + 18}`, m, 'l1', 2.4) +
      kit.sphere(0, yb + 20, 5.5, palette.accent);
    for (let i = -3; i <= 3; i++) {
      svg += kit.line(
        `M${i * 0.8} ${yb + 25}Q${i * 1.6} ${yb + 34} ${fix(i * 2.4)} ${Math.min(100, yb + 46)}`,
        r,
        i % 2 ? 'l1' : 'b',
        2.2,
      );
    }
    return svg;
  }),
  fan: hero((kit, rng) => {
    const { palette } = kit;
    const N = 15;
    const m = palette.metal;
    const r1 = palette.key;
    const r2 = rng.pick([palette.key2, palette.accent, palette.key]);
    let svg = '';
    const cy = 70;
    const a0 = -160;
    const a1 = -20;
    const pt = (a: number, q: number): Point => [
      q * Math.cos(radians(a)),
      cy + q * Math.sin(radians(a)),
    ];
    const sector = (q0: number, q1: number) => {
      const o = [];
      for (let i = 0; i <= 28; i++) {
        o.push(pt(a0 + ((a1 - a0) * i) / 28, q1));
      }
      for (let i = 28; i >= 0; i--) {
        o.push(pt(a0 + ((a1 - a0) * i) / 28, q0));
      }
      return polygon(o);
    };
    svg += kit.outline(sector(20, 154));
    for (let i = 0; i < N * 2; i++) {
      const b = a0 + ((a1 - a0) * i) / (N * 2);
      const c = a0 + ((a1 - a0) * (i + 1)) / (N * 2);
      svg += kit.facets([
        {
          pts: [pt(b, 60), pt(b, i % 2 ? 150 : 154), pt(c, i % 2 ? 154 : 150), pt(c, 60)],
          k: (i % 2 ? 0.5 : 0.66) + 0.12 * Math.cos(radians(b + 125)),
          r: r1,
        },
      ]);
    }
    svg +=
      kit.detail(sector(140, 152), m, 'l1', 0.95) +
      kit.detail(sector(136, 138), m, 'l1', 0.8) +
      kit.detail(sector(60, 66), m, 'b', 0.95);
    const moti = rng.pick(['sun', 'flowers', 'waves']);
    let mo = '';
    if (moti === 'sun') {
      mo = kit.sphere(0, -36, 30, palette.key2, { dull: true });
      for (let i = 0; i < 5; i++) {
        mo += kit.solid(
          `M${-90 + i * 40} ${8 - (i % 2) * 8}q10 -18 24 -6q10 -16 22 0q14 -4 14 10Z`,
          palette.white,
          { plain: true },
        );
      }
    }
    if (moti === 'flowers') {
      for (let i = 0; i < 9; i++) {
        const q = pt(a0 + 14 + i * 14, 84 + ((i * 37) % 44));
        const fr = 10 + ((i * 7) % 6);
        for (let j = 0; j < 5; j++) {
          mo += group(
            placed(q[0], q[1], 1, j * 72),
            kit.solid(
              curve([
                [0, 0, 1],
                [-fr * 0.5, -fr * 0.7],
                [0, -fr],
                [fr * 0.5, -fr * 0.7],
              ]),
              r2,
              { plain: true },
            ),
          );
        }
        mo += kit.sphere(q[0], q[1], 2.6, m, { dull: true });
      }
    }
    if (moti === 'waves') {
      for (let j = 0; j < 4; j++) {
        for (let i = 0; i < 12; i++) {
          const q = pt(a0 + 6 + i * 12 + (j % 2) * 6, 76 + j * 17);
          mo += [11, 7.4, 4]
            .map((z, w) =>
              stroked(
                `M${fix(q[0] - z)} ${fix(q[1])}A${z} ${z} 0 0 1 ${fix(q[0] + z)} ${fix(q[1])}`,
                w % 2 ? m.l1 : r2.l1,
                1.8,
                opacity(0.95),
              ),
            )
            .join('');
        }
      }
    }
    svg += kit.clipped(sector(67, 135), mo);
    for (let i = 0; i <= N; i++) {
      const b = a0 + ((a1 - a0) * i) / N;
      svg += kit.solid(
        polygon([pt(b - 9, 4), pt(b - 1.3, 62), pt(b + 1.3, 62), pt(b + 9, 4)]),
        i % N ? toneRamp(m.d1) : m,
        { plain: true },
      );
    }
    svg +=
      kit.sphere(0, cy, 8, m) +
      kit.line(`M0 ${cy + 6}Q10 ${cy + 18} 2 ${cy + 30}`, palette.accent, 'b', 2.6);
    return group('scale(.74) translate(0 6)', svg);
  }),
  gong: hero(
    (kit) => {
      const { palette } = kit;
      const m = palette.metal;
      const wd = toneRamp('#7a2f22');
      let svg = '';
      for (const x of [-1, 1]) {
        svg +=
          kit.solid(rectPath(x * 84 - 6, -84, 12, 172), wd, { w: 3 }) +
          kit.solid(roundRect(x * 84 - 18, 80, 36, 14, 4), wd, { w: 3 });
      }
      svg += kit.solid(
        curve([
          [-104, -92, 1],
          [-60, -80],
          [0, -78],
          [60, -80],
          [104, -92, 1],
          [96, -70, 1],
          [0, -64],
          [-96, -70, 1],
        ]),
        wd,
        { w: 3 },
      );
      svg +=
        kit.line('M-40 -70L-34 -46M40 -70L34 -46', palette.key, 'b', 4) +
        kit.solid(circle(0, 10, 66), m, { w: 8 }) +
        kit.line(circle(0, 10, 55), m, 'd2', 2, 0.7) +
        kit.sphere(0, 10, 22, m);
      for (let i = 0; i < 12; i++) {
        svg += kit.sphere(
          48 * Math.cos((i * Math.PI) / 6),
          10 + 48 * Math.sin((i * Math.PI) / 6),
          4,
          m,
          { dull: true },
        );
      }
      return svg + kit.flare(-30, -26, 20);
    },
    { anchor: 'ground' },
  ),
};
