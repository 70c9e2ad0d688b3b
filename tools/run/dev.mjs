import './node-check.cjs';
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { at, bin, brands } from './paths.mjs';
import { requireFreePort } from './port.mjs';
import { startSandbox } from './sandbox.mjs';
import { Sentence, runMain, say } from './say.mjs';

const PAGE_PORT = 4200;
/** The proxy of tools/vite leads here. */
const SANDBOX_PORT = 4299;

/** @param {string | undefined} name */
function knownBrand(name) {
  const known = brands();
  if (name && known.includes(name)) return name;
  const choice = `choose one of ${known.join(', ')}, as in \`npm run dev -- ${known[0]}\`.`;
  throw new Sentence(
    name ? `There is no brand "${name}": ${choice}` : `Which brand? Please ${choice}`,
  );
}

await runMain(async () => {
  const brand = knownBrand(process.argv[2]);
  const remedy = 'end that program (an `npm start`, perhaps) and try again.';
  await requireFreePort(PAGE_PORT, remedy);
  await requireFreePort(SANDBOX_PORT, remedy);
  await ensureInstalled();
  await ensureBuilt(['sandbox']);
  say('Starting the sandbox ...');
  const sandbox = await startSandbox({ port: SANDBOX_PORT, data: at('.cache/sandbox-dev') });
  sandbox.child.stderr?.pipe(process.stderr);

  const vite = spawn(
    process.execPath,
    [bin.vite, '--host', `${brand}.localhost`, '--port', String(PAGE_PORT), '--strictPort'],
    { cwd: at('apps', brand), stdio: 'inherit' },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => vite.kill('SIGTERM'));
  }
  sandbox.child.once('exit', () => vite.kill('SIGTERM'));
  say(`Open http://${brand}.localhost:${PAGE_PORT} (control page: /__sandbox)`);
  const code = await new Promise((done) => {
    vite.once('exit', done);
  });
  await sandbox.stop();
  return code ?? 0;
});
