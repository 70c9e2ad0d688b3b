// Measures latency with many clients over a realistic mix of calls:
//   node tools/sandbox/load/mix.mjs [--clients 50] [--requests 20000] [--each]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCaller, loadContract } from './caller.mjs';
import { MIX } from './mix.data.mjs';
import { startServer } from './server.mjs';

/** Limits on an idle machine. */
export const GOALS = { p95Ms: 30, memoryMb: 400, startMs: 2_000, seedMs: 60_000 };

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '50' },
    requests: { type: 'string', default: '20000' },
    each: { type: 'boolean', default: false },
  },
});

/** Requests in deterministic shuffled order, each repeated by its weight. */
function shuffledMix() {
  const all = MIX.flatMap((question) => Array.from({ length: question.weight }, () => question));
  let state = 7;
  for (let at = all.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [all[at], all[other]] = [/** @type {any} */ (all[other]), /** @type {any} */ (all[at])];
  }
  return all;
}

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param {Awaited<ReturnType<typeof createCaller>>} caller @param {number} clients @param {number} requests */
async function load(caller, clients, requests) {
  const users = [...new Set(MIX.flatMap(({ user }) => user ?? []))];
  /** @type {Record<string, string>} */
  const tokens = {};
  for (const user of users) {
    const { record } = await caller.control('session', 'POST', { user, brand: 'aurora' });
    tokens[user] = record.token;
  }
  const mix = shuffledMix();
  /** @type {Map<string, number[]>} */
  const times = new Map(MIX.map(({ name }) => [name, []]));
  let refused = 0;
  let next = 0;
  const client = async () => {
    while (next < requests) {
      const n = next++;
      const question = mix[n % mix.length];
      if (!question) return;
      const { name, user, input, money } = question;
      const how = {
        token: user && tokens[user],
        key: money ? randomUUID() : undefined,
        packed: true,
      };
      const answer = await caller.call(name, input?.(n) ?? {}, how);
      if (!answer.success) refused += 1;
      times.get(name)?.push(answer.ms);
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return { times, refused, seconds: (performance.now() - from) / 1000 };
}

const data = mkdtempSync(join(tmpdir(), 'sandbox-mix-'));
const contract = await loadContract();
const first = await startServer(data);
await first.stop();
const server = await startServer(data);
try {
  const clients = Number(values.clients);
  const caller = await createCaller({
    port: server.port,
    brand: 'aurora',
    contract,
    sockets: clients,
  });
  await load(caller, clients, 2_000); // Warm-up.
  const { times, refused, seconds } = await load(caller, clients, Number(values.requests));
  const all = [...times.values()].flat().sort((a, b) => a - b);
  const { memoryBytes } = await caller.control('state');
  const from = performance.now();
  await caller.control('reset', 'POST');
  const resetMs = performance.now() - from;
  caller.close();
  if (values.each) {
    for (const [name, list] of times) {
      const sorted = list.sort((a, b) => a - b);
      console.log(
        `${name.padEnd(28)}p50 ${at(sorted, 0.5).toFixed(1)} p95 ${at(sorted, 0.95).toFixed(1)} ms`,
      );
    }
  }
  console.log(
    `${all.length} calls, ${clients} clients   ${Math.round(all.length / seconds)} a second, ${refused} refused`,
  );
  console.log(
    `p50 ${at(all, 0.5).toFixed(1)} ms   p95 ${at(all, 0.95).toFixed(1)} ms   p99 ${at(all, 0.99).toFixed(1)} ms   goal: p95 under ${GOALS.p95Ms} ms`,
  );
  console.log(`memory ${Math.round(memoryBytes / 1_048_576)} MB (under ${GOALS.memoryMb})`);
  console.log(
    `first start with seeding ${Math.round(first.ms)} ms (under ${GOALS.seedMs}), prepared ${Math.round(server.ms)} ms (under ${GOALS.startMs}), reset ${Math.round(resetMs)} ms`,
  );
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
