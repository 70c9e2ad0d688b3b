import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { at, root } from './paths.mjs';
import { green, red, log } from './log.mjs';

const HEARTBEAT_MS = 15_000;
const LINES_SHOWN_ON_FAILURE = 60;
/** Time limit of a step in ms: four times the slowest step, and twice its time on the slowest machine measured. */
const LIMIT_MS = 60 * 60_000;
/** Fewer garbage collections of short-lived objects: a quarter less processor time in ESLint, a tenth in Vitest. */
const YOUNG_GENERATION = '--max-semi-space-size=64';
/** Milliseconds to wait for output after exit; a leftover child may keep the pipe open. */
const REMAINING_OUTPUT_MS = 2000;

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
 * @property {number} [limit] Milliseconds after which it is ended, and has failed.
 */

/** @param {string} name */
export const logOf = (name) => at('dist/logs', `${name}.log`);

/** Task name from Nx's line about a finished task: `core:lint`. @param {string} line */
export const nxTaskLine = (line) => /^> nx run (\S+.*)/.exec(line)?.[1];

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a program: logs its title and progress, writes its output to a log file, prints the end of the log on
 * failure.
 * @param {Step} step
 * @returns {Promise<boolean>} Whether it ended well.
 */
export async function runStep(step) {
  const {
    title,
    log: logName,
    command,
    args,
    env,
    cwd,
    tell,
    quietFailure,
    limit = LIMIT_MS,
  } = step;
  const started = Date.now();
  const logFile = logOf(logName);
  mkdirSync(at('dist/logs'), { recursive: true });
  const out = createWriteStream(logFile);
  log(`${title} ...`);

  const child = spawn(command, args, {
    cwd: cwd ?? root,
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${YOUNG_GENERATION}`.trim(),
      NX_TUI: 'false',
      FORCE_COLOR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heartbeat = setInterval(() => log(`  still at it, ${seconds(started)}`), HEARTBEAT_MS);
  const show = (/** @type {string} */ line) => {
    const shown = tell?.(line);
    if (!shown) return;
    log(`  ${shown}`);
    heartbeat.refresh();
  };
  followLines(child.stdout, out, show);
  followLines(child.stderr, out, show);

  const timer = setTimeout(() => {
    log(red(`  ended after ${seconds(started)}: it does not come to an end by itself`));
    child.kill('SIGKILL');
  }, limit);
  const code = await endOf(child);
  clearTimeout(timer);
  clearInterval(heartbeat);
  await new Promise((done) => out.end(() => done(undefined)));

  const good = code === 0;
  log(`  ${good ? green('done') : red('failed')} in ${seconds(started)}`);
  if (!good && !quietFailure) log(lastLines(logFile));
  return good;
}

/**
 * Waits for exit and remaining output, but not for leftover child processes.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<number | null>} Its exit code.
 */
function endOf(child) {
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', done);
    child.once('exit', (code) => {
      const timer = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        done(code);
      }, REMAINING_OUTPUT_MS);
      child.once('close', () => clearTimeout(timer));
    });
  });
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
function lastLines(logFile) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return lines.slice(-LINES_SHOWN_ON_FAILURE).join('\n');
}
