import type { Ramp } from '../core/colour';
import { toneAt, toneRamp } from '../core/colour';
import { circle, roundRect } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, fix2, item, radians } from '../core/numbers';
import { filled, group, placed, stroked } from '../core/svg';
import { card, cardBack, type Suit } from './cards';
import { chipStack, chipTop } from './chips';
import { cubeDie } from './dice';
import { drawDragonFace } from './dragon-face';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { drawRoulette } from './roulette';
import { drawBull } from './savanna';
import { drawTiger } from './tiger';

function suitJewel(kit: Kit, su: Suit, r: Ramp, sc = 1) {
  const { palette, doc } = kit;
  const d = EMBLEMS[su]();
  const m = palette.metal;
  if (kit.mode === 'neon') {
    return group(`scale(${fix2(sc)})`, kit.solid(d, r, { line: 1.6 }));
  }
  let f = '';
  for (let i = 0; i < 14; i++) {
    const a = radians((i * 360) / 14);
    const b = radians(((i + 1) * 360) / 14);
    const kk = 0.5 + 0.36 * Math.cos((a + b) / 2 - radians(-125)) + (i % 2 ? 0.1 : -0.08);
    f += `<path d="M0 2L${fix(90 * Math.cos(a))} ${fix(90 * Math.sin(a))}L${fix(90 * Math.cos(b))} ${fix(90 * Math.sin(b))}Z" fill="${toneAt(r, kk)}"/>`;
  }
  const dp = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="${d}" fill="${m.d4}" stroke="${m.d3}" stroke-width="9" stroke-linejoin="round" transform="translate(${fix((5 - i) * 0.5)} ${fix((5 - i) * 1.2)})"/>`,
  ).join('');
  return group(
    `scale(${fix2(sc)})`,
    (kit.mode === 'toon' || kit.mode === 'poster'
      ? stroked(d, palette.ink, 14, 'stroke-linejoin="round" transform="translate(1 3)"')
      : '') +
      dp +
      stroked(d, doc.linear([m.l2, m.b, m.d1, m.l1], 0, 0, 0.4, 1), 8, 'stroke-linejoin="round"') +
      stroked(d, m.d4, 2.4) +
      kit.clipped(
        d,
        f +
          group(
            'scale(.56)',
            `<path d="${d}" fill="${toneAt(r, 0.62)}"/>` +
              kit.clipped(d, filled('M-60 -60L30 -60L-40 60L-60 60Z', toneAt(r, 0.8))),
          ) +
          stroked(d, r.l3, 2.2, 'opacity=".8" transform="translate(.8 1)"') +
          stroked(d, r.d4, 3, 'opacity=".5" transform="translate(-.8 -1.2)"'),
      ),
  );
}

const suitRamp = (kit: Kit, su: Suit) =>
  su === 'heart'
    ? toneRamp('#e0183c')
    : su === 'diamond'
      ? toneRamp('#ff4a4a')
      : su === 'club'
        ? kit.palette.accent
        : kit.palette.key;

export const cardTableHeroes = {
  suitGem: hero((kit, rng) => {
    const su = rng.pick(['spade', 'heart', 'diamond', 'club']);
    return (
      kit.glow(0, 0, 100, kit.palette.glow, 0.5) +
      suitJewel(kit, su, rng.chance(0.5) ? suitRamp(kit, su) : kit.palette.key, 1.72) +
      kit.flare(-30, -50, 24)
    );
  }),
  suits4: hero((kit, rng) => {
    const L = [
      ['heart', -48, 4],
      ['club', 48, 4],
      ['diamond', 0, 52],
      ['spade', 0, -44],
    ] as const;
    return (
      L.map(([su, x, y]) =>
        group(
          placed(x, y),
          suitJewel(
            kit,
            su,
            su === 'heart' || su === 'diamond'
              ? toneRamp('#e0183c')
              : rng.chance(0.5)
                ? kit.palette.accent
                : toneRamp('#3a3a55'),
            0.86,
          ),
        ),
      ).join('') + kit.flare(-14, -74, 18)
    );
  }),
  deck: hero((kit, rng) => {
    const su = rng.pick(['spade', 'heart', 'diamond', 'club']);
    const back = rng.pick([kit.palette.key, kit.palette.accent, kit.palette.key2]);
    let svg = '';
    for (let i = 5; i >= 1; i--) {
      svg += group(
        `translate(${-26 + i * 3} ${30 + i * 4}) rotate(-18) scale(1.02)`,
        i % 2
          ? cardBack(kit, back)
          : filled(roundRect(-50, -72, 100, 144, 9), '#e9e3d8') +
              stroked(roundRect(-50, -72, 100, 144, 9), '#a89f90', 1),
      );
    }
    svg +=
      group('translate(-28 22) rotate(-18) scale(1.02)', cardBack(kit, back)) +
      group('translate(30 -12) rotate(15) scale(1.08)', card(kit, 'A', su));
    return svg + kit.flare(50, -80, 20);
  }),
  cardTable: hero(
    (kit, rng) => {
      const { palette } = kit;
      const su = rng.shuffle(['spade', 'heart', 'diamond', 'club']);
      const rk = rng.shuffle(['A', 'K', 'Q', 'J', '10', '9']);
      return (
        group('translate(-18 -34) rotate(-14) scale(.92)', card(kit, rk[0], su[0])) +
        group('translate(36 -40) rotate(10) scale(.92)', card(kit, rk[1], su[1])) +
        group(placed(-58, 76), chipStack(kit, rng, 34, rng.int(3, 6), [palette.key])) +
        group(placed(60, 78), chipStack(kit, rng, 34, rng.int(2, 5), [palette.accent])) +
        group(placed(0, 88), chipStack(kit, rng, 36, rng.int(2, 4), [palette.key2])) +
        group(
          'translate(26 40) rotate(12)',
          cubeDie(
            kit,
            17,
            toneRamp('#f6f1e6'),
            -0.5,
            0.7,
            rng.shuffle([1, 2, 3, 4, 5, 6]),
            '#201a2a',
          ),
        ) +
        kit.flare(50, -90, 18)
      );
    },
    { anchor: 'ground' },
  ),
  royalFan: hero((kit, rng) => {
    const su = rng.pick(['spade', 'heart', 'diamond', 'club']);
    let svg = '';
    ['10', 'J', 'Q', 'K', 'A'].forEach((r, i) => {
      const a = (i - 2) * 21;
      svg += group(`translate(0 96) rotate(${a}) translate(0 -104) scale(.94)`, card(kit, r, su));
    });
    return (
      group('scale(.86) translate(0 -4)', svg) +
      group(
        'translate(0 62)',
        kit.outline(circle(0, 0, 34)) +
          chipTop(kit, 34, kit.palette.key) +
          group('scale(.28)', kit.bevel(EMBLEMS[su](), kit.palette.metal, 6)),
      ) +
      kit.flare(-30, -80, 20)
    );
  }),
  dragonTiger: hero(
    (kit, rng) =>
      group('translate(-46 -6) scale(.66)', drawDragonFace(kit, rng)) +
      group('translate(50 8) scale(.62)', drawTiger(kit, rng)) +
      group('translate(2 62) scale(.44)', suitJewel(kit, 'spade', kit.palette.accent, 1.2)),
  ),
  bullCards: hero((kit, rng) => {
    let svg = '';
    ['A', 'K', 'Q', 'J', '10'].forEach((r, i) => {
      const a = (i - 2) * 24;
      svg += group(
        `translate(0 60) rotate(${a}) translate(0 -92) scale(.8)`,
        i % 2
          ? cardBack(kit, kit.palette.key2)
          : card(kit, r, item(['spade', 'heart', 'club', 'diamond'], i % 4)),
      );
    });
    return svg + group('translate(0 22) scale(.78)', drawBull(kit, rng));
  }),
  chipWall: hero(
    (kit, rng) => {
      const { palette } = kit;
      let svg = '';
      const cs = [palette.key, palette.accent, palette.key2, toneRamp('#2a2836'), palette.white];
      for (const [x, y, i, nn] of [
        [-66, 44, 0, 6],
        [-22, 38, 1, 8],
        [24, 40, 2, 7],
        [68, 46, 3, 5],
        [-44, 74, 4, 3],
        [2, 72, 0, 4],
        [46, 76, 1, 3],
      ] as const) {
        svg += group(placed(x, y), chipStack(kit, rng, 25, nn + rng.int(-1, 1), [item(cs, i)]));
      }
      return svg + kit.flare(-20, -30, 20);
    },
    { anchor: 'ground' },
  ),
  rouletteSet: hero(
    (kit, rng) =>
      group('translate(0 -14) scale(.94)', drawRoulette(kit, rng)) +
      group(placed(-66, 82), chipStack(kit, rng, 26, 4, [kit.palette.key])) +
      group(placed(66, 84), chipStack(kit, rng, 26, 3, [kit.palette.accent])) +
      group(placed(30, 92), chipStack(kit, rng, 24, 2, [kit.palette.key2])),
  ),
};
