import type { Theme } from '../catalogue/theme';
import { mix } from '../core/colour';
import { circle, roundRect, starPath } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { fix, item } from '../core/numbers';
import { fadePalette } from '../core/palette';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { HEROES, type HeroName } from '../heroes';
import { coin } from '../heroes/coins';
import { gem } from '../heroes/gems';
import { laurel } from '../heroes/olympus';
import { rays } from '../scenes/light';
import type { Stage } from './layout';
import { fitScale, heroSize, light, type Picture, placeHero } from './picture';

/** A coin-like frame behind the hero. */
export function drawMedallion(picture: Picture, { x, y, size }: Stage): string {
  const { doc, kit, palette, unit } = picture;
  const rng = picture.fork('medallion');
  const r = size * 0.385;
  const metal = palette.metal;
  const edge = rng.int(0, 3);
  let back = '';
  if (edge === 0) {
    back = Array.from({ length: 24 }, (_, i) =>
      group(
        `rotate(${i * 15})`,
        filled(
          `M${fix(-r * 0.1)} ${fix(-r)}L0 ${fix(-r * 1.18)}L${fix(r * 0.1)} ${fix(-r)}Z`,
          i % 2 ? metal.b : palette.key.b,
        ),
      ),
    ).join('');
  }
  if (edge === 1) back = laurel(kit, r * 1.12, 1);
  if (edge === 2) back = kit.bevel(starPath(16, r * 1.15, r * 1.02), metal, 4);
  const face = doc.radial([
    [0, mix(palette.mid, palette.glow, 0.75)],
    [0.55, mix(palette.key.d1, palette.mid, 0.5)],
    [1, mix(palette.deep, palette.key.d3, 0.4)],
  ]);
  const disc =
    filled(circle(0, r * 0.08, r * 1.02), '#000', opacity(0.35)) +
    kit.bevel(circle(0, 0, r), metal, 5) +
    filled(circle(0, 0, r * 0.91), face) +
    stroked(circle(0, 0, r * 0.91), metal.d3, 2 * unit) +
    stroked(circle(0, 0, r * 0.86), metal.l1, 1.2 * unit, opacity(0.7)) +
    rays({ ...picture, rng }, 0, 0, r * 0.85, 18, palette.light, 0.28, 0, 360, 0.5);
  return group(placed(x, y), back + disc);
}

/** Two companions behind the hero's shoulders, faded by distance. */
export function drawTrio(picture: Picture, stage: Stage, hero: HeroName, theme: Theme): string {
  const { palette } = picture;
  const legal = theme.heroes.filter((name) => name !== hero && HEROES[name].anchor !== 'bust');
  const pool = legal.length > 1 ? legal : [...legal, ...theme.supports];
  const pair = picture.fork('trio').shuffle(pool).slice(0, 2);
  const faded = fadePalette(palette, 0.3, mix(palette.mid, palette.deep, 0.25));
  const wide = picture.W > picture.H;
  const companions = pair.map((name, i) => {
    const side = i ? 1 : -1;
    const scale = fitScale(name, stage.size * 0.5, stage.size * 0.56);
    const half = (heroSize(name).height / 2) * scale;
    const standing = stage.grounded && HEROES[name].anchor === 'ground';
    return placeHero(picture, name, `trio${i}`, {
      x: stage.x + side * stage.size * (wide ? 0.42 : 0.3),
      y: standing
        ? stage.base - half - stage.size * 0.02
        : stage.y + stage.size * (i ? -0.06 : -0.02),
      scale,
      turn: standing ? 0 : side * 8,
      palette: faded,
    });
  });
  return (
    companions.join('') + light(picture, stage.x, stage.y, stage.reach * 0.8, palette.glow, 0.5)
  );
}

