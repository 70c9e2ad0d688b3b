import { expect, it } from 'vitest';
import { EXAMPLES } from '.';
import type { Example } from './example';

const areas: Record<string, Record<string, Example>> = EXAMPLES;

/** Static examples by name; excludes inputs built from prepared data (for example an order number). */
const known = Object.entries(areas)
  .flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, { input = {}, user }]) =>
      typeof input === 'function' ? [] : [{ name: `${area}.${name}`, example: { input, user } }],
    ),
  )
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, example }) => [name, example]);

it('holds the examples that the API documents show; `--update` writes them anew', async () => {
  await expect(`${JSON.stringify(Object.fromEntries(known), null, 2)}\n`).toMatchFileSnapshot(
    '../../pages/openapi/known-examples.json',
  );
});
