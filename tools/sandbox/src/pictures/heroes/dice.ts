import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';
import { mix, toneAt, toneRamp, type Ramp } from '../core/colour';
import { ellipse, polygon, type Point } from '../core/geometry';
import { fix, fix2, item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';

export function cubeDie(
  kit: Kit,
  rng: Rng,
  r: number,
  c: Ramp,
  rx: number,
  ry: number,
  vals: readonly number[],
  pipc: string,
) {
  // rounded cube in weak perspective
  const cy = Math.cos(ry);
  const sy = Math.sin(ry);
  const cx = Math.cos(rx);
  const sx = Math.sin(rx);
  const pr = ([x, y, z]): Point => {
    const X = x * cy + z * sy;
    const Z = -x * sy + z * cy;
    return [X * r, (y * cx - Z * sx) * r, y * sx + Z * cx];
  };
  const F = [
    {
      v: [
        [-1, -1, 1],
        [1, -1, 1],
        [1, 1, 1],
        [-1, 1, 1],
      ],
      c: [0, 0, 1],
    },
    {
      v: [
        [1, -1, 1],
        [1, -1, -1],
        [1, 1, -1],
        [1, 1, 1],
      ],
      c: [1, 0, 0],
    },
    {
      v: [
        [-1, -1, -1],
        [1, -1, -1],
        [1, -1, 1],
        [-1, -1, 1],
      ],
      c: [0, -1, 0],
    },
    {
      v: [
        [-1, -1, -1],
        [-1, -1, 1],
        [-1, 1, 1],
        [-1, 1, -1],
      ],
      c: [-1, 0, 0],
    },
  ];
  const vis = F.map((f, i) => ({ ...f, z: item(pr(f.c), 2), i }))
    .filter((f) => f.z > 0.05)
    .sort((a, b) => a.z - b.z);
  let svg = '';
  const hull = vis.map((f) => polygon(f.v.map(pr))).join('');
  const rw = r * 0.26;
  if (kit.mode === 'toon' || kit.mode === 'poster') {
    svg += stroked(hull, kit.palette.ink, rw + 6, 'stroke-linejoin="round"');
  }
  if (kit.mode === 'neon') {
    svg += stroked(hull, c.l1, rw + 4, 'stroke-linejoin="round"');
  }
  vis.forEach((f, j) => {
    const q = f.v.map(pr);
    const cen = [
      q.reduce((a, b) => a + item(b, 0), 0) / 4,
      q.reduce((a, b) => a + item(b, 1), 0) / 4,
    ];
    const sh = q.map((v): Point => [
      item(cen, 0) + (item(v, 0) - item(cen, 0)) * 0.9,
      item(cen, 1) + (item(v, 1) - item(cen, 1)) * 0.9,
    ]);
    const lo = c.b > '#c' && parseInt(c.b.slice(3, 5), 16) > 200 ? 0 : 0.16;
    const kk = (f.i === 2 ? 0.86 : f.i === 3 ? 0.7 : f.i === 0 ? 0.58 : 0.34) - lo;
    const col = kit.mode === 'neon' ? mix(c.d4, kit.palette.ink, 0.4) : toneAt(c, kk);
    svg += `<path d="${polygon(q)}" fill="${col}" stroke="${col}" stroke-width="${fix(rw)}" stroke-linejoin="round"/>`;
  });
  vis.forEach((f, j) => {
    const q = f.v.map(pr);
    const lo = c.b > '#c' && parseInt(c.b.slice(3, 5), 16) > 200 ? 0 : 0.17;
    const kk = (f.i === 2 ? 0.93 : f.i === 3 ? 0.78 : f.i === 0 ? 0.66 : 0.42) - lo;
    if (kit.mode !== 'neon') {
      svg += `<path d="${polygon(
        q.map((v) => {
          const cn = [
            q.reduce((a, b) => a + item(b, 0), 0) / 4,
            q.reduce((a, b) => a + item(b, 1), 0) / 4,
          ];
          return [
            item(cn, 0) + (item(v, 0) - item(cn, 0)) * 0.84,
            item(cn, 1) + (item(v, 1) - item(cn, 1)) * 0.84,
          ];
        }),
      )}" fill="${toneAt(c, kk)}" stroke="${toneAt(c, kk)}" stroke-width="${fix(rw * 0.8)}" stroke-linejoin="round"/>`;
    }
    const [A, B, , Dd] = q;
    const ux = [(B[0] - A[0]) / 2, (B[1] - A[1]) / 2];
    const vx = [(Dd[0] - A[0]) / 2, (Dd[1] - A[1]) / 2];
    const o = [A[0] + item(ux, 0) + item(vx, 0), A[1] + item(ux, 1) + item(vx, 1)];
    const V = item(vals, j % vals.length);
    const o5 = 0.52;
    const pp = {
      1: [[0, 0]],
      2: [
        [-o5, -o5],
        [o5, o5],
      ],
      3: [
        [-o5, -o5],
        [0, 0],
        [o5, o5],
      ],
      4: [
        [-o5, -o5],
        [o5, -o5],
        [-o5, o5],
        [o5, o5],
      ],
      5: [
        [-o5, -o5],
        [o5, -o5],
        [0, 0],
        [-o5, o5],
        [o5, o5],
      ],
      6: [
        [-o5, -o5],
        [o5, -o5],
        [-o5, 0],
        [o5, 0],
        [-o5, o5],
        [o5, o5],
      ],
    }[V];
    svg +=
      `<g transform="matrix(${fix2(item(ux, 0))} ${fix2(item(ux, 1))} ${fix2(item(vx, 0))} ${fix2(item(vx, 1))} ${fix(item(o, 0))} ${fix(item(o, 1))})">` +
      pp
        .map(
          (t) =>
            `<circle cx="${t[0]}" cy="${t[1]}" r="${V === 1 ? 0.3 : 0.19}" fill="${kit.mode === 'neon' ? c.l2 : V === 1 && pipc ? '#e02038' : pipc || '#fff'}"/><circle cx="${t[0] + 0.03}" cy="${t[1] + 0.04}" r="${V === 1 ? 0.24 : 0.14}" fill="#000" opacity=".18"/>`,
        )
        .join('') +
      '</g>';
  });
  return svg;
}

export const diceHeroes = {
  dice: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, toneRamp('#f6f1e6'), palette.accent, palette.key2]);
    const lum = c.b === '#f6f1e6';
    const pc = lum ? '#201a2a' : null;
    const v = () => rng.shuffle([1, 2, 3, 4, 5, 6]);
    return (
      group('translate(-44 30) rotate(-12)', cubeDie(kit, rng, 36, c, -0.5, 0.7, v(), pc)) +
      group(
        'translate(50 18) rotate(16)',
        cubeDie(
          kit,
          rng,
          32,
          rng.chance(0.5) ? c : palette.key2,
          -0.55,
          -0.6 + 1.3,
          v(),
          rng.chance(0.5) ? pc : null,
        ),
      ) +
      group('translate(4 -46) rotate(8)', cubeDie(kit, rng, 34, c, -0.6, 0.5, v(), pc)) +
      kit.flare(-16, -66, 20)
    );
  }),
  sicbo: hero(
    (kit, rng) => {
      const { palette, doc } = kit;
      const m = palette.metal;
      const c = toneRamp('#f8f2e4');
      let svg =
        kit.lathe(
          [
            {
              p: [
                [84, 56],
                [92, 76],
                [92, 90],
              ],
              r: palette.key,
              kind: 'enamel',
            },
            {
              p: [
                [80, 48],
                [86, 58],
              ],
              r: m,
            },
          ],
          { e: 0.2 },
        ) + kit.solid(ellipse(0, 48, 80, 16), toneRamp(palette.key.d2), { w: 4 });
      const v = rng.shuffle([1, 2, 3, 4, 5, 6]);
      svg +=
        group('translate(-34 26)', cubeDie(kit, rng, 21, c, -0.5, 0.7, v, '#201a2a')) +
        group('translate(34 28)', cubeDie(kit, rng, 21, c, -0.5, 0.45, v.slice(2), '#201a2a')) +
        group(
          'translate(2 -12) rotate(14)',
          cubeDie(kit, rng, 21, c, -0.55, 0.9, v.slice(1), '#201a2a'),
        );
      const d = 'M-80 50C-84 -110 84 -110 80 50A80 16 0 0 1 -80 50Z';
      svg +=
        filled(
          d,
          doc.linear(
            [
              [0, '#fff', 0.42],
              [0.16, '#fff', 0.1],
              [0.7, '#fff', 0.03],
              [0.9, '#fff', 0.25],
              [1, '#fff', 0.5],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        stroked(d, '#fff', 2, opacity(0.6)) +
        filled('M-58 20C-60 -40 -40 -62 -20 -68C-40 -50 -46 -20 -44 20Z', '#fff', opacity(0.5)) +
        kit.sphere(0, -78, 9, m);
      return svg + kit.flare(-34, -54, 20);
    },
    { anchor: 'ground' },
  ),
};
