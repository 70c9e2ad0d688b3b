import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../dist/sandbox/main.js');

/**
 * Starts the built sandbox on a data folder; resolves when it listens. `templates` is the folder of its seeded
 * databases; default: the data folder.
 * @param {string} data @param {{ main?: string | undefined, templates?: string }} [options]
 * @returns {Promise<{ port: number, ms: number, kill: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startServer(data, { main = MAIN, templates = data } = {}) {
  const from = performance.now();
  const args = [main, '--port', '0', '--data', data, '--keep', '--no-draw'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, SANDBOX_TEMPLATES: templates },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /ready http:\/\/localhost:(\d+)/.exec(String(text));
      if (found) resolve(Number(found[1]));
    });
  });
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    child.kill(signal);
    await exited;
  };
  return {
    port,
    ms: performance.now() - from,
    /** Simulates a power loss. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
