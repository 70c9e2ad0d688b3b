import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';

/** Draws an object around 0,0, about 200 units tall. */
export type DrawHero = (kit: Kit, rng: Rng) => string;

/** Where an object belongs: in the air, on the ground, or rising from the lower edge. */
export type Anchor = 'float' | 'ground' | 'bust';

export interface Hero {
  readonly draw: DrawHero;
  readonly anchor: Anchor;
  /** Swims, so it may face either way and never stands. */
  readonly swims: boolean;
}

/** An object with what the composition must know about it. */
export const hero = (
  draw: DrawHero,
  { anchor = 'float', swims = false }: { anchor?: Anchor; swims?: boolean } = {},
): Hero => ({ draw, anchor, swims });
