import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failedOutput, nxTasks, playwrightResult, sum, vitestResult } from './results.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'results-'));
afterAll(() => rmSync(dir, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(dir, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const MISSING = path.join(dir, 'missing.json');

describe('a report of Vitest', () => {
  const file = (status: string, tests: [string, string][]) => ({
    name: path.join(dir, 'a.test.ts'),
    status,
    message: 'Cannot find module\nmore',
    assertionResults: tests.map(([fullName, testStatus]) => ({
      fullName,
      status: testStatus,
      failureMessages: testStatus === 'failed' ? [`\u001b[31mexpected 1\u001b[39m\nto be 2`] : [],
    })),
  });

  it('counts what passed, failed and was skipped', () => {
    const tests: [string, string][] = [
      ['one', 'passed'],
      ['two', 'failed'],
      ['three', 'skipped'],
    ];
    const result = vitestResult(report({ testResults: [file('failed', tests)] }), false);
    expect(result).toEqual({
      passed: 1,
      failures: [expect.stringContaining('> two')],
      skipped: 1,
      output: [expect.stringMatching(/> two\n {2}expected 1\n {2}to be 2$/)],
    });
  });

  it('counts a file that did not load as one failure', () => {
    const { failures } = vitestResult(report({ testResults: [file('failed', [])] }), false);
    expect(failures).toEqual([expect.stringContaining('Cannot find module')]);
  });

  it('is a failure when it is missing or broken', () => {
    expect(vitestResult(MISSING, true).failures).toHaveLength(1);
    expect(vitestResult(report('{"testRes'), true).failures).toHaveLength(1);
  });

  it('is a failure when the run failed outside its tests', () => {
    const good = report({ testResults: [file('passed', [['one', 'passed']])] });
    expect(vitestResult(good, false)).toMatchObject({ passed: 1, failures: [expect.any(String)] });
  });
});

describe('a report of Playwright', () => {
  const suite = (statuses: string[]) => ({
    title: 'login.spec.ts',
    specs: [],
    suites: [
      {
        title: 'a guest',
        specs: statuses.map((status, index) => ({
          title: `journey ${index}`,
          tests: [{ projectName: 'aurora', status }],
        })),
      },
    ],
  });

  it('counts an unexpected and a flaky journey as failed', () => {
    const statuses = ['expected', 'unexpected', 'flaky', 'skipped'];
    const result = playwrightResult(report({ suites: [suite(statuses)], errors: [] }), false);
    expect(result).toEqual({
      passed: 1,
      failures: [
        'aurora > login.spec.ts > a guest > journey 1',
        'aurora > login.spec.ts > a guest > journey 2',
      ],
      skipped: 1,
    });
  });

  it('is a failure when it is missing, or when the run failed outside its journeys', () => {
    expect(playwrightResult(MISSING, true).failures).toHaveLength(1);
    expect(playwrightResult(report({ suites: [], errors: [] }), false).failures).toHaveLength(1);
    const error = { message: 'Error: no tests found\nmore' };
    expect(playwrightResult(report({ suites: [], errors: [error] }), false).failures).toEqual([
      'Error: no tests found',
    ]);
  });
});

it('reads each task of an Nx run', () => {
  const task = { target: 'lint', projectName: 'core', status: 1 };
  expect(nxTasks(report({ tasks: [task] }))).toEqual([
    { target: 'lint', project: 'core', good: false },
  ]);
  expect(nxTasks(MISSING)).toBeUndefined();
});

it('adds results up', () => {
  const parts = [
    { passed: 1, failures: ['a'], skipped: 0, output: ['a\n  why'] },
    { passed: 2, failures: [], skipped: 1 },
  ];
  expect(sum(parts)).toEqual({ passed: 3, failures: ['a'], skipped: 1, output: ['a\n  why'] });
});

it('shows what the failed tasks of an Nx run said, and nothing else', () => {
  const log = [
    '> nx run core:lint',
    'all is well',
    '> nx run shell:lint  [local cache]',
    'line 7: wrong',
    ' NX   Running target lint for 2 projects failed',
  ].join('\n');
  const shown = failedOutput(log, ['shell:lint']);
  expect(shown).toContain('line 7: wrong');
  expect(shown).not.toMatch(/all is well|projects failed/);
});
