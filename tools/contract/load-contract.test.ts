import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAt, loadPresent } from './load-contract.mjs';

const FOLDER = 'libs/api-client/src/contract';
let repository = '';

const git = (...args: string[]) => {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: repository });
};

function commit(path_: string): void {
  const text = `import * as z from 'zod/mini';
export const contract = { area: { one: { method: 'GET', path: '${path_}', input: z.object({}), value: z.object({ at: z.int() }), errors: [] } } };`;
  writeFileSync(path.join(repository, FOLDER, 'index.ts'), text);
  git('add', '.');
  git('commit', '-qm', path_);
}

beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'contract-'));
  mkdirSync(path.join(repository, FOLDER), { recursive: true });
  git('init', '-q');
  commit('/old');
  commit('/new');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

test.each([
  ['HEAD', '/new'],
  ['HEAD~1', '/old'],
])('reads the contract of %s', async (revision, address) => {
  const { 'area.one': one } = await loadAt(revision, repository);
  expect(one).toMatchObject({ path: address, value: { required: ['at'] } });
});

test('says in one sentence that there is no such commit', async () => {
  await expect(loadAt('nowhere', repository)).rejects.toThrow('name another commit with --base');
});

test('reads the contract that is worked on', async () => {
  const plain = await loadPresent();
  expect(plain['access.login']).toMatchObject({ method: 'POST', path: '/wps/session/login' });
});
