import { mix } from '../core/colour';
import { lerp, radians } from '../core/numbers';
import { fadePalette } from '../core/palette';
import type { Rng, Weighted } from '../core/rng';
import type { HeroName } from '../heroes';
import type { GameShape, Stage } from './layout';
import { heroSize, isFlatMode, type Picture, placeHero } from './picture';

/** Companions of the hero: one arrangement per picture, never scattered at random. */
export interface Supports {
  behind: string;
  inFront: string;
}

export type Arrangement = 'none' | 'flank' | 'orbit' | 'rain' | 'school';

/** Objects simple and round enough to orbit a hero. */
const ORBITING: ReadonlySet<HeroName> = new Set<HeroName>([
  'coin',
  'gem',
  'star',
  'planet',
  'chip',
  'clover',
  'lotus',
  'diamondSide',
  'fruit',
]);

class Arranger {
  behind = '';
  inFront = '';

  constructor(
    readonly picture: Picture,
    readonly stage: Stage,
    readonly pool: readonly HeroName[],
    readonly rng: Rng,
  ) {}

  /** Draws one companion with `size` as its larger extent; distant ones fade. */
  piece(
    name: HeroName,
    key: string,
    at: { x: number; y: number; size: number; turn: number; far?: number; extra?: string },
  ): string {
    const { palette } = this.picture;
    const { width, height } = heroSize(name);
    const air = mix(palette.mid, palette.deep, 0.15);
    return placeHero(this.picture, name, `support/${key}`, {
      x: at.x,
      y: at.y,
      scale: at.size / Math.max(width, height),
      turn: at.turn,
      palette: at.far ? fadePalette(palette, at.far, air) : palette,
      extra: at.extra ?? '',
    });
  }

  flank(shape: GameShape): void {
    const { stage, rng } = this;
    const away = stage.size * (shape === 'landscape' ? 0.5 : 0.37);
    const y = shape === 'portrait' ? Math.min(stage.base, this.picture.H * 0.68) : stage.base;
    for (const side of [-1, 1]) {
      const size = stage.size * (side < 0 ? 0.38 : 0.36);
      this.behind += this.piece(rng.pick(this.pool), `flank${side}`, {
        x: stage.x + side * away,
        y: y - size * 0.5 - rng.float(0, stage.size * 0.06),
        size,
        turn: stage.grounded ? 0 : side * 14,
        far: 0.08,
      });
    }
  }

  orbit(): void {
    const { stage, rng } = this;
    const orbiting = this.pool.filter((name) => ORBITING.has(name));
    if (orbiting.length === 0) return;
    const name = rng.pick(orbiting);
    const count = rng.int(5, 7);
    const phase = rng.float(360);
    for (let i = 0; i < count; i++) {
      const a = radians(phase + (i * 360) / count);
      const depth = Math.sin(a);
      const y = stage.y + depth * stage.size * 0.3 - stage.size * 0.02;
      const piece = this.piece(name, `orbit${i}`, {
        x: stage.x + Math.cos(a) * stage.size * 0.47,
        y,
        size: stage.size * (0.13 + depth * 0.035),
        turn: Math.cos(a) * 24,
        far: depth < 0 ? 0.4 : 0.1,
      });
      // Pieces may pass in front only at the sides, never over the hero's face.
      if (depth > 0.3 && Math.abs(Math.cos(a)) > 0.72) this.inFront += piece;
      else this.behind += piece;
    }
  }

  rain(): void {
    const { stage, rng, picture } = this;
    const name = rng.pick(this.pool);
    const falling = [
      [-0.36, -0.42, 0.12, 0.5],
      [0.3, -0.5, 0.1, 0.55],
      [0.42, -0.18, 0.17, 0.3],
      [-0.46, 0.02, 0.2, 0.2],
      [0.1, -0.58, 0.08, 0.6],
    ] as const;
    falling.forEach(([x, y, size, far], i) => {
      this.behind += this.piece(name, `rain${i}`, {
        x: stage.x + x * stage.size,
        y: stage.y + y * stage.size,
        size: size * stage.size,
        turn: rng.float(-40, 40),
        far,
      });
    });
    const blur = isFlatMode(picture.mode)
      ? ''
      : `filter="${picture.doc.blur(2.4 * picture.unit, 15)}"`;
    this.inFront += this.piece(name, 'near', {
      x: picture.W * (rng.chance() ? 0.02 : 0.98),
      y: picture.H * rng.float(0.56, 0.66),
      size: stage.size * 0.32,
      turn: rng.float(-30, 30),
      extra: blur,
    });
  }

  school(): void {
    const { stage, rng } = this;
    const count = rng.int(4, 6);
    for (let i = 0; i < count; i++) {
      const side = i % 2 ? 1 : -1;
      this.behind += this.piece(rng.pick(this.pool), `school${i}`, {
        x: stage.x + side * stage.size * rng.float(0.26, 0.48),
        y: stage.y + stage.size * lerp(-0.42, 0.38, (i + 0.5) / count) * rng.float(0.8, 1.1),
        size: stage.size * lerp(0.13, 0.26, rng.next()),
        turn: rng.float(-18, 18),
        far: lerp(0.5, 0.16, i / (count - 1)),
      });
    }
  }
}

/** Draws the hero's companions in a weighted random arrangement. */
export function drawSupports(
  picture: Picture,
  stage: Stage,
  shape: GameShape,
  pool: readonly HeroName[],
  weights: readonly Weighted<Arrangement>[],
): Supports {
  if (pool.length === 0) return { behind: '', inFront: '' };
  const arranger = new Arranger(picture, stage, pool, picture.fork('supports'));
  const arrangement = picture.fork('arrangement').weighted(weights);
  if (arrangement === 'flank') arranger.flank(shape);
  if (arrangement === 'orbit') arranger.orbit();
  if (arrangement === 'rain') arranger.rain();
  if (arrangement === 'school') arranger.school();
  return { behind: arranger.behind, inFront: arranger.inFront };
}
