import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { brands, root } from '../workspace/paths.mjs';
import { requireFreePort } from './port.mjs';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`tools/run/${script}`, ...args], { cwd: root, encoding: 'utf8' });

it('says that a port is taken, and what to do', async () => {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, 'end it.')).rejects.toThrow(
    `Port ${port} is taken by another program: end it.`,
  );
  await new Promise((done) => server.close(done));
  await requireFreePort(port, 'end it.');
});

it('lists the brands, the default one first', () => {
  expect(brands()).toEqual(expect.arrayContaining(['aurora', 'ember', 'jade']));
  expect(brands()[0]).toBe('aurora');
});

it('names the brands to whoever asks for another', () => {
  const { status, stderr } = run('dev.mjs', 'onyx');
  expect(status).toBe(1);
  expect(stderr).toContain(`There is no brand "onyx": choose one of ${brands().join(', ')}, as in`);
});

it('names the test steps to whoever asks for another', () => {
  const { status, stderr } = run('test.mjs', '--only', 'lnit');
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^There is no test step "lnit": choose among format, lint,/);
});
