// Sends thousands of deposits and withdrawals, doubled and cut off, and kills the server meanwhile:
//   node tools/sandbox/load/ledger.mjs [--intents 10000] [--kills 2]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sandboxTemplates } from '../../workspace/paths.mjs';
import { faultsOf } from './audit.mjs';
import { createCaller, loadContract } from './caller.mjs';
import { intentOf, sendUnreliably } from './intents.mjs';
import { registerAll, withdrawersOf } from './people.mjs';
import { startServer } from './server.mjs';

/** @typedef {import('./intents.mjs').Intent} Intent */

const BRAND = 'aurora';
const DAY_MS = 86_400_000;
/** Maximum number of open deposits per account. */
const DEPOSITS_A_ROUND = 3;
const WITHDRAWALS_A_ROUND = 3;
/** Decisions of the control page; without one, an order goes its usual way. */
const DECISIONS = [undefined, undefined, undefined, undefined, 'approve', 'fail', 'reject', 'hold'];

/** @param {number} seed Seed of the deterministic generator, so that a run can be repeated. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * @param {{ intents: number, kills: number, depositors?: number, main?: string | undefined, log?: (text: string) => void }} options
 * @returns {Promise<{ intents: number, acknowledged: number, sent: number, refused: Record<string, number>, faults: string[] }>}
 */
export async function runLedger({
  intents: wanted,
  kills,
  depositors = 150,
  main,
  log = () => {},
}) {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-ledger-'));
  const contract = await loadContract();
  const random = seeded(wanted);
  const start = () => startServer(data, { main, templates: sandboxTemplates });
  let server = await start();
  const callerOf = () => createCaller({ port: server.port, brand: BRAND, contract, sockets: 50 });
  try {
    return await run();
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }

  async function run() {
    let caller = await callerOf();
    const names = await registerAll(caller, depositors);
    const withdrawers = await withdrawersOf(caller);

    /** @type {Intent[]} */
    const intents = [];
    const killAt = Array.from({ length: kills }, (_, i) => ((i + 1) * wanted) / (kills + 1));
    for (let round = 1; intents.length < wanted; round++) {
      await caller.control('clock', 'PUT', { shiftMs: round * DAY_MS });
      const fresh = [
        ...names.flatMap((user) => depositsOf(user, random)),
        ...withdrawers.flatMap(({ user, bankCardId }) => withdrawalsOf(user, bankCardId, random)),
      ].slice(0, wanted - intents.length);
      const tokens = await signIn(caller, [...new Set(fresh.map(({ user }) => user))]);
      const kill = killAt[0] !== undefined && intents.length + fresh.length >= killAt[0];
      if (kill) killAt.shift();
      await Promise.all([
        sendAll(caller, fresh, tokens, random),
        kill ? afterSome(fresh, () => server.kill()) : undefined,
      ]);
      intents.push(...fresh);
      if (!kill) await decideSome(caller, fresh, random);
      if (kill) {
        caller.close();
        server = await start();
        caller = await callerOf();
        log(`killed in round ${round}, restarted in ${Math.round(server.ms)} ms`);
      }
      log(`${intents.length} intents`);
    }
    const faults = await audit(caller, intents);
    caller.close();
    return { ...summaryOf(intents), faults };
  }
}

/** @param {string} user @param {() => number} random */
const depositsOf = (user, random) =>
  Array.from({ length: DEPOSITS_A_ROUND }, () =>
    intentOf(user, 'deposit.manualTransfer', {
      methodId: 'vn-transfer',
      bankCode: 'SOH-DEMO',
      amount: String(amountOf(random)),
      payerName: 'NGUYEN VAN A',
    }),
  );

/** @param {string} user @param {string} bankCardId @param {() => number} random */
const withdrawalsOf = (user, bankCardId, random) =>
  Array.from({ length: WITHDRAWALS_A_ROUND }, () =>
    intentOf(user, 'withdraw.request', {
      bankCardId,
      amount: String(amountOf(random)),
      paymentPassword: '135790',
    }),
  );

/** @param {() => number} random */
const amountOf = (random) => 100_000 + 100 * Math.floor(random() * 2_000);

/**
 * Decides some of the acknowledged orders at the control calls.
 * @param {Awaited<ReturnType<typeof createCaller>>} caller @param {Intent[]} intents @param {() => number} random
 */
async function decideSome(caller, intents, random) {
  for (const { name, acknowledged: orderNo } of intents) {
    const decision = DECISIONS[Math.floor(random() * DECISIONS.length)];
    const knob = name === 'withdraw.request' ? 'withdrawal' : 'deposit';
    if (orderNo && decision) await caller.control(`knobs/${knob}`, 'POST', { orderNo, decision });
  }
}

/** @param {Awaited<ReturnType<typeof createCaller>>} caller @param {string[]} users */
async function signIn(caller, users) {
  /** @type {Map<string, string>} */
  const tokens = new Map();
  for (const user of users) {
    const { record } = await caller.control('session', 'POST', { user, brand: BRAND });
    tokens.set(user, record.token);
  }
  return tokens;
}

/** @param {Awaited<ReturnType<typeof createCaller>>} caller @param {Intent[]} intents @param {Map<string, string>} tokens @param {() => number} random */
async function sendAll(caller, intents, tokens, random) {
  const queue = [...intents];
  const client = async () => {
    for (let intent = queue.shift(); intent; intent = queue.shift())
      await sendUnreliably(caller, intent, tokens.get(intent.user) ?? '', random);
  };
  await Promise.all(Array.from({ length: 50 }, client));
}

/**
 * Runs `strike` after a third of a round has been sent.
 * @param {Intent[]} intents @param {() => Promise<void>} strike
 */
async function afterSome(intents, strike) {
  while (intents.filter(({ sent }) => sent > 0).length < intents.length / 3)
    await new Promise((resolve) => setTimeout(resolve, 2));
  await strike();
}

/** @param {Awaited<ReturnType<typeof createCaller>>} caller @param {Intent[]} intents */
async function audit(caller, intents) {
  /** @type {string[]} */
  const faults = [];
  for (const user of new Set(intents.map((intent) => intent.user))) {
    const ledger = await caller.control(`ledger?user=${user}&brand=${BRAND}&all=1`);
    faults.push(
      ...faultsOf(
        ledger,
        intents.filter((intent) => intent.user === user),
      ),
    );
  }
  return faults;
}

/** @param {Intent[]} intents */
function summaryOf(intents) {
  /** @type {Record<string, number>} */
  const refused = {};
  for (const { refused: code, acknowledged } of intents) {
    if (code && !acknowledged) refused[code] = (refused[code] ?? 0) + 1;
  }
  return {
    intents: intents.length,
    acknowledged: intents.filter(({ acknowledged }) => acknowledged).length,
    sent: intents.reduce((total, { sent }) => total + sent, 0),
    refused,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      intents: { type: 'string', default: '10000' },
      kills: { type: 'string', default: '2' },
    },
  });
  const options = { intents: Number(values.intents), kills: Number(values.kills) };
  const result = await runLedger({ ...options, log: console.log });
  console.log(result);
  if (result.faults.length > 0) process.exitCode = 1;
}
