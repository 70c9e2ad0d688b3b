import '../workspace/node-check.cjs';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { at, brands } from '../workspace/paths.mjs';
import { lanAddresses, lanRows, qrCode } from './lan.mjs';
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

/** @param {string[][]} rows */
const table = (rows) => rows.map(([name = '', text]) => `  ${name.padEnd(16)}${text}`).join('\n');

/** @param {Record<string, number>} ports By site. @param {readonly [string, ...string[]]} here */
async function onPhones(ports, here) {
  const rows = lanRows(brands(), ports, here);
  const [[brand, first] = ['', '']] = rows;
  return [
    '',
    bold('Open on a phone in the same network'),
    table(rows),
    '',
    await qrCode(first),
    `  ${brand}, ${first}`,
  ];
}

/** @param {number} port @param {readonly string[]} phones Lines. */
function welcome(port, phones) {
  return [
    '',
    bold('Open'),
    table(addresses(port)),
    ...phones,
    '',
    bold('Log in (password Play1234, payment password 135790)'),
    table(ACCOUNTS),
    '',
    'Captcha answers and SMS codes stand on the control page. Ctrl+C ends it.',
  ].join('\n');
}

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4200' },
      lan: { type: 'boolean', default: false },
    },
  });
  const { lan } = values;
  const port = Number(values.port);
  const here = lan ? lanAddresses(networkInterfaces()) : undefined;
  await requireFreePort(
    port,
    'end that program or choose another port, as in `npm start -- --port 4300`.',
  );
  await ensureInstalled();
  await ensureBuilt();
  log('Starting the sandbox (the first start prepares its database) ...');
  const {
    child,
    stop,
    lan: ports,
  } = await startSandbox({
    port,
    data: at('.cache/sandbox'),
    drawAhead: true,
    lan,
  });
  child.stderr?.pipe(process.stderr);
  if (child.stdout) {
    log('Drawing the pictures of the first pages (the rest follows in the background) ...');
    await followPictures(child.stdout);
  }
  log(welcome(port, here ? await onPhones(ports, here) : []));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop);
  const code = await new Promise((done) => {
    child.once('exit', done);
  });
  return code ?? 0;
});
