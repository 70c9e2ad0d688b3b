import { mix, toneRamp } from '../core/colour';
import { blade, circle, leafWidth, mirrored, ngonPoints, polygon } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix } from '../core/numbers';
import type { Rng } from '../core/rng';
import { group, placed } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { laurel } from './olympus';
import { drawTrophy } from './prizes';
import { roosterFull, roosterHead } from './rooster-parts';

const crestFrame = (kit: Kit, rng: Rng) => {
  const { palette } = kit;
  const m = palette.metal;
  const v = rng.int(0, 4);
  const ribbon =
    kit.solid('M-92 62L-62 58L-58 84L-92 88L-80 75Z', toneRamp(palette.key.d1), { w: 3 }) +
    kit.solid('M92 62L62 58L58 84L92 88L80 75Z', toneRamp(palette.key.d1), { w: 3 }) +
    kit.solid('M-70 62Q0 84 70 62L66 84Q0 106 -66 84Z', palette.key, { w: 4 }) +
    [-1, 0, 1]
      .map((i) =>
        group(placed(i * 26, 82 - Math.abs(i) * 3.5, 0.16), kit.bevel(EMBLEMS.star(), m, 8)),
      )
      .join('');
  if (v === 0) {
    return [
      kit.bevel(
        mirrored([
          [0, -92, 1],
          [36, -84],
          [78, -74, 1],
          [78, -8],
          [50, 58],
          [0, 96, 1],
        ]),
        m,
        6,
      ) +
        kit.solid(
          mirrored([
            [0, -78, 1],
            [32, -72],
            [66, -63, 1],
            [66, -8],
            [42, 48],
            [0, 80, 1],
          ]),
          toneRamp(mix(palette.deep, palette.key.d2, 0.55)),
          { w: 5 },
        ),
      ribbon,
    ];
  }
  if (v === 1) {
    return [
      kit.bevel(circle(0, 0, 92), m, 6) +
        kit.solid(circle(0, 0, 80), toneRamp(mix(palette.deep, palette.accent.d2, 0.5)), { w: 5 }) +
        Array.from({ length: 24 }, (_, i) =>
          group(`rotate(${i * 15})`, kit.line('M0 -78L0 -72', m, 'l1', 2)),
        ).join(''),
      ribbon,
    ];
  }
  if (v === 2) {
    return [laurel(kit, 88, 1.06) + kit.glow(0, 0, 90, palette.glow, 0.6), ribbon];
  }
  if (v === 3) {
    return [
      kit.bevel(polygon(ngonPoints(8, 98, 22.5)), m, 6) +
        kit.solid(
          polygon(ngonPoints(8, 84, 22.5)),
          toneRamp(mix(palette.deep, palette.key2.d2, 0.5)),
          { w: 5 },
        ),
      '',
    ];
  }
  return [
    Array.from({ length: 24 }, (_, i) =>
      group(
        `rotate(${i * 15})`,
        kit.solid('M-9 -60L0 -100L9 -60Z', i % 2 ? m : palette.key, { w: 2 }),
      ),
    ).join('') +
      kit.bevel(circle(0, 0, 70), m, 5) +
      kit.solid(circle(0, 0, 60), toneRamp(mix(palette.deep, palette.key.d2, 0.5)), { w: 4 }),
    ribbon,
  ];
};

const roosterColours = (kit: Kit, rng: Rng) =>
  rng.pick([
    [toneRamp('#c8401f'), toneRamp('#1f6a5a'), toneRamp('#e0202f')],
    [toneRamp('#e8a02a'), toneRamp('#2a3f8a'), toneRamp('#d81f2e')],
    [toneRamp('#f4ead8'), toneRamp('#8a2a2a'), toneRamp('#e0202f')],
    [toneRamp('#3a3550'), toneRamp('#7a2fae'), toneRamp('#e0202f')],
    [kit.palette.key, kit.palette.accent, toneRamp('#e0202f')],
    [kit.palette.metal, kit.palette.key, toneRamp('#e0202f')],
  ]);

export const roostersHeroes = {
  roosterCrest: hero((kit, rng) => {
    const [bg, fg] = crestFrame(kit, rng);
    const [c, t, cb] = roosterColours(kit, rng);
    return bg + group(`translate(4 ${fg ? -8 : -2}) scale(.7)`, roosterFull(kit, c, t, cb)) + fg;
  }),
  roosterMedal: hero((kit, rng) => {
    const [bg, fg] = crestFrame(kit, rng);
    const [c, , cb] = roosterColours(kit, rng);
    return bg + group(`translate(2 ${fg ? 2 : 6}) scale(.78)`, roosterHead(kit, c, cb)) + fg;
  }),
  roosterStand: hero(
    (kit, rng) => {
      const [c, t, cb] = roosterColours(kit, rng);
      const fl = rng.chance() ? -1 : 1;
      return (
        kit.glow(0, 0, 104, kit.palette.glow, 0.6) +
        group(`scale(${fl} 1)`, roosterFull(kit, c, t, cb))
      );
    },
    { anchor: 'ground' },
  ),
  roosterTwin: hero((kit, rng) => {
    const [c, , cb] = roosterColours(kit, rng);
    const [c2] = roosterColours(kit, rng);
    return (
      laurel(kit, 94, 1) +
      group('translate(0 30) scale(.5)', drawTrophy(kit, rng)) +
      group('translate(-50 -4) scale(.58)', roosterHead(kit, c, cb)) +
      group('translate(50 -4) scale(-.58 .58)', roosterHead(kit, c2, cb)) +
      group('translate(0 -76) scale(.3)', kit.bevel(EMBLEMS.crown(), kit.palette.metal, 6))
    );
  }),
  roosterBust: hero(
    (kit, rng) => {
      const [c, t, cb] = roosterColours(kit, rng);
      let svg = '';
      for (let i = 0; i < 15; i++) {
        const a = -100 + i * 14.3;
        svg += group(
          `translate(0 40) rotate(${fix(a)})`,
          kit.solid(
            blade(
              [
                [0, -20],
                [5, -80],
                [-2, -134 + Math.abs(i - 7) * 3],
              ],
              leafWidth(26, 0.7),
              12,
            ),
            i % 3 === 0 ? t : i % 3 === 1 ? toneRamp(t.d1) : kit.palette.metal,
            { w: 4 },
          ),
        );
      }
      return (
        group('scale(.8) translate(0 6)', svg) +
        group('translate(8 8) scale(.98)', roosterHead(kit, c, cb))
      );
    },
    { anchor: 'bust' },
  ),
};
