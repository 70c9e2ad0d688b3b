import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { logOf, runStep } from '../workspace/step.mjs';

const said: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
afterEach(() => said.splice(0));

const node = (script: string) => ({
  title: 'Trying',
  log: 'step-test',
  command: process.execPath,
  args: ['-e', script],
});

it.each([
  ['process.exit(0)', true],
  ['process.exit(3)', false],
  ['throw new Error("no")', false],
])('%s is %s', async (script, good) => {
  expect(await runStep(node(script))).toBe(good);
});

it('is a failure where there is no such program', async () => {
  expect(await runStep({ ...node(''), command: '/no/such/program' })).toBe(false);
});

it('keeps what was said last', async () => {
  await runStep(node('console.log("first"); process.stdout.write("last\\n")'));
  expect(readFileSync(logOf('step-test'), 'utf8')).toBe('first\nlast\n');
});

it('does not wait for what a program leaves behind with its output open', async () => {
  const left = `require('node:child_process').spawn(process.execPath,
    ['-e', 'setTimeout(() => {}, 20000)'], { stdio: ['ignore', 'inherit', 'inherit'], detached: true }).unref()`;
  const since = Date.now();
  expect(await runStep(node(left))).toBe(true);
  expect(Date.now() - since).toBeLessThan(15_000);
});

it('ends a program that does not end, and says so', async () => {
  expect(await runStep({ ...node('setInterval(() => {}, 1000)'), limit: 300 })).toBe(false);
  expect(said.join('')).toContain('does not come to an end by itself');
});
