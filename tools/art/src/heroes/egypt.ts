import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, mirrored, taperWidth } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';
import { gemAt } from './parts';

export const egyptHeroes = {
  pharaoh: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    const bl = rng.pick([palette.key, palette.key2, toneRamp('#1f4fb8')]);
    let svg = '';
    const nem = mirrored([
      [0, -92],
      [40, -86],
      [62, -52],
      [70, 0],
      [88, 62],
      [70, 92, 1],
      [34, 80, 1],
      [0, 84],
    ]);
    svg += kit.solid(nem, m, { w: 8 });
    let st = '';
    for (let i = 0; i < 10; i++) {
      st += kit.detail(
        `M${fix(-100)} ${fix(-84 + i * 20)}Q0 ${fix(-118 + i * 21)} 100 ${fix(-84 + i * 20)}L100 ${fix(-75 + i * 20)}Q0 ${fix(-109 + i * 21)} -100 ${fix(-75 + i * 20)}Z`,
        bl,
        i % 2 ? 'b' : 'd1',
        0.95,
      );
    }
    svg += kit.clipped(nem, st) + stroked(nem, m.l1, 2, opacity(0.8));
    svg += kit.solid(
      mirrored([
        [0, 60],
        [30, 64],
        [36, 96, 1],
        [0, 98],
      ]),
      m,
      { w: 4 },
    );
    const face = mirrored([
      [0, -56],
      [34, -54],
      [46, -24],
      [44, 20],
      [26, 56],
      [0, 70],
    ]);
    svg += kit.solid(face, toneRamp(mix(m.b, '#f0c080', 0.3)), { w: 9 });
    svg +=
      kit.solid(
        mirrored([
          [0, -72],
          [40, -64],
          [50, -40, 1],
          [30, -50],
          [0, -54],
        ]),
        m,
        { w: 3 },
      ) +
      group(
        'translate(0 -70)',
        kit.solid(
          mirrored([
            [0, -22],
            [10, -14],
            [8, 4],
            [0, 14],
          ]),
          palette.accent,
          { w: 3 },
        ) + kit.sphere(0, -20, 5, palette.key),
      );
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.detail(
          curve([
            [8, -14, 1],
            [20, -24],
            [40, -16],
            [52, -8, 1],
            [38, -9],
            [24, -4],
          ]),
          toneRamp(palette.ink),
          'd4',
          0.95,
        ) +
          filled(
            curve([
              [13, -13, 1],
              [22, -19],
              [33, -13, 1],
              [22, -9],
            ]),
            '#fff',
          ) +
          filled(circle(23, -14, 4.4), palette.ink) +
          kit.line('M6 -30Q24 -42 46 -28', toneRamp(palette.ink), 'd4', 4) +
          kit.line('M24 -6Q26 6 34 10', toneRamp(palette.ink), 'd4', 2),
      );
    }
    svg +=
      kit.line('M-4 -20L-7 18Q0 26 7 18', toneRamp('#8a5a1c'), 'd1', 2, 0.8) +
      kit.detail('M-15 36Q-7 30 0 34Q7 30 15 36Q0 47 -15 36Z', toneRamp('#a8451c'), 'b') +
      kit.solid(
        mirrored([
          [0, 62],
          [7, 64],
          [9, 92],
          [0, 100, 1],
        ]),
        bl,
        { w: 2 },
      );
    return svg + kit.flare(-30, -70, 18);
  }),
  scarab: hero((kit) => {
    const { palette } = kit;
    const r = palette.key;
    const m = palette.metal;
    let svg = kit.sphere(0, -68, 24, toneRamp(mix(m.b, '#ff8a1f', 0.4)));
    let wing = '';
    for (let i = 0; i < 9; i++) {
      const a = -4 - i * 9;
      wing += group(
        `translate(14 -4) rotate(${a})`,
        kit.solid(
          curve([
            [0, -5, 1],
            [40, -9],
            [92 - i * 2, -6],
            [98 - i * 2.4, 0],
            [92 - i * 2, 6],
            [40, 7],
            [0, 5, 1],
          ]),
          item([palette.key, palette.accent, m, palette.key2], i % 4),
          { w: 2 },
        ),
      );
    }
    svg += wing + group('scale(-1 1)', wing);
    svg +=
      kit.solid(
        mirrored([
          [0, -10],
          [34, -2],
          [40, 36],
          [24, 72],
          [0, 84],
        ]),
        r,
        { w: 9 },
      ) + kit.line('M0 -4L0 82', m, 'l1', 2.6);
    for (let i = 0; i < 4; i++) {
      svg += kit.line(
        `M2 ${12 + i * 16}Q22 ${8 + i * 18} ${34 - i * 4} ${20 + i * 14}M-2 ${12 + i * 16}Q-22 ${8 + i * 18} ${-34 + i * 4} ${20 + i * 14}`,
        r,
        'd2',
        1.6,
        0.7,
      );
    }
    svg += kit.solid(
      mirrored([
        [0, -40],
        [22, -34],
        [28, -16],
        [14, -4],
        [0, -2],
      ]),
      m,
      { w: 4 },
    );
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.solid(
          blade(
            [
              [18, 66],
              [36, 78],
              [30, 96],
            ],
            taperWidth(8, 0.6),
            10,
          ),
          m,
          { w: 2 },
        ) +
          kit.solid(
            blade(
              [
                [12, -34],
                [26, -54],
                [16, -62],
              ],
              taperWidth(7, 0.5),
              10,
            ),
            m,
            { w: 2 },
          ),
      );
    }
    return group('scale(.88)', svg) + kit.flare(-14, 14, 20);
  }),
  ankh: hero((kit, rng) => {
    const m = kit.palette.metal;
    let svg = kit.glow(0, 0, 90, kit.palette.glow, 0.5);
    const d =
      'M0 -94C-56 -94 -46 -26 -16 -6L-62 -14L-62 20L-15 14L-20 94L20 94L15 14L62 20L62 -14L16 -6C46 -26 56 -94 0 -94ZM0 -70C26 -70 20 -32 0 -12C-20 -32 -26 -70 0 -70Z';
    svg += `<g fill-rule="evenodd">${kit.bevel(d, m, 6)}</g>`;
    svg +=
      gemAt(kit, rng, 0, 2, 13, kit.palette.key) +
      gemAt(kit, rng, -48, 3, 8, kit.palette.accent) +
      gemAt(kit, rng, 48, 3, 8, kit.palette.accent) +
      gemAt(kit, rng, 0, 78, 8, kit.palette.accent);
    return svg + kit.flare(-24, -76, 20);
  }),
};
