import { mix, toneRamp } from '../core/colour';
import { blade, circle, ellipse, leafWidth, rectPath } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { fix, fix2, item } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { coin } from '../heroes/coins';
import { light, type Picture } from './picture';

/** Draws particles in front of everything. */
type Effect = (picture: Picture) => string;

const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const dot = (x: number, y: number, r: number, colour: string, alpha: number): string =>
  `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="${colour}" opacity="${fix2(alpha)}"/>`;

const anywhere = ({ rng, W, H }: Picture) => [rng.float(W), rng.float(H)] as const;

/** X near the left or right edge, so that large particles do not cover the hero. */
const beside = ({ rng, W, H }: Picture, margin: number) =>
  [W * (rng.chance() ? rng.float(0, margin) : rng.float(1 - margin, 1)), rng.float(H)] as const;

const embers = (p: Picture, count: number): string =>
  many(count, (i) => {
    const t = p.rng.next();
    const x = p.rng.float(p.W);
    const y = p.H * (1 - t * t);
    const r = p.rng.float(0.8, 3) * p.unit;
    if (i % 4 === 0) return light(p, x, y, r * 4, p.palette.glow, 0.8);
    const colour = p.rng.pick(['#ffd27a', '#ff9a3c', p.palette.glow]);
    return dot(x, y, r, colour, p.rng.float(0.5, 1));
  });

