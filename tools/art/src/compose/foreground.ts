import { mix } from '../core/colour';
import { blade, curve, polygon, taperWidth } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { fix } from '../core/numbers';
import type { Weighted } from '../core/rng';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { coin } from '../heroes/coins';
import type { SceneName } from '../scenes';

import { branch, scroll as cloudScroll, monstera, palm, scrollCurl } from '../scenes/shapes';
import { isFlatMode, type Picture } from './picture';

/** Draws out-of-focus elements at the edges in front of the hero, for depth. */
type Foreground = (picture: Picture) => string;

const soft = ({ doc, mode, unit }: Picture) =>
  isFlatMode(mode) ? '' : `filter="${doc.blur(2.2 * unit, 15)}"`;

/** Foreground silhouette, darker than everything behind it. */
const silhouette = (p: Picture, d: string): string =>
  p.mode === 'paper'
    ? filled(d, '#000', `${opacity(0.3)} transform="translate(-3 -5)"`) +
      filled(d, mix(p.palette.mid, p.palette.deep, 0.6))
    : filled(d, mix(p.palette.ink, p.palette.deep, 0.35), opacity(0.92));

function leafCorner({ rng, W }: Picture, x: number, y: number, angle: number): string {
  const length = W * rng.float(0.2, 0.32);
  return rng.chance() ? palm(x, y, length * 1.3, angle, 8) : monstera(x, y, length * 1.1, angle);
}

function leaf(p: Picture): string {
  const { rng, W, H } = p;
  const low = () => H * rng.float(0.9, 1.02);
  const high = () => H * rng.float(-0.02, 0.06);
  let d = leafCorner(p, -6, low(), -48) + leafCorner(p, W + 6, low(), 228);
  if (rng.chance(0.6)) d += leafCorner(p, -6, high(), 34);
  return group('', silhouette(p, d), soft(p));
}

function rock(p: Picture): string {
  const { rng, W, H } = p;
  const stone = (x: number) => {
    const s = W * rng.float(0.2, 0.32);
    return polygon([
      [x - s, H + s * 0.5],
      [x - s * 0.7, H - s * 0.3],
      [x - s * 0.2, H - s * 0.55],
      [x + s * 0.3, H - s * 0.3],
      [x + s * 0.6, H - s * 0.42],
      [x + s, H + s * 0.5],
    ]);
  };
  const d = stone(W * rng.float(-0.06, 0.08)) + stone(W * rng.float(0.92, 1.06));
  return group('', silhouette(p, d), soft(p));
}

function cloud(p: Picture): string {
  const { palette, W, H, unit } = p;
  const scroll = (x: number, y: number, side: 1 | -1) => {
    const outline = cloudScroll(x, y, W / 300, side);
    return (
      filled(outline, mix(palette.key.b, palette.deep, 0.55)) +
      stroked(scrollCurl(x, y, W / 300, side), palette.metal.l1, 1.6 * unit) +
      stroked(outline, palette.metal.b, 1.2 * unit)
    );
  };
  return scroll(W * -0.02, H * 0.97, 1) + scroll(W * 1.02, H * 0.99, -1);
}

function curtain({ doc, palette, W, H }: Picture): string {
  const cloth = mix(palette.key.d1, palette.deep, 0.3);
  const fold = doc.linear(
    [mix(cloth, palette.ink, 0.5), mix(cloth, palette.glow, 0.15), mix(cloth, palette.ink, 0.55)],
    0,
    0,
    1,
    0,
  );
  const w = W * 0.06;
  const drape = (i: number, side: 1 | -1) => {
    const x = side > 0 ? i * w * 0.7 : W - i * w * 0.7;
    return filled(
      curve([
        [x - side * w, -5, 1],
        [x + side * w, -5, 1],
        [x + side * w * 0.9, H * 0.4],
        [x + side * w * 0.3, H * 0.72],
        [x + side * w * 0.8, H + 5, 1],
        [x - side * w, H + 5, 1],
      ]),
      fold,
    );
  };
  return [2, 1, 0].map((i) => drape(i, 1) + drape(i, -1)).join('');
}

