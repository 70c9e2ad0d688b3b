import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runLedger } from '../load/ledger.mjs';
import { buildSandbox } from './testing/build-sandbox';

let folder: string;
beforeAll(async () => {
  folder = await buildSandbox();
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Large-scale version: `npm run bench:ledger`. */
it('the ledger has each deposit and withdrawal once despite repeated and lost calls and a killed server', async () => {
  const main = join(folder, 'main.js');
  const { intents, acknowledged, faults } = await runLedger({
    intents: 400,
    kills: 1,
    depositors: 30,
    main,
  });
  expect(faults).toEqual([]);
  expect(intents).toBe(400);
  expect(acknowledged).toBeGreaterThan(200);
}, 90_000);
