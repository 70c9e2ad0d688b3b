import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { supports } from '../workspace/node-check.cjs';
import { at } from '../workspace/paths.mjs';

const range: string = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node;

it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '25.1.0'])('supports Node %s', (version) => {
  expect(supports(version, range)).toBe(true);
});

it.each(['8.17.0', '18.20.4', '20.18.9', '21.7.3', '22.12.0', '23.11.0'])(
  'refuses Node %s',
  (version) => {
    expect(supports(version, range)).toBe(false);
  },
);

it('ends with one sentence that names the remedy', () => {
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });";
  const check = `${pretend} require(${JSON.stringify(at('tools/workspace/node-check.cjs'))});`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', check], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/needs Node .* this is Node 18\.20\.4: install a supported one/),
  ]);
});
