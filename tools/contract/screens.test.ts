import { readFileSync } from 'node:fs';
import { contract } from '@lobby/api-client/contract';
import { PATHS } from '@lobby/core';
import { createSandbox } from '@lobby/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { at } from '../workspace/paths.mjs';

const page = readFileSync(at('docs/screens.md'), 'utf8');
const calls = Object.entries(contract).flatMap(([area, group]) =>
  Object.keys(group).map((name) => `${area}.${name}`),
);
const AREAS = Object.keys(contract).join('|');
/** Calls that the first two cells of a row name. */
const named = new Set(
  page.split('\n').flatMap((line) => {
    const [, first = '', second = ''] = line.split('|');
    return [...`${first}|${second}`.matchAll(new RegExp(`\`((?:${AREAS})\\.\\w+)\``, 'g'))].map(
      ([, call = '']) => call,
    );
  }),
);
/** Names that follow a word on the page: `timeOut` in "state `timeOut`". */
const after = (word: string) =>
  new Set([...page.matchAll(new RegExp(`\\b${word} \`(\\w+)\``, 'g'))].map(([, name]) => name));

/** Separate flags that are on without a setting. */
const PROMOTION_KINDS = ['REFERRAL', 'MISSION'];

test('every call that the page of screens names is in the contract', () => {
  expect([...named].filter((call) => !calls.includes(call))).toEqual([]);
});

test.each(calls)('a screen is served by %s, or the page says that none is', (call) => {
  expect(named.has(call), `docs/screens.md names ${call} in no row: add one`).toBe(true);
});

test.each(Object.values(PATHS))('the screen at %s has a row', (path) => {
  expect(page.includes(`\`${path}`), `docs/screens.md has no row for ${path}: add one`).toBe(true);
});

test('every state, knob, account and flag that leads to a state is there', () => {
  const { control, close } = createSandbox();
  onTestFinished(close);
  const accounts = new Set(control.accounts().map(({ userName }) => userName));
  expect([...after('user')].filter((name) => !accounts.has(name ?? ''))).toEqual([]);
  const flags = [...Object.keys(control.state().brands[0]?.flags ?? {}), ...PROMOTION_KINDS];
  expect([...after('flag')].filter((name) => !flags.includes(name ?? ''))).toEqual([]);
  const knobs = Object.keys(control.knobs);
  expect([...after('knob')].filter((name) => !knobs.includes(name ?? ''))).toEqual([]);
  for (const state of after('state')) {
    expect(() => control.knobs.enter({ state: state as 'timeOut' }), state).not.toThrow();
  }
  expect(after('state').size).toBeGreaterThan(15);
});
