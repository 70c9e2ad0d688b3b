import * as z from 'zod/mini';
import type { Sandboxed } from '../../calls/core';
import { ControlError } from '../control-error';
import type { Knob } from './knob';
import { KNOBS, type Knobs } from './knobs';

/** Typed function of each knob; fields with a default are optional. */
export type TurnKnobs = {
  [N in keyof Knobs]: (
    input: z.input<z.ZodMiniObject<Knobs[N]['fields']>>,
  ) => ReturnType<Knobs[N]['turn']>;
};

export const knobNames = Object.keys(KNOBS) as readonly (keyof Knobs)[];

/**
 * Creates the functions of all knobs. Each call runs the due jobs first and clears the
 * response cache last. Throws `ControlError` for an invalid input.
 */
export function turnKnobs(core: Sandboxed, advance: (ms: number) => void): TurnKnobs {
  const turning =
    ({ fields, turn }: Knob) =>
    (given: unknown) => {
      const input = z.safeParse(z.object(fields), given);
      if (!input.success) throw new ControlError(z.prettifyError(input.error), 400);
      core.runDue();
      try {
        return turn({ core, now: core.now(), advance }, input.data);
      } finally {
        core.answers.clear();
      }
    };
  return Object.fromEntries(
    Object.entries<Knob>(KNOBS).map(([name, row]) => [name, turning(row)]),
  ) as TurnKnobs;
}
