import { expect, it } from 'vitest';
import { EXAMPLES } from '.';
import type { Example } from './example';

const areas: Record<string, Record<string, Example>> = EXAMPLES;

/** Static examples; excludes inputs built from prepared data (for example an order number). */
const known = Object.fromEntries(
  Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, { input = {}, user }]) =>
      typeof input === 'function'
        ? []
        : [[`${area}.${name}`, { input, ...(user !== undefined && { user }) }]],
    ),
  ),
);

it('holds the examples that the API documents show; write them anew with `vitest -u`', async () => {
  await expect(`${JSON.stringify(known, null, 2)}\n`).toMatchFileSnapshot(
    '../../pages/openapi/known-examples.json',
  );
});
