// How long the list call takes with many clients at once.
//   node tools/sandbox/bench.mjs                 starts the built server for itself
//   node tools/sandbox/bench.mjs --port 4200     asks one that runs
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    clients: { type: 'string', default: '50' },
    requests: { type: 'string', default: '10000' },
  },
});
const clients = Number(values.clients);
const requests = Number(values.requests);

const CATEGORIES = ['', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'];
const LANGUAGES = ['VI', 'EN', 'TW'];

/** The n-th question: what people ask for, first pages most. */
function question(n) {
  const query = new URLSearchParams({
    gameType: CATEGORIES[n % CATEGORIES.length],
    pageNo: String(1 + (n % 7 === 0 ? n % 12 : n % 2)),
    pageSize: '25',
    platform: 'html5',
    language: LANGUAGES[n % LANGUAGES.length],
  });
  if (n % 10 === 0) query.set('gameName', 'rong');
  return `/wps/relay/GCSGAME_gameList?${query}`;
}

function ask(port, agent, path) {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const headers = { host: `aurora.localhost:${port}`, 'accept-encoding': 'br, gzip' };
    get({ port, agent, path, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - from);
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Every client asks again as soon as it has its answer. */
async function load(port, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  let next = 0;
  const client = async () => {
    while (next < count) times.push(await ask(port, agent, question(next++)));
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  return { times: times.sort((a, b) => a - b), seconds };
}

const entry = join(import.meta.dirname, '../../dist/sandbox/main.js');

async function started() {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  const from = performance.now();
  const child = spawn(process.execPath, [entry, '--port', '0', '--data', data, '--no-draw'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /ready http:\/\/localhost:(\d+)/.exec(String(text));
      if (found) resolve(Number(found[1]));
    });
  });
  console.log(`first start, seeding included  ${Math.round(performance.now() - from)} ms`);
  const stop = () => {
    child.removeAllListeners('exit');
    child.once('exit', () => rmSync(data, { recursive: true, force: true }));
    child.kill('SIGTERM');
  };
  return { port, stop };
}

const { port, stop } =
  values.port === undefined ? await started() : { port: Number(values.port), stop: () => {} };
const control = (path, init) =>
  fetch(`http://127.0.0.1:${port}/__sandbox/${path}`, init).then((response) => response.json());

await load(port, Math.min(1_000, requests)); // warm
const { times, seconds } = await load(port, requests);
const at = (share) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
const { memoryBytes } = await control('state');
console.log(
  `${times.length} list calls, ${clients} clients   ${Math.round(times.length / seconds)} a second`,
);
console.log(`p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms   worst ${at(1)} ms`);
console.log(`memory ${Math.round(memoryBytes / 1_048_576)} MB`);
if (values.port === undefined) {
  const from = performance.now();
  await control('reset', { method: 'POST' });
  console.log(`reset ${Math.round(performance.now() - from)} ms`);
}
stop();
