import type { Ramp } from '../core/colour';
import { circle, roundRect } from '../core/geometry';
import { labelPath } from '../core/glyphs';
import type { Kit } from '../core/kit';
import { item } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

/** The four suits. */
const SUITS: readonly Suit[] = ['spade', 'heart', 'diamond', 'club'];

const SUIT_COLOURS: Record<Suit, string> = {
  spade: '#1c1a2a',
  club: '#1c1a2a',
  heart: '#d3122e',
  diamond: '#d3122e',
};

/** A playing card, 100 x 144 units. */
export function card(kit: Kit, rank: string, suit: Suit) {
  const { palette, doc } = kit;
  const w = 100;
  const h = 144;
  const d = roundRect(-w / 2, -h / 2, w, h, 9);
  const c =
    kit.mode === 'neon'
      ? suit === 'heart' || suit === 'diamond'
        ? palette.key.l1
        : palette.accent.l1
      : SUIT_COLOURS[suit];
  let svg = '';
  if (kit.mode === 'neon') {
    svg += kit.solid(d, suit === 'heart' || suit === 'diamond' ? palette.key : palette.accent);
  } else {
    svg +=
      filled(d, '#000', `${opacity(0.35)} transform="translate(3 5)"`) +
      filled(
        d,
        doc.linear(
          [
            [0, '#ffffff'],
            [0.6, '#f4f1ea'],
            [1, '#d6cfc4'],
          ],
          0,
          0,
          0.5,
          1,
        ),
      ) +
      (kit.mode === 'toon' || kit.mode === 'poster'
        ? stroked(d, palette.ink, 3)
        : stroked(d, '#b9b1a3', 1));
  }
  const rk = labelPath(rank, rank.length > 1 ? 30 : 34);
  const em = EMBLEMS[suit]();
  const corner =
    group(placed(-34, -50), filled(rk, c)) + group(placed(-34, -22, 0.22), filled(em, c));
  svg += corner + group('rotate(180)', corner);
  if (/[KQJ]/.test(rank)) {
    svg +=
      stroked(roundRect(-22, -50, 46, 100, 5), kit.mode === 'neon' ? c : palette.metal.d1, 1.4) +
      group('translate(1 -14) scale(.46)', kit.bevel(EMBLEMS.crown(), palette.metal, 6)) +
      group('translate(1 22) scale(.5)', kit.mode === 'neon' ? stroked(em, c, 3) : filled(em, c)) +
      filled('M-20 -4L22 -4L22 4L-20 4Z', c, opacity(0.85));
  } else if (rank === 'A') {
    svg += group(
      'scale(.86)',
      kit.mode === 'neon'
        ? stroked(em, c, 3)
        : filled(em, c) +
            kit.clipped(em, filled('M-60 -60L10 -60L-30 60L-60 60Z', '#fff', opacity(0.16))),
    );
  } else {
    const N = parseInt(rank) || 10;
    const pos = {
      7: [
        [-14, -40],
        [14, -40],
        [0, -20],
        [-14, 0],
        [14, 0],
        [-14, 40],
        [14, 40],
      ],
      8: [
        [-14, -40],
        [14, -40],
        [0, -20],
        [-14, 0],
        [14, 0],
        [0, 20],
        [-14, 40],
        [14, 40],
      ],
      9: [
        [-14, -42],
        [14, -42],
        [-14, -14],
        [14, -14],
        [0, 0],
        [-14, 14],
        [14, 14],
        [-14, 42],
        [14, 42],
      ],
      10: [
        [-14, -42],
        [14, -42],
        [0, -28],
        [-14, -14],
        [14, -14],
        [-14, 14],
        [14, 14],
        [0, 28],
        [-14, 42],
        [14, 42],
      ],
    }[N] || [
      [0, -34],
      [0, 0],
      [0, 34],
    ];
    svg += pos
      .map((q) =>
        group(placed(item(q, 0), item(q, 1), 0.18, item(q, 1) > 0 ? 180 : 0), filled(em, c)),
      )
      .join('');
  }
  if (kit.mode === 'lux' || kit.mode === 'toon') {
    svg += kit.clipped(d, filled('M-60 -80L20 -80L-60 40Z', '#fff', opacity(0.35)));
  }
  return svg;
}

/** The back of a playing card, 100 x 144 units. */
export function cardBack(kit: Kit, r: Ramp) {
  const { palette } = kit;
  const d = roundRect(-50, -72, 100, 144, 9);
  let svg =
    kit.mode === 'neon'
      ? kit.solid(d, r)
      : filled(d, '#000', `${opacity(0.35)} transform="translate(3 5)"`) +
        filled(d, '#f6f2ea') +
        (kit.mode === 'toon' || kit.mode === 'poster' ? stroked(d, palette.ink, 3) : '');
  const i = roundRect(-43, -65, 86, 130, 5);
  svg += kit.solid(i, r, { w: 4 });
  let l = '';
  for (let j = -10; j < 11; j++) {
    l += `M${-60 + j * 12} -80L${60 + j * 12} 80M${60 + j * 12} -80L${-60 + j * 12} 80`;
  }
  svg +=
    kit.clipped(i, stroked(l, r.l1, 1, opacity(0.5)) + filled(circle(0, 0, 26), r.d2)) +
    stroked(roundRect(-39, -61, 78, 122, 4), palette.metal.l1, 1.4) +
    group('scale(.4)', kit.bevel(EMBLEMS.star4(), palette.metal, 7));
  return svg;
}

const FAN_RANKS = [
  ['10', 'J', 'Q', 'K', 'A'],
  ['J', 'Q', 'K', 'A'],
  ['A', 'K', 'Q'],
  ['A', 'A', 'A', 'A'],
  ['7', '7', '7'],
  ['K', 'A'],
] as const;

export const cardsHeroes = {
  cardFan: hero((kit, rng) => {
    const f = rng.pick(FAN_RANKS);
    const N = f.length;
    const one = rng.pick(SUITS);
    const mixed: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];
    const sp = N > 4 ? 17 : N > 3 ? 20 : 24;
    let svg = '';
    f.forEach((r, i) => {
      const a = (i - (N - 1) / 2) * sp;
      svg += group(
        `translate(0 74) rotate(${a}) translate(0 -86) scale(1.02)`,
        card(kit, r, f[0] === f[1] ? item(mixed, i % 4) : one),
      );
    });
    return group('scale(.9) translate(0 8)', svg) + kit.flare(-20, -70, 20);
  }),
  cardPair: hero((kit, rng) => {
    const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];
    const [first, second] = rng.shuffle(['spade', 'heart', 'diamond', 'club']);
    const r1 = rng.pick(ranks);
    const r2 = rng.chance(0.3) ? r1 : rng.pick(ranks);
    return (
      group('translate(-36 6) rotate(-16) scale(1.12)', card(kit, r1, first)) +
      group('translate(38 -2) rotate(14) scale(1.12)', card(kit, r2, second)) +
      kit.flare(54, -70, 20)
    );
  }),
};
