import { describe, expect, it } from 'vitest';
import { joinAlone, testsToRepeat } from './repeat.mjs';

describe('failed unit tests', () => {
  const failures = [
    'libs/core/src/a.test.ts > a day > ends',
    'libs/core/src/b.test.ts > two > parts',
  ];

  it('are repeated by file and full name', () => {
    expect(testsToRepeat({ passed: 9, failures, skipped: 0 })).toEqual([
      { failure: failures[0], file: 'libs/core/src/a.test.ts', name: 'a day > ends' },
      { failure: failures[1], file: 'libs/core/src/b.test.ts', name: 'two > parts' },
    ]);
  });

  it.each([
    ['they are many', { failures: Array.from({ length: 5 }, (_, n) => `a.test.ts > ${n}`) }],
    ['a file did not load', { failures: [...failures, 'c.test.ts: Cannot find module'] }],
    [
      'a property has a counterexample',
      { failures, output: ['a day > ends\n  Error: Property failed after 9 tests'] },
    ],
  ])('are not repeated when %s', (_, result) => {
    expect(testsToRepeat({ passed: 9, skipped: 0, ...result })).toEqual([]);
  });
});

describe('journeys that failed among others', () => {
  const crowd = { passed: 10, failures: ['a', 'b'], skipped: 1 };

  it.each([
    [
      'pass alone: passes, named as unsteady',
      crowd,
      { passed: 2, failures: [], skipped: 0 },
      { passed: 12, failures: [], skipped: 1, unsteady: ['a', 'b'] },
    ],
    [
      'fail alone: failures',
      crowd,
      { passed: 1, failures: ['b'], skipped: 0 },
      { passed: 11, failures: ['b'], skipped: 1, unsteady: ['a'] },
    ],
    [
      'did not all run again: failures',
      crowd,
      { passed: 1, failures: [], skipped: 0 },
      { ...crowd, unsteady: [] },
    ],
  ])('and %s', (_, among, alone, joined) => {
    expect(joinAlone(among, alone)).toEqual(joined);
  });
});
