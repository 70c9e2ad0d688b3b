import { type Ramp, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, leafWidth, mirrored } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { type DrawHero, hero } from './hero';

const fruitLeaf = (kit: Kit, x: number, y: number, L: number, a: number, r: Ramp) =>
  group(
    placed(x, y, 1, a),
    kit.solid(
      blade(
        [
          [0, 0],
          [L * 0.5, -L * 0.14],
          [L, 0],
        ],
        leafWidth(L * 0.5, 0.42),
        14,
      ),
      r,
      { w: 3 },
    ) + kit.line(`M2 0Q${fix(L * 0.5)} ${fix(-L * 0.14)} ${fix(L * 0.9)} 0`, r, 'd2', 1.2, 0.7),
  );

const FRUIT: Record<string, DrawHero> = {
  cherry: (kit) => {
    const r = toneRamp('#d8142e');
    const st = toneRamp('#4f8a24');
    return (
      kit.solid(
        blade(
          [
            [-34, 18],
            [-24, -34],
            [14, -78],
          ],
          () => 6,
          14,
        ),
        st,
        { plain: true },
      ) +
      kit.solid(
        blade(
          [
            [40, 26],
            [36, -20],
            [14, -78],
          ],
          () => 6,
          14,
        ),
        st,
        { plain: true },
      ) +
      fruitLeaf(kit, 12, -76, 62, 16, toneRamp('#59b32c')) +
      fruitLeaf(kit, 12, -76, 46, 160, toneRamp('#59b32c')) +
      kit.sphere(-38, 42, 42, r) +
      kit.sphere(42, 48, 40, r)
    );
  },
  lemon: (kit) => {
    const r = toneRamp('#ffd21f');
    return (
      group(
        'rotate(-24)',
        kit.solid(
          curve([
            [-88, 0, 1],
            [-74, -22],
            [-30, -56],
            [30, -56],
            [74, -20],
            [92, 0, 1],
            [74, 22],
            [30, 56],
            [-30, 56],
            [-74, 22],
          ]),
          r,
          { w: 14 },
        ) + (kit.mode === 'neon' ? '' : filled(ellipse(-26, -30, 26, 11), '#fff', opacity(0.6))),
      ) + fruitLeaf(kit, 62, -40, 54, -40, toneRamp('#4fae32'))
    );
  },
  melon: (kit) => {
    const doc = kit.doc;
    const out = 'M-92 -30A92 92 0 0 0 92 -30Z';
    return group(
      'rotate(-14) translate(0 -8)',
      kit.solid(out, toneRamp('#2f9a3c')) +
        (kit.mode === 'neon'
          ? stroked('M-78 -30A78 78 0 0 0 78 -30', '#ff5a6e', 2)
          : filled('M-82 -30A82 82 0 0 0 82 -30Z', '#e9ffd0') +
            filled(
              'M-76 -30A76 76 0 0 0 76 -30Z',
              doc.linear([
                [0, '#ff6b78'],
                [1, '#d81436'],
              ]),
            ) +
            filled('M-76 -30A76 76 0 0 0 -20 43A92 80 0 0 1 -50 -30Z', '#fff', opacity(0.18))) +
        (
          [
            [-40, -10],
            [-14, 4],
            [14, -8],
            [42, -6],
            [-24, 22],
            [4, 26],
            [30, 16],
          ] as const
        )
          .map((q) => filled(ellipse(q[0], q[1], 3.6, 5.6), '#2a0a10'))
          .join(''),
    );
  },
  grape: (kit, rng) => {
    const r = toneRamp(rng.pick(['#7a2fd0', '#5fae2a', '#a0246c']));
    let svg =
      kit.solid(
        blade(
          [
            [0, -60],
            [4, -80],
            [20, -96],
          ],
          () => 7,
          10,
        ),
        toneRamp('#6b8a2a'),
        { plain: true },
      ) +
      fruitLeaf(kit, -2, -70, 60, 196, toneRamp('#59b32c')) +
      fruitLeaf(kit, 4, -74, 52, -18, toneRamp('#4fa028'));
    const rows = [4, 5, 4, 3, 2, 1];
    rows.forEach((m, j) => {
      for (let i = 0; i < m; i++) {
        svg += kit.sphere((i - (m - 1) / 2) * 31 + (j % 2 ? 2 : -2), -46 + j * 26, 19, r);
      }
    });
    return svg;
  },
  plum: (kit) => {
    const r = toneRamp('#5b3bd1');
    return (
      kit.solid(
        blade(
          [
            [0, -46],
            [6, -70],
            [22, -84],
          ],
          () => 7,
          10,
        ),
        toneRamp('#6b5a2a'),
        { plain: true },
      ) +
      kit.sphere(0, 14, 66, r) +
      kit.line('M2 -50C-26 -20 -26 40 -4 78', r, 'd3', 4, 0.5) +
      fruitLeaf(kit, 8, -60, 60, -14, toneRamp('#59b32c'))
    );
  },
  orange: (kit) => {
    const r = toneRamp('#ff8c1a');
    let svg = kit.sphere(-20, 16, 58, r) + fruitLeaf(kit, -18, -40, 54, -34, toneRamp('#4fae32'));
    const d = circle(44, 44, 44);
    svg += kit.solid(d, r) + (kit.mode === 'neon' ? '' : filled(circle(44, 44, 38), '#fff3d0'));
    for (let i = 0; i < 8; i++) {
      svg += group(
        placed(44, 44, 1, i * 45 + 12),
        kit.detail('M0 -4L-12 -28C-10 -36 10 -36 12 -28Z', toneRamp('#ff9f2e'), i % 2 ? 'b' : 'l1'),
      );
    }
    return svg;
  },
  straw: (kit) => {
    const r = toneRamp('#ee1f3c');
    let svg = kit.solid(
      mirrored([
        [0, -46],
        [44, -58],
        [72, -24],
        [52, 36],
        [0, 92],
      ]),
      r,
      { w: 13 },
    );
    for (let j = 0; j < 4; j++) {
      for (let i = 0; i < 5 - j; i++) {
        const x = (i - (4 - j) / 2) * 25;
        const y = -30 + j * 28 + (i % 2) * 3;
        svg += filled(
          curve([
            [x, y - 6, 1],
            [x - 4, y + 2],
            [x, y + 5],
            [x + 4, y + 2],
          ]),
          kit.mode === 'neon' ? r.l2 : '#ffe27a',
        );
      }
    }
    for (let i = -2; i <= 2; i++) {
      svg += fruitLeaf(kit, 0, -50, 46, -90 + i * 42, toneRamp('#4fae32'));
    }
    return svg;
  },
};

const FRUITS: readonly DrawHero[] = Object.values(FRUIT);

export const fruitHeroes = {
  fruits: hero((kit, rng) => {
    const kinds = rng.shuffle(FRUITS);
    const [a, b, c] = kinds.slice(0, 3);
    if (!a || !b || !c) return '';
    return (
      group(placed(-44, 26, 0.62, rng.float(-14, 4)), a(kit, rng)) +
      group(placed(46, 24, 0.62, rng.float(-4, 14)), b(kit, rng)) +
      group(placed(0, -26, 0.72), c(kit, rng)) +
      kit.flare(-20, -62, 18)
    );
  }),
  fruit: hero((kit, rng) => rng.pick(FRUITS)(kit, rng) + kit.spark(-40, -50, 18)),
};