function coins(p: Picture): string {
  const places = [
    [0.02, 0.94, 0.13],
    [0.97, 0.9, 0.12],
    [0.9, 1, 0.09],
    [0.12, 1.02, 0.1],
  ] as const;
  return places
    .map(([x, y, r]) => {
      const options = { ky: p.rng.float(0.5, 0.95), th: p.W * r * 0.2, r: METALS.gold } as const;
      return group(
        placed(p.W * x, p.H * y, 1, p.rng.float(-50, 50)),
        coin(p.kit, p.W * r, options),
        p.rng.chance() ? soft(p) : '',
      );
    })
    .join('');
}

function blossom(p: Picture): string {
  const bark = mix(p.palette.ink, '#3a1d1d', 0.4);
  const flower = mix(p.palette.key.l1, '#ff9ac0', 0.3);
  return (
    branch(p, -10, p.H * 0.02, 22, p.W * 0.4, bark, flower, 8) +
    branch(p, p.W + 10, p.H * 0.98, 200, p.W * 0.46, bark, flower, 8)
  );
}

function grass(p: Picture): string {
  const { rng, W, H, unit } = p;
  const blades = Array.from({ length: 34 }, (_, i) => {
    const x = (W * i) / 33;
    const edge = Math.abs(i / 33 - 0.5) * 2;
    const height = H * (0.03 + edge * edge * 0.12) * rng.float(0.6, 1.2);
    return blade(
      [
        [x, H + 6],
        [x + rng.float(-6, 6), H - height * 0.5],
        [x + rng.float(-14, 14), H - height],
      ],
      taperWidth(7 * unit, 0.7),
      6,
    );
  });
  return group('', silhouette(p, blades.join('')), soft(p));
}

const FOREGROUNDS = {
  leaf,
  rock,
  cloud,
  curtain,
  coins,
  blossom,
  grass,
  none: () => '',
} as const satisfies Record<string, Foreground>;

type ForegroundName = keyof typeof FOREGROUNDS;

const BY_SCENE: Partial<Record<SceneName, readonly Weighted<ForegroundName>[]>> = {
  jungle: [
    ['leaf', 3],
    ['none', 1],
  ],
  forest: [
    ['leaf', 2],
    ['grass', 2],
  ],
  meadow: [
    ['grass', 2],
    ['none', 1],
  ],
  clouds: [
    ['cloud', 2],
    ['none', 1],
  ],
  garden: [
    ['blossom', 1],
    ['grass', 1],
    ['none', 1],
  ],
  cave: [
    ['rock', 2],
    ['none', 1],
  ],
  lava: [
    ['rock', 1],
    ['none', 1],
  ],
  reef: [
    ['rock', 1],
    ['none', 2],
  ],
  stage: [['none', 1]],
  drape: [
    ['curtain', 1],
    ['none', 1],
  ],
  circus: [
    ['curtain', 1],
    ['none', 2],
  ],
  lanternNight: [
    ['cloud', 1],
    ['blossom', 1],
    ['none', 1],
  ],
  karst: [
    ['blossom', 1],
    ['none', 1],
  ],
};

const ELSEWHERE: readonly Weighted<ForegroundName>[] = [
  ['none', 4],
  ['coins', 0.8],
];
const ON_THE_FIELD: readonly Weighted<ForegroundName>[] = [['none', 1]];

/** Chooses and draws the foreground. */
export function drawForeground(picture: Picture, scene: SceneName, rich: boolean): string {
  const choices = BY_SCENE[scene] ?? (rich ? ELSEWHERE : ON_THE_FIELD);
  const name = picture.fork('foreground').weighted(choices);
  return FOREGROUNDS[name]({ ...picture, rng: picture.fork('foreground/draw') });
}

/** A soft shadow on the ground, where an object touches it. */
export function contactShadow({ doc, palette }: Picture, x: number, y: number, rx: number): string {
  const paint = doc.radial([
    [0, palette.ink, 0.8],
    [0.6, palette.ink, 0.4],
    [1, palette.ink, 0],
  ]);
  return `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(rx * 0.17)}" fill="${paint}"/>`;
}
