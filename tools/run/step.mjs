import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { at, root } from './paths.mjs';
import { green, red, say } from './say.mjs';

const HEARTBEAT_MS = 15_000;
const LINES_SHOWN_ON_FAILURE = 60;

/**
 * @typedef {object} Step
 * @property {string} title What is done, as in `Building the brands`.
 * @property {string} log Name of the log below dist/logs.
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {string} [cwd]
 * @property {(line: string) => string | undefined} [tell] What of the output is worth showing at once.
 * @property {boolean} [quietFailure] The caller tells of a failure itself.
 */

/** @param {string} log */
export const logOf = (log) => at('dist/logs', `${log}.log`);

/** What Nx says when a task has ended: `core:lint`. @param {string} line */
export const nxTaskLine = (line) => /^> nx run (\S+.*)/.exec(line)?.[1];

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one program: says that it works, keeps its output in a log, shows the end of the log if it fails.
 * @param {Step} step
 * @returns {Promise<boolean>} Whether it ended well.
 */
export async function runStep({ title, log, command, args, env, cwd, tell, quietFailure }) {
  const started = Date.now();
  const logFile = logOf(log);
  mkdirSync(at('dist/logs'), { recursive: true });
  const out = createWriteStream(logFile);
  say(`${title} ...`);

  const child = spawn(command, args, {
    cwd: cwd ?? root,
    env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heartbeat = setInterval(() => say(`  still at it, ${seconds(started)}`), HEARTBEAT_MS);
  const show = (/** @type {string} */ line) => {
    const shown = tell?.(line);
    if (!shown) return;
    say(`  ${shown}`);
    heartbeat.refresh();
  };
  followLines(child.stdout, out, show);
  followLines(child.stderr, out, show);

  const code = await new Promise((done) => {
    child.on('error', () => done(1));
    child.on('close', done);
  });
  clearInterval(heartbeat);
  await new Promise((done) => out.end(() => done(undefined)));

  const good = code === 0;
  say(`  ${good ? green('done') : red('failed')} in ${seconds(started)}`);
  if (!good && !quietFailure) say(endOf(logFile));
  return good;
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {import('node:stream').Writable} out
 * @param {(line: string) => void} show
 */
function followLines(stream, out, show) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ text) => {
    out.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) show(line);
  });
}

/** @param {string} logFile */
function endOf(logFile) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return lines.slice(-LINES_SHOWN_ON_FAILURE).join('\n');
}
