import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {import('@lobby/api-client/contract').Call} Call */
/** @typedef {{ status: number, success: boolean, value: any, errorCode: string | undefined, ms: number }} Answer */
/** @typedef {{ token?: string | undefined, key?: string | undefined, dropAfterMs?: number | undefined, packed?: boolean }} How */

const IV_BYTES = 16;
const KEY_DIGITS = 64;

/** @param {string} text @param {string} keyHex Seals a body (decision 14). */
function seal(text, keyHex) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(keyHex.slice(0, KEY_DIGITS), 'hex'), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  const mac = createHmac('sha256', Buffer.from(keyHex.slice(KEY_DIGITS), 'hex'));
  return Buffer.concat([sealed, mac.update(sealed).digest()]).toString('base64');
}

/**
 * Loads the contract; load tests address calls by name.
 * @returns {Promise<Record<string, Record<string, Call>>>}
 */
export async function loadContract() {
  const file = join(import.meta.dirname, '../../../libs/api-client/src/contract/index.ts');
  const { module } = await runnerImport(file, {
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  });
  return module.contract;
}

/** @param {object} input */
const query = (input) => new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]));

/**
 * Creates a client for users of one brand of a running sandbox.
 * @param {{ port: number, brand: string, contract: Record<string, Record<string, Call>>, sockets: number }} options
 */
export async function createCaller({ port, brand, contract, sockets }) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const host = `${brand}.localhost:${port}`;

  /** @param {string} path @param {string} [method] @param {unknown} [body] @returns {Promise<any>} */
  const control = async (path, method = 'GET', body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}/__sandbox/${path}`, init);
    return response.json();
  };
  const { brands } = await control('state');
  const { encryptionKey } = brands.find((/** @type {any} */ one) => one.code === brand);

  /** @param {string} name `area.call` @param {object} [input] @param {How} [how] @returns {Promise<Answer>} */
  const call = (name, input = {}, { token, key, dropAfterMs, packed } = {}) => {
    const [area = '', one = ''] = name.split('.');
    const entry = contract[area]?.[one];
    if (!entry) throw new Error(`the contract has no ${name}`);
    const inQuery = entry.body === 'query' ? `?${query(input)}` : '';
    const json = JSON.stringify(input);
    /** @type {Record<Call['body'], string | undefined>} */
    const bodies = {
      query: undefined,
      json,
      form: `${query(input)}`,
      encrypted: JSON.stringify({ data: seal(json, encryptionKey) }),
    };
    const headers = {
      host,
      merchant: brand,
      moduleid: entry.module,
      language: 'VI',
      ...(packed ? { 'accept-encoding': 'br, gzip' } : {}),
      ...(entry.body === 'encrypted' ? { encryption: '1' } : {}),
      ...(token ? { authorization: token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    };
    return ask(
      agent,
      { port, path: entry.path + inQuery, method: entry.method, headers },
      bodies[entry.body],
      dropAfterMs,
    );
  };

  return { call, control, close: () => agent.destroy() };
}

/** @param {Agent} agent @param {import('node:http').RequestOptions} options @param {string | undefined} body @param {number | undefined} dropAfterMs @returns {Promise<Answer>} */
function ask(agent, options, body, dropAfterMs) {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const sent = request({ ...options, agent }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - from;
        const unread = response.headers['content-encoding'] !== undefined;
        const answer = unread ? { success: true } : JSON.parse(String(Buffer.concat(parts)));
        resolve({ ...answer, status: response.statusCode ?? 0, ms });
      });
    });
    sent.on('error', reject);
    sent.end(body);
    if (dropAfterMs !== undefined) setTimeout(() => sent.destroy(), dropAfterMs);
  });
}
