import type { Ramp } from '../core/colour';
import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';

/** What a fish is drawn with: its body ramp and the one of its fins and marks. */
export interface FishPaint {
  kit: Kit;
  rng: Rng;
  c: Ramp;
  c2: Ramp;
}

/** The parts of a fish that its kind decides: what is behind, the outline, the marks, the eye. */
export interface FishShape {
  fins: string;
  body: string;
  inner: string;
  ex: number;
  ey: number;
  er: number;
}