/** Particle effects by name. */
export const EFFECTS = {
  sparks: (p) =>
    many(16, () => {
      const r = p.rng.float(2.5, 9) * p.unit;
      const [x, y] = anywhere(p);
      const alpha = p.rng.float(0.6, 1);
      return p.rng.chance(0.35)
        ? p.kit.spark(x, y, r, '#fff', alpha)
        : light(p, x, y, r * 0.8, p.palette.light, alpha);
    }),
  embers: (p) => embers(p, 34),
  petals: (p) => {
    const { key, accent } = p.palette;
    const colours = [mix(key.l1, '#ffc0d4', 0.4), mix(key.l2, '#ffffff', 0.3), accent.l1];
    return many(16, (i) => {
      const scale = p.rng.float(0.5, 1.6) * p.unit;
      const petal = filled('M0 -7C6 -5 6 4 0 8C-5 4 -6 -4 0 -7Z', item(colours, i % 3));
      const fold = filled('M0 -7C2 -3 2 3 0 8C4 4 5 -4 0 -7Z', '#ffffff', opacity(0.35));
      return group(placed(...anywhere(p), scale, p.rng.float(360)), petal + fold);
    });
  },
  leaves: (p) =>
    many(12, () => {
      const ramp = p.rng.pick([toneRamp('#5fae3a'), p.palette.key2, toneRamp('#d99a2a')]);
      const scale = p.rng.float(0.6, 1.7) * p.unit;
      const shape = blade(
        [
          [-9, 0],
          [0, -2],
          [10, 0],
        ],
        leafWidth(8, 0.45),
        8,
      );
      return group(
        placed(...anywhere(p), scale, p.rng.float(360)),
        filled(shape, ramp.b) + stroked('M-8 0Q0 -2 9 0', ramp.d2, 1),
      );
    }),
  coins: (p) =>
    many(9, () => {
      const r = p.rng.float(7, 16) * p.unit;
      const [x, y] = beside(p, 0.22);
      const options = { ky: p.rng.float(0.3, 0.95), th: r * 0.28, r: METALS.gold } as const;
      return group(placed(x, y, 1, p.rng.float(-60, 60)), coin(p.kit, r, options));
    }),
  confetti: (p) => {
    const { key, key2, accent, metal } = p.palette;
    const colours = [key.l1, key2.b, accent.b, '#ffffff', metal.l1];
    return many(34, (i) => {
      const colour = item(colours, i % 5);
      const shape =
        i % 3
          ? filled(rectPath(-3.4, -1.7, 6.8, 3.4), colour)
          : i % 2
            ? filled(circle(0, 0, 2), colour)
            : stroked('M-6 0q3 -6 6 0t6 0', colour, 1.8);
      const scale = p.rng.float(0.7, 1.5) * p.unit;
      return group(placed(...anywhere(p), scale, p.rng.float(360)), shape);
    });
  },
  bubbles: (p) =>
    many(16, () => {
      const r = p.rng.float(2, 9) * p.unit;
      const [x, y] = anywhere(p);
      return `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".7" stroke-width="1"/>${dot(x - r * 0.35, y - r * 0.4, r * 0.24, '#fff', 0.9)}`;
    }),
  snow: (p) =>
    many(44, () =>
      dot(...anywhere(p), p.rng.float(0.8, 3.2) * p.unit, '#fff', p.rng.float(0.5, 0.95)),
    ),
  fireflies: (p) =>
    many(18, () =>
      light(
        p,
        ...anywhere(p),
        p.rng.float(4, 11) * p.unit,
        mix(p.palette.glow, '#f6ff9a', 0.3),
        0.95,
      ),
    ),
  stardust: (p) =>
    many(40, (i) => {
      const [x, y] = anywhere(p);
      if (i % 6 === 0) return p.kit.spark(x, y, p.rng.float(4, 10) * p.unit, '#fff', 0.95);
      const colour = p.rng.pick(['#fff', p.palette.light, p.palette.accent.l2]);
      return dot(x, y, p.rng.float(0.6, 2) * p.unit, colour, p.rng.float(0.5, 1));
    }),
  streaks: (p) => {
    const angle = p.rng.pick([-18, -24, 160, -12]);
    const { light: pale, accent, key } = p.palette;
    return many(14, () => {
      const length = p.W * p.rng.float(0.08, 0.34);
      const w = p.rng.float(1, 3.4) * p.unit;
      const colour = p.rng.pick([pale, accent.l1, key.l1]);
      const paint = p.doc.linear(
        [
          [0, '#fff', 0],
          [1, colour, 0.85],
        ],
        0,
        0,
        1,
        0,
      );
      const streak = filled(`M0 0L${fix(length)} ${fix(-w)}L${fix(length)} ${fix(w)}Z`, paint);
      return group(placed(...anywhere(p), 1, angle), streak);
    });
  },
  shards: (p) =>
    many(11, () => {
      const scale = p.rng.float(4, 12) * p.unit;
      const r = p.rng.pick([p.palette.key, p.palette.accent, p.palette.key2]);
      const [x, y] = beside(p, 0.28);
      const stone = `<path d="M-1 0L0 -1.3L0 .2Z" fill="${r.l3}"/><path d="M0 -1.3L1 .1L0 .2Z" fill="${r.l1}"/><path d="M-1 0L0 .2L.1 1.3Z" fill="${r.b}"/><path d="M0 .2L1 .1L.1 1.3Z" fill="${r.d2}"/>`;
      return group(placed(x, y, scale, p.rng.float(360)), stone);
    }),
  sand: (p) =>
    many(22, () => {
      const y = p.H * p.rng.float(0.4, 1);
      const grain = ellipse(
        p.rng.float(p.W),
        y,
        p.W * p.rng.float(0.03, 0.13),
        p.rng.float(0.6, 1.6),
      );
      return filled(grain, p.palette.light, opacity(p.rng.float(0.15, 0.5)));
    }) + embers(p, 14),
  feathers: (p) =>
    many(8, () => {
      const scale = p.rng.float(0.8, 1.9) * p.unit;
      const r = p.rng.pick([p.palette.key, p.palette.metal, p.palette.accent]);
      const quill = (width: number, N: number) =>
        blade(
          [
            [-14, 0],
            [0, -4],
            [15, -1],
          ],
          leafWidth(width, 0.55),
          N,
        );
      return group(
        placed(...beside(p, 0.24), scale, p.rng.float(360)),
        filled(quill(8, 10), r.b) +
          filled(quill(3, 8), r.l2, opacity(0.5)) +
          stroked('M-18 1Q0 -4 14 -1', r.d2, 0.9),
      );
    }),
  bokeh: (p) =>
    many(9, () => {
      const r = p.W * p.rng.float(0.02, 0.07);
      const d = circle(...beside(p, 0.3), r);
      const colour = p.rng.pick([p.palette.glow, p.palette.key.l1]);
      return (
        filled(d, colour, opacity(p.rng.float(0.12, 0.34))) +
        stroked(d, p.palette.light, 1, opacity(0.4))
      );
    }),
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof EFFECTS;
