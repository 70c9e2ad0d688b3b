import { type Call, contract } from '@lobby/api-client/contract';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { requestOf } from '../testing/visitor';
import { isKept } from './answer-cache';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

const CALLS: readonly string[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Call>(calls)
    .filter(([, call]) => isKept(call))
    .map(([name]) => `${area}.${name}`),
);

/** Responses of all cached calls; a `mark` busts the cache. */
async function answers(mark = ''): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const name of CALLS) {
    const request = requestOf(name, mark === '' ? {} : { mark });
    texts[name] = await (await sandbox.fetch(request)).text();
  }
  return texts;
}

const VENDOR = 'moonkoi';
const NODE = '20001';

test.each<[name: string, changed: string[], change: () => unknown]>([
  [
    'a vendor',
    ['games.vendors'],
    () => sandbox.control.knobs.vendor({ vendor: VENDOR, state: 'off' }),
  ],
  ['a game', ['games.list'], () => sandbox.control.knobs.game({ nodeId: NODE, state: 'off' })],
  [
    'contacts',
    ['system.domainRoute'],
    () => sandbox.control.knobs.settings({ brand: 'aurora', contacts: 'off' }),
  ],
  [
    'a registration field',
    ['access.registerSettings'],
    () =>
      sandbox.control.knobs.registration({ brand: 'aurora', field: 'payeeName', need: 'hidden' }),
  ],
  ['content', [], () => sandbox.control.content({ brand: 'aurora', kind: 'notice', title: 'New' })],
  ['flags', [], () => sandbox.control.flags({ brand: 'aurora', flags: { MAILCEN: false } })],
  ['the clock', [], () => sandbox.control.clock({ shiftMs: 86_400_000 })],
  ['a reset', ['games.list', 'games.vendors'], () => sandbox.reset()],
])('after a change of %s no cached answer is stale', async (name, changed, change) => {
  if (name === 'a reset') {
    sandbox.control.knobs.vendor({ vendor: VENDOR, state: 'off' });
    sandbox.control.knobs.game({ nodeId: NODE, state: 'off' });
  }
  const before = await answers();
  change();
  const after = await answers();
  expect(after).toEqual(await answers('1'));
  expect(CALLS.filter((call) => after[call] !== before[call])).toEqual(
    expect.arrayContaining(changed),
  );
});

it('caches calls of the catalogue, places and registration', () => {
  expect(CALLS.toSorted()).toEqual([
    'access.registerSettings',
    'games.hot',
    'games.list',
    'games.vendors',
    'system.country',
    'system.domainRoute',
  ]);
});
