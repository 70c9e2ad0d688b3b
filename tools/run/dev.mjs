import '../workspace/node-check.cjs';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { at, bin, brands } from '../workspace/paths.mjs';
import { requireFreePort } from './port.mjs';
import { startSandbox } from './sandbox.mjs';
import { CliError, runMain, log } from '../workspace/log.mjs';

/** The sandbox's port is the page's port plus this offset. */
const SANDBOX_OFFSET = 99;

/** @param {string | undefined} name */
function knownBrand(name) {
  const known = brands();
  if (name && known.includes(name)) return name;
  const choice = `choose one of ${known.join(', ')}, as in \`npm run dev -- ${known[0]}\`.`;
  throw new CliError(
    name ? `There is no brand "${name}": ${choice}` : `Which brand? Please ${choice}`,
  );
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4200' } },
  });
  const brand = knownBrand(positionals[0]);
  const port = Number(values.port);
  const sandboxPort = port + SANDBOX_OFFSET;
  const remedy = `end that program or choose another port, as in \`npm run dev -- ${brand} --port 4300\`.`;
  await requireFreePort(port, remedy);
  await requireFreePort(sandboxPort, remedy);
  await ensureInstalled();
  await ensureBuilt(['sandbox']);
  log('Starting the sandbox ...');
  const sandbox = await startSandbox({ port: sandboxPort, data: at('.cache/sandbox') });
  sandbox.child.stderr?.pipe(process.stderr);

  const vite = spawn(
    process.execPath,
    [bin.vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: at('apps', brand),
      // The proxy of tools/vite/brand-app.ts forwards to this port.
      env: { ...process.env, SANDBOX_PORT: String(sandboxPort) },
      stdio: 'inherit',
    },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => vite.kill('SIGTERM'));
  }
  sandbox.child.once('exit', () => vite.kill('SIGTERM'));
  log(`Open http://${brand}.localhost:${port} (control page: /__sandbox)`);
  const code = await new Promise((done) => {
    vite.once('exit', done);
  });
  await sandbox.stop();
  return code ?? 0;
});
