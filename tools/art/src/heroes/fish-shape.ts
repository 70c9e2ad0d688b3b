import type { Ramp } from '../core/colour';
import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';

/** Paint of a fish: ramps of its body, and of its fins and marks. */
export interface FishPaint {
  kit: Kit;
  rng: Rng;
  c: Ramp;
  c2: Ramp;
}

/** Parts of a fish that depend on its kind: back parts, outline, marks, eye. */
export interface FishShape {
  fins: string;
  body: string;
  inner: string;
  ex: number;
  ey: number;
  er: number;
}
