import './node-check.cjs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { at, brands } from '../workspace/paths.mjs';
import { followPictures } from './pictures.mjs';
import { requireFreePort } from './port.mjs';
import { startSandbox } from './sandbox.mjs';
import { bold, runMain, log } from '../workspace/log.mjs';

/** Seeded accounts; all have the same password. */
const ACCOUNTS = [
  ['player01', 'player'],
  ['vip01', 'player with a VIP label'],
  ['fresh01', 'player without history'],
  ['first01', 'player who must change the password first'],
  ['agent01', 'agent'],
  ['general01', 'general agent'],
  ['virtual01', 'virtual player'],
  ['virtualagent01', 'virtual agent'],
  ['locked01', 'no permission to log in'],
];

/** @param {number} port */
function addresses(port) {
  const rows = brands().map((name) => [name, `http://${name}.localhost:${port}`]);
  rows.push(['(as aurora)', `http://localhost:${port}`]);
  rows.push(['control page', `http://localhost:${port}/__sandbox`]);
  rows.push(['API', `http://localhost:${port}/docs and /openapi.json`]);
  return rows;
}

/** @param {number} port */
function welcome(port) {
  const table = (/** @type {string[][]} */ rows) =>
    rows.map(([name = '', text]) => `  ${name.padEnd(16)}${text}`).join('\n');
  return [
    '',
    bold('Open'),
    table(addresses(port)),
    '',
    bold('Log in (password Play1234, payment password 135790)'),
    table(ACCOUNTS),
    '',
    'Captcha answers and SMS codes stand on the control page. Ctrl+C ends it.',
  ].join('\n');
}

await runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4200' } } });
  const port = Number(values.port);
  await requireFreePort(
    port,
    'end that program or choose another port, as in `npm start -- --port 4300`.',
  );
  await ensureInstalled();
  await ensureBuilt();
  log('Starting the sandbox (the first start prepares its database) ...');
  const { child, stop } = await startSandbox({
    port,
    data: at('.cache/sandbox'),
    drawAhead: true,
  });
  child.stderr?.pipe(process.stderr);
  if (child.stdout) {
    log('Drawing the pictures of the first pages (the rest follows in the background) ...');
    await followPictures(child.stdout);
  }
  log(welcome(port));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop);
  const code = await new Promise((done) => {
    child.once('exit', done);
  });
  return code ?? 0;
});
