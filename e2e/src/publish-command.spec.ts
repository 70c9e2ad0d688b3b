import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { at } from '../../tools/workspace/paths.mjs';
import { expect, test } from './fixtures.ts';

/** Languages × paths: home under five addresses, login, registration, all games, 15 lists, promotions, service. */
const PAGES = /^182 pages in \d+\.\d s\n$/;

/** Serves the brand's platform at an address that Node resolves. */
function platformOf(brand: string, port: number): Promise<Server> {
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: `${brand}.localhost:${port}` };
    const options = { port, path: incoming.url, method: incoming.method, headers };
    const call = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(call);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(server));
  });
}

/** Runs the command; returns its exit code and output. */
const publish = (folder: string, platform: string) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    const args = [at('dist/publish/main.js'), '--folder', folder, '--platform', platform];
    const child = execFile(process.execPath, args, (_failure, out, error) =>
      done({ code: child.exitCode ?? -1, out, error }),
    );
  });

let folder = '';
let server: Server | undefined;
let platform = '';

test.beforeEach(async ({ brand, port }) => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-publish-'));
  cpSync(at('dist/apps', brand), folder, { recursive: true });
  server = await platformOf(brand, port);
  platform = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = (file: string) => join(folder, 'published', file);

test('a merchant publishes every public page in every language', async () => {
  const { code, out, error } = await publish(folder, platform);
  expect(error).toBe('');
  expect(out).toMatch(PAGES);
  expect(code).toBe(0);
  const home = readFileSync(page('th/m/home.html'), 'utf8');
  expect(home).toContain('<html lang="th"');
  expect(home).toContain('data-leads-to="/m/play"');
  const packed = readFileSync(page('th/m/home.html.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(home);
  expect(existsSync(page('vi/m/gameList@gameType=RNG.html'))).toBe(true);
  // A folder's path and its index are two pages.
  for (const [file, path] of [
    ['vi/index.html', '/'],
    ['vi/m/@.html', '/m/'],
    ['vi/m/index.html', '/m/index'],
  ] as const)
    expect(readFileSync(page(file), 'utf8')).toContain(`data-path="${path}"`);
  const files = readdirSync(page('.'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.html'))).toHaveLength(182);
});

test('a platform that is closed, or not there, is named, and leaves what was published', async ({
  sandbox,
}) => {
  mkdirSync(join(folder, 'published'));
  writeFileSync(page('index.html'), 'of before');
  await sandbox.status({ maintenance: true, regionRestriction: false });
  const closed = await publish(folder, platform);
  expect(closed.error).toBe('the platform is closed: nothing is published\n');
  expect(closed.code).toBe(1);
  const gone = await publish(folder, 'http://127.0.0.1:1');
  expect(gone.error).toContain('http://127.0.0.1:1 does not answer: ');
  expect(gone.code).toBe(1);
  expect(readFileSync(page('index.html'), 'utf8')).toBe('of before');
});