/** A pile of coins and gems at the hero's feet. */
export function drawPile(picture: Picture, stage: Stage, ownMetal: boolean): string {
  const { kit, palette, W, H, unit } = picture;
  const rng = picture.fork('pile');
  const wide = W > H ? stage.size * 0.72 : W * 0.6;
  const metal = ownMetal ? palette.metal : METALS.gold;
  const pieces: [depth: number, svg: string][] = [];
  // Extend the pile to the edge, so that it does not float.
  const rows = Math.ceil((H - stage.base) / (stage.size * 0.055)) + 3;
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < 13; i++) {
      const t = ((i + 0.5 + (row % 2) * 0.5) / 13) * 2 - 1;
      const x = stage.x + t * wide + rng.float(-7, 7) * unit;
      const rise = t * t * stage.size * 0.1;
      const y = stage.base + stage.size * (row - 1) * 0.055 + rise + rng.float(-4, 4) * unit;
      const r = stage.size * rng.float(0.04, 0.058);
      if (x < -r || x > W + r || y > H + r) continue;
      const piece = rng.chance(0.09)
        ? gem(kit, rng, r * 0.95, rng.pick([palette.key, palette.accent, palette.key2]), 'cushion')
        : coin(kit, r, { ky: rng.float(0.34, 0.6), th: r * 0.32, emblem: 'star', r: metal });
      pieces.push([y, group(placed(x, y, 1, rng.float(-24, 24)), piece)]);
    }
  }
  return pieces
    .sort(([a], [b]) => a - b)
    .map(([, svg]) => svg)
    .join('');
}

/** A window of three reels, with the hero on the middle line. */
export function drawReels(picture: Picture, stage: Stage, hero: HeroName, theme: Theme): string {
  const { doc, kit, palette, W, H, unit, mode } = picture;
  const rng = picture.fork('reels');
  const metal = palette.metal;
  const w = Math.min(W * 0.9, H * 1.1);
  const h = H * (W < H ? 0.56 : 0.78);
  const left = (W - w) / 2;
  const top = stage.y - h / 2;
  const column = (w - 16 * unit) / 3;
  const pool: HeroName[] = [hero, ...rng.shuffle(theme.heroes.filter((name) => name !== hero))];
  const strip = reelPaint(picture, rng.int(0, 2));
  const shade = doc.linear([
    [0, palette.ink, 0.6],
    [0.26, palette.ink, 0],
    [0.74, palette.ink, 0],
    [1, palette.ink, 0.6],
  ]);
  let svg =
    filled(
      roundRect(left, top, w, h, 12 * unit),
      '#000',
      `${opacity(0.4)} transform="translate(0 7)"`,
    ) +
    kit.bevel(roundRect(left, top, w, h, 12 * unit), metal, 4) +
    filled(
      roundRect(left + 8 * unit, top + 8 * unit, w - 16 * unit, h - 16 * unit, 8 * unit),
      palette.ink,
    );
  for (let i = 0; i < 3; i++) {
    const x = left + 8 * unit + i * column;
    const pane = roundRect(
      x + 2 * unit,
      top + 10 * unit,
      column - 4 * unit,
      h - 20 * unit,
      5 * unit,
    );
    const halo = mode === 'neon' ? palette.glow : mix(palette.glow, palette.key.l1, 0.4);
    let symbols = filled(pane, strip);
    for (const row of [-1, 1, 0]) {
      const name = row === 0 ? hero : item(pool, (i + row + 3) % pool.length);
      const y = stage.y + row * h * 0.36;
      if (row === 0) symbols += light(picture, x + column / 2, y, column * 0.6, halo, 0.8);
      symbols += placeHero(picture, name, row === 0 ? 'reel' : `reel${i}${row}`, {
        x: x + column / 2,
        y,
        scale: fitScale(name, column * 0.84, column * 0.96),
        extra: row === 0 ? '' : opacity(0.8),
      });
    }
    svg += kit.clipped(pane, symbols + filled(pane, shade));
  }
  const arrow = (x: number, side: 1 | -1) =>
    `M${fix(x)} ${fix(stage.y)}l${fix(16 * side * unit)} ${fix(-11 * unit)}v${fix(22 * unit)}Z`;
  return (
    svg +
    filled(arrow(left, 1) + arrow(left + w, -1), palette.accent.b) +
    stroked(roundRect(left, top, w, h, 12 * unit), metal.l2, 1.4 * unit)
  );
}

function reelPaint({ doc, palette, mode }: Picture, kind: number): string {
  const { key, mid, glow, deep, ink } = palette;
  if (mode === 'neon' || kind === 2) return doc.linear([ink, mix(deep, mid, 0.6), ink]);
  if (kind === 1) return doc.linear([key.d3, key.d1, key.l1, key.d1, key.d3]);
  const pale = mix(glow, '#ffffff', 0.55);
  const dim = mix(mid, glow, 0.4);
  return doc.linear([dim, pale, mix(glow, '#ffffff', 0.86), pale, dim]);
}
