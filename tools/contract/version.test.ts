import { expect, it, test } from 'vitest';
import type { Row } from './compare-contracts.mjs';
import { loadPresent } from './load-contract.mjs';
import { hashOf, levelOf, raised, released } from './version.mjs';

it('the version was raised with the contract', async () => {
  const sentence =
    'The contract changed: run `npm run contract:diff -- --raise`, and commit tools/contract/version.json with it.';
  expect(released().contract, sentence).toBe(hashOf(await loadPresent()));
});

const row = (verdict: Row['verdict']): Row => ({
  call: 'a.b',
  where: '',
  what: 'call added',
  from: '',
  to: '',
  verdict,
});

test.each([
  ['major', [row('safe'), row('breaks')], true],
  ['minor', [row('safe')], true],
  ['minor', [row('note')], true],
  ['patch', [], true],
  ['none', [], false],
] as const)('asks for a %s version', (level, rows, changed) => {
  expect(levelOf(rows, changed)).toBe(level);
});

test.each([
  ['major', '2.0.0'],
  ['minor', '1.3.0'],
  ['patch', '1.2.4'],
  ['none', '1.2.3'],
] as const)('raises 1.2.3 by %s to %s', (level, version) => {
  expect(raised('1.2.3', level)).toBe(version);
});

test('a hash follows what a call says, and not the order of its lines', async () => {
  const contract = await loadPresent();
  const [[name = '', call] = []] = Object.entries(contract);
  const turned = Object.fromEntries(Object.entries(contract).toReversed());
  expect(hashOf(turned)).toBe(hashOf(contract));
  expect(hashOf({ ...contract, [name]: { ...call, method: 'PUT' } } as typeof contract)).not.toBe(
    hashOf(contract),
  );
});
