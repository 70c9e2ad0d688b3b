import type { Breach, Permitted } from './breach.ts';
import * as imports from './imports.data.ts';
import * as names from './names.data.ts';
import * as sandbox from './sandbox.data.ts';
import * as screens from './screens.data.ts';
import * as state from './state.data.ts';

const AREAS = [names, screens, state, sandbox, imports];

/** Code that breaks exactly one rule. */
export const BREACHES: readonly Breach[] = AREAS.flatMap(({ BREACHES: some }) => some);

/** Code that breaks none. */
export const PERMITTED: readonly Permitted[] = AREAS.flatMap(({ PERMITTED: some }) => some);
