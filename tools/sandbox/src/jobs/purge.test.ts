import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { openDb } from '../database/db';
import { EXPIRING } from '../modules';
import { signedInAs, visitor } from '../testing/visitor';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 10, 20, 9);
const MOBILE = '0912345601';

let folder: string;
let sandbox: Sandbox;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const database = join(folder, 'sandbox.db');
  sandbox = createSandbox({ database, seed: 'small', strict: true, now: () => NOW });
});
afterEach(() => {
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Number of rows by table, after the jobs due at this shift of the clock. */
async function countsAfter(shiftMs: number): Promise<Record<string, number>> {
  sandbox.control.clock({ shiftMs, keepSessions: false });
  await visitor(sandbox).value('system.status');
  const db = openDb(join(folder, 'sandbox.db'));
  const count = (table: string) =>
    db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
  const tables = [...EXPIRING.map(({ table }) => table), 'sms_failures'];
  const counts = Object.fromEntries(tables.map((table) => [table, count(table)]));
  db.close();
  return counts;
}

it('deletes rows that expired a day ago, and no newer ones', async () => {
  const guest = visitor(sandbox);
  await guest.value('access.captcha');
  await guest.value('access.sendLoginSms', { mobileNo: MOBILE, countryDialingCode: '84' });
  await guest.call('access.login', { type: 'sms', mobileNum: MOBILE, messageCode: '000000' });
  await signedInAs(sandbox, 'player01').value('games.launch', {
    launchMode: 'GLS',
    nodeId: '20001',
    vendor: 'moonkoi',
    gameId: 'MOONKOI_1000',
  });
  const made = { captchas: 1, sms_codes: 1, sms_failures: 1, allowances: 1, launches: 1 };
  const seeded = await countsAfter(0);
  expect(seeded).toMatchObject(made);
  expect(seeded['sessions']).toBeGreaterThan(0);
  expect(await countsAfter(15 * HOUR_MS)).toEqual(seeded);

  const left = await countsAfter(3 * DAY_MS);
  expect(Object.values(left).every((rows) => rows === 0)).toBe(true);
  await guest.value('access.captcha');
  expect(await countsAfter(4 * DAY_MS)).toMatchObject({ captchas: 1 });
  expect(await countsAfter(6 * DAY_MS)).toMatchObject({ captchas: 0 });
});
