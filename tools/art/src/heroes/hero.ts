import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';

/** Draws an object around 0,0, about 200 units tall. */
export type DrawHero = (kit: Kit, rng: Rng) => string;

/** Anchor of an object: floating, on the ground, or cut at the lower edge. */
export type Anchor = 'float' | 'ground' | 'bust';

export interface Hero {
  readonly draw: DrawHero;
  readonly anchor: Anchor;
  /** Whether it swims, so that it may face either way and never stands on the ground. */
  readonly swims: boolean;
}

/** An object with its composition properties. */
export const hero = (
  draw: DrawHero,
  { anchor = 'float', swims = false }: { anchor?: Anchor; swims?: boolean } = {},
): Hero => ({ draw, anchor, swims });
