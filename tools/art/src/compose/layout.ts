import type { HeroName } from '../heroes';
import { HEROES } from '../heroes';
import { fitScale, heroSize, type Picture } from './picture';

/** Crops of the brands' tiles. */
export type GameShape = 'portrait' | 'square' | 'landscape';

/** Drawing sizes: one and a half times the tile's CSS size. */
export const GAME_SIZES: Record<GameShape, readonly [width: number, height: number]> = {
  portrait: [360, 480],
  square: [360, 360],
  landscape: [480, 360],
};

/** Composition of the hero. */
export type Staging = 'monument' | 'closeup' | 'diagonal' | 'trio' | 'medallion' | 'pile' | 'reels';

/** Placement of the hero: centre, scale, tilt and ground line. */
export interface Stage {
  x: number;
  y: number;
  scale: number;
  turn: number;
  base: number;
  /** The hero's larger half extent, for lights and rings around it. */
  reach: number;
  /** The side of the largest square in the picture. */
  size: number;
  grounded: boolean;
}

interface Frame {
  /** Middle and size of the room for the hero, and the ground, as fractions of the picture. */
  y: number;
  w: number;
  h: number;
  ground: number;
}

/** Hero frames by shape. On portrait tiles the page sets the name over a scrim at the bottom. */
const FRAMES: Record<GameShape, Frame> = {
  portrait: { y: 0.44, w: 1, h: 0.74, ground: 0.86 },
  square: { y: 0.5, w: 0.86, h: 0.84, ground: 0.94 },
  landscape: { y: 0.5, w: 0.74, h: 0.86, ground: 0.945 },
};

const ROOM: Record<Staging, number> = {
  monument: 1,
  closeup: 1.3,
  diagonal: 1.08,
  trio: 0.84,
  medallion: 0.74,
  pile: 0.9,
  reels: 0.5,
};

/** Calculates the placement of the hero. */
export function stageHero(
  picture: Picture,
  shape: GameShape,
  staging: Staging,
  hero: HeroName,
): Stage {
  const { W, H } = picture;
  const frame = FRAMES[shape];
  const { anchor, swims } = HEROES[hero];
  const room = ROOM[staging] * (anchor === 'bust' ? 1.24 : 1);
  const turn =
    staging === 'diagonal' && anchor === 'float' && !swims
      ? picture.fork('turn').pick([-13, 12, 15])
      : anchor === 'float'
        ? picture.fork('tilt').bell() * 5
        : 0;
  const scale = fitScale(hero, frame.w * W * room, frame.h * H * room) * (turn > 8 ? 0.93 : 1);
  const { width, height } = heroSize(hero);
  const drift = staging === 'closeup' ? picture.fork('drift').pick([-0.1, 0.1, 0]) : 0;
  const free = staging === 'medallion' || staging === 'reels' || staging === 'closeup';
  const grounded = anchor === 'ground' && !free;
  const half = (height / 2) * scale;
  let y = frame.y * H;
  if (grounded) y = frame.ground * H - half;
  // A bust has no lower end, so the edge of the picture must hide the cut.
  if (anchor === 'bust' && !free) y = Math.max(1.01 * H - half, frame.y * H * 0.9);
  return {
    x: W * (0.5 + drift),
    y,
    scale,
    turn,
    base: y + half,
    reach: Math.max(width, height) * scale * 0.56,
    size: Math.min(W, H),
    grounded,
  };
}
