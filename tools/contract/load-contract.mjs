import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import * as z from 'zod/mini';
import { at, root } from '../workspace/paths.mjs';
import { CliError } from '../workspace/log.mjs';

/** @typedef {import('@lobby/api-client/contract').Call} Call */

/**
 * A call of the contract with its schemas as JSON Schema.
 * @typedef {Omit<Call, 'input' | 'value' | 'summary' | 'section' | 'tokenInPayload'> & {
 *   input: Record<string, any>, value: Record<string, any> }} PlainCall
 */
/** @typedef {Record<string, PlainCall>} PlainContract Calls by `area.name`. */

const CONTRACT = 'libs/api-client/src/contract';

/**
 * Marks an open list of choices (`openEnum`): known values, other values accepted.
 * @param {Record<string, any>} part
 */
function markOpenEnum(part) {
  const [known, other, ...more] = part.anyOf ?? [];
  if (!known?.enum || other?.type !== 'string' || other.enum || more.length > 0) return;
  delete part.anyOf;
  Object.assign(part, known, { open: true });
}

/** @param {z.ZodMiniType} schema What travels: on both sides a field with a default may be left out. */
export const plain = (schema) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => markOpenEnum(jsonSchema),
  });

/** @param {Record<string, Record<string, Call>>} contract @returns {PlainContract} */
export function plainContract(contract) {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, call]) => [
        `${area}.${name}`,
        { ...call, input: plain(call.input), value: plain(call.value) },
      ]),
    ),
  );
}

/** @param {string} dir Folder of the contract's files. @returns {Promise<PlainContract>} */
async function loadFrom(dir) {
  const { module } = await runnerImport(path.join(dir, 'index.ts'), {
    configFile: false,
    logLevel: 'error',
    root,
  });
  const { contract } = /** @type {{ contract: Record<string, Record<string, Call>> }} */ (module);
  return plainContract(contract);
}

/** Loads the contract of the working tree. */
export const loadPresent = () => loadFrom(at(CONTRACT));

/**
 * Loads the contract of a commit. Extracts its files inside the workspace, so that they resolve the same
 * packages.
 * @param {string} revision
 * @param {string} [repository]
 */
export async function loadAt(revision, repository = root) {
  const archive = spawnSync('git', ['archive', revision, '--', CONTRACT], {
    cwd: repository,
    maxBuffer: 1 << 28,
  });
  if (archive.status !== 0)
    throw new CliError(
      `There is no contract at revision "${revision}": name another commit with --base.`,
    );
  const dir = at('.cache', `contract-${process.pid}`);
  mkdirSync(dir, { recursive: true });
  try {
    spawnSync('tar', ['-x', '-C', dir], { input: archive.stdout });
    return await loadFrom(path.join(dir, CONTRACT));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
