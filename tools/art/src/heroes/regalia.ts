import { toneRamp } from '../core/colour';
import { circle, ellipse, mirrored, type Point, rectPath } from '../core/geometry';
import { fix, fix2 } from '../core/numbers';
import { filled, group, placed, stroked } from '../core/svg';
import { coin, coinPile } from './coins';
import { gem } from './gems';
import { hero } from './hero';

export const regaliaHeroes = {
  chest: hero(
    (kit, rng) => {
      const { palette } = kit;
      const wood = toneRamp(rng.pick(['#8a4a22', '#6d3a2a', '#7a3b57', '#2f5d62', palette.key.b]));
      const m = palette.metal;
      let svg = '';
      const lid = 'M-78 -18L-86 -70C-60 -98 60 -98 86 -70L78 -18Z';
      svg +=
        kit.solid(lid, wood) +
        kit.solid('M-66 -20L-72 -62C-50 -82 50 -82 72 -62L66 -20Z', toneRamp(wood.d3), {
          plain: true,
        });
      for (const x of [-60, 0, 60]) {
        svg += kit.solid(
          `M${x - 9} -18L${fix(x * 1.1 - 9)} ${x ? -80 : -91}L${fix(x * 1.1 + 9)} ${x ? -80 : -91}L${x + 9} -18Z`,
          m,
          { w: 2 },
        );
      }
      svg += kit.glow(0, -14, 96, palette.glow, 0.95, 0.62);
      svg += group(placed(0, 4), coinPile(kit, rng, 62, 44, 30));
      svg +=
        group(placed(-34, -18), gem(kit, rng, 17, palette.key, 'round', 8)) +
        group(placed(30, -26, 1, 14), gem(kit, rng, 20, palette.accent, 'cushion', 8)) +
        group(placed(4, -40), gem(kit, rng, 15, palette.key2, 'hex', 6));
      const body = 'M-84 -2L84 -2L76 78C76 82 72 84 68 84L-68 84C-72 84 -76 82 -76 78Z';
      svg += kit.solid(body, wood);
      for (const y of [24, 52]) {
        svg += kit.line(`M-81 ${y}L81 ${y}`, wood, 'd3', 2, 0.8);
      }
      svg += kit.solid('M-90 -8L90 -8L88 10L-88 10Z', m, { w: 2.5 });
      for (const x of [-56, 56]) {
        svg +=
          kit.solid(rectPath(x - 10, 8, 20, 76), m, { w: 2.5 }) +
          [20, 44, 68].map((y) => kit.sphere(x, y, 3.2, m, { dull: true })).join('');
      }
      svg +=
        kit.solid('M-20 2L20 2L20 28C20 40 10 46 0 50C-10 46 -20 40 -20 28Z', m, { w: 4 }) +
        filled(circle(0, 22, 5.5) + 'M-3 24L3 24L5 37L-5 37Z', palette.ink);
      return svg + kit.flare(24, -40, 26) + kit.spark(-52, -30, 12);
    },
    { anchor: 'ground' },
  ),
  crown: hero((kit, rng) => {
    const m = kit.palette.metal;
    const pts = rng.pick([5, 5, 7]);
    let svg = '';
    const back = 'M-74 30C-50 6 50 6 74 30L74 44L-74 44Z';
    svg += kit.solid(back, toneRamp(m.d2), { plain: true });
    if (rng.chance(0.6)) {
      svg += kit.solid('M-66 36C-84 -30 -20 -34 0 -30C20 -34 84 -30 66 36Z', kit.palette.key);
    }
    const W = 92;
    const y0 = 62;
    let d = `M-74 ${y0}`;
    const peaks: Point[] = [];
    for (let i = 0; i < pts; i++) {
      const t = (i / (pts - 1)) * 2 - 1;
      const x = t * W;
      const h = -14 - (1 - t * t) * 46 - (i % 2 ? 0 : 6);
      peaks.push([x, h]);
      if (i) {
        const xm = (t - 1 / (pts - 1)) * W * 0.9;
        d += `L${fix(xm)} ${fix(20 + (1 - t * t) * 6)}`;
      } else {
        d = `M-74 ${y0}`;
      }
      d += `L${fix(x)} ${fix(h)}`;
    }
    d += `L74 ${y0}C40 80 -40 80 -74 ${y0}Z`;
    svg += kit.bevel(d, m, 5);
    const band = `M-78 44C-44 66 44 66 78 44L76 68C42 90 -42 90 -76 68Z`;
    svg += kit.bevel(band, m, 3.5);
    peaks.forEach(
      ([x, y], i) =>
        (svg += kit.sphere(
          x,
          y - 6,
          i === (pts - 1) / 2 ? 10 : 7.5,
          i % 2 ? kit.palette.accent : kit.palette.key,
        )),
    );
    for (let i = 0; i < 5; i++) {
      const t = (i / 4) * 2 - 1;
      svg += group(
        placed(t * 60, 73 - t * t * 12, 1, -t * 14),
        i % 2
          ? kit.sphere(0, 0, 7, kit.palette.accent)
          : gem(kit, rng, 10, kit.palette.key, 'cushion', 8),
      );
    }
    svg += group(placed(0, 18), gem(kit, rng, 15, kit.palette.accent, 'oval', 8));
    return svg + kit.flare(-40, 2, 20) + kit.flare(0, -66, 16);
  }),
  chalice: hero(
    (kit, rng) => {
      const { palette } = kit;
      const m = palette.metal;
      const e = 0.15;
      const cup = rng.pick([
        [
          [52, -74],
          [56, -40],
          [44, -6],
          [12, 8],
        ],
        [
          [60, -78],
          [50, -50],
          [46, -12],
          [10, 8],
        ],
        [
          [46, -80],
          [58, -52],
          [50, -14],
          [12, 6],
        ],
      ]);
      let svg = '';
      svg += kit.lathe(
        [
          {
            p: [
              [46, 74],
              [56, 86],
              [56, 92],
            ],
            r: m,
          },
          {
            p: [
              [9, 34],
              [14, 58],
              [46, 76],
            ],
            r: m,
          },
          {
            p: [
              [9, 22],
              [17, 30],
              [9, 38],
            ],
            r: palette.key,
            kind: 'enamel',
          },
          {
            p: [
              [12, 6],
              [8, 14],
              [9, 24],
            ],
            r: m,
          },
          { p: cup, r: m },
        ],
        { e },
      );
      svg += kit.rim(0, cup[0][1], cup[0][0], e, m);
      const by = -34;
      const br = 53;
      for (let i = -2; i <= 2; i++) {
        const a = i * 0.52;
        const x = Math.sin(a) * br;
        svg += group(
          placed(x, by + Math.cos(a) * 7, 1, 0, 1),
          group(
            `scale(${fix2(Math.cos(a) * 0.9 + 0.1)} 1)`,
            gem(kit, rng, 11, i % 2 ? palette.accent : palette.key, 'oval', 8),
          ),
        );
      }
      svg += kit.glow(0, -84, 60, palette.glow, 0.8, 0.5);
      for (let i = 0; i < 5; i++) {
        svg += group(
          placed(rng.float(-34, 34), -84 - rng.float(2, 14), 1, rng.float(-30, 30)),
          coin(kit, 12, { ky: rng.float(0.4, 0.8), th: 4 }),
        );
      }
      return svg + kit.flare(-30, -56, 22);
    },
    { anchor: 'ground' },
  ),
  egg: hero(
    (kit, rng) => {
      const { palette } = kit;
      const m = palette.metal;
      let svg = kit.lathe(
        [
          {
            p: [
              [34, 82],
              [42, 94],
            ],
            r: m,
          },
          {
            p: [
              [18, 72],
              [34, 84],
            ],
            r: m,
          },
        ],
        { e: 0.14 },
      );
      const d = mirrored([
        [0, -92],
        [40, -58],
        [60, 0],
        [44, 54],
        [0, 78],
      ]);
      svg += kit.solid(d, palette.key, { w: 12 });
      const bands = kit.clipped(
        d,
        (() => {
          let q = '';
          const nb = rng.pick([4, 5, 6]);
          for (let i = -nb; i <= nb; i++) {
            const x = i / nb;
            q += kit.line(`M0 -92C${fix(x * 90)} -50 ${fix(x * 92)} 40 0 78`, m, 'l1', 2.4);
          }
          for (const y of [-38, 28]) {
            q +=
              stroked(`M-70 ${y - 8}Q0 ${y + 14} 70 ${y - 8}`, m.d2, 11) +
              stroked(`M-70 ${y - 9}Q0 ${y + 13} 70 ${y - 9}`, m.l1, 8) +
              stroked(`M-70 ${y - 11}Q0 ${y + 11} 70 ${y - 11}`, m.l3, 2);
          }
          return q;
        })(),
      );
      svg += bands;
      for (let i = -2; i <= 2; i++) {
        svg += group(
          placed(i * 21, -2 - Math.abs(i) * 3),
          `<g transform="scale(${fix2(1 - Math.abs(i) * 0.16)} 1)">${gem(kit, rng, i ? 9 : 16, i % 2 ? palette.accent : palette.key2, i ? 'round' : 'oval', 8)}</g>`,
        );
      }
      svg +=
        kit.mode === 'lux' || kit.mode === 'toon'
          ? filled(
              ellipse(-24, -48, 12, 24),
              kit.doc.radial([
                [0, '#fff', 0.8],
                [1, '#fff', 0],
              ]),
              'transform="rotate(20 -24 -48)"',
            )
          : '';
      svg += kit.sphere(0, -94, 7, palette.accent);
      return svg + kit.flare(-22, -50, 22);
    },
    { anchor: 'ground' },
  ),
};
