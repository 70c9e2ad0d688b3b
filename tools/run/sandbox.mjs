import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { at, root, sandboxMain, sandboxPictures, sandboxTemplates } from '../workspace/paths.mjs';
import { CliError } from '../workspace/log.mjs';

/** Milliseconds; a first start seeds the database. */
const READY_MS = 120_000;
/** Milliseconds for pending calls to end. */
const STOP_MS = 10_000;

/**
 * Starts the built sandbox and waits until it listens: on `port`, or a free one. `data` is the folder of its database,
 * `brands` that of the built brands; `drawAhead` renders every picture in advance; `lan` also serves every site at its
 * own port (returned as `lan`, by site). Throws `CliError`.
 * @param {{ port?: number, data: string, brands?: string, drawAhead?: boolean, lan?: boolean }} options
 * @returns {Promise<Ready & { child: import('node:child_process').ChildProcess, stop: () => Promise<void> }>}
 */
export async function startSandbox({
  port: wanted = 0,
  data,
  brands = at('dist/apps'),
  drawAhead = false,
  lan = false,
}) {
  mkdirSync(data, { recursive: true });
  const publisher = at('dist/publish/publisher.js');
  const args = [
    '--port',
    String(wanted),
    '--data',
    data,
    '--brands',
    brands,
    '--publisher',
    publisher,
  ];
  if (!drawAhead) args.push('--no-draw');
  if (lan) args.push('--lan');
  const child = spawn(process.execPath, [sandboxMain, ...args], {
    cwd: root,
    env: {
      SANDBOX_TEMPLATES: sandboxTemplates,
      SANDBOX_PICTURES: sandboxPictures,
      ...process.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((done) => {
    child.once('exit', done);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(timer);
  };
  return { ...(await untilReady(child)), child, stop };
}

/**
 * @typedef {object} Ready
 * @property {number} port
 * @property {Record<string, number>} lan Ports by site.
 */

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<Ready>} */
function untilReady(child) {
  let output = '';
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(
        new CliError(`The sandbox was not ready after ${READY_MS / 1000} s. It output: ${output}`),
      );
    }, READY_MS);
    const hear = (/** @type {Buffer} */ text) => {
      output = (output + String(text)).slice(-4000);
      const port = /ready http:\/\/localhost:(\d+)\s/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      const sites = [...output.matchAll(/^lan (\w+) (\d+)$/gm)];
      done({
        port: Number(port),
        lan: Object.fromEntries(sites.map(([, site, at]) => [site, Number(at)])),
      });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(
        new CliError(`The sandbox ended with ${code} before it was ready. It output: ${output}`),
      );
    });
  });
}
