import '../workspace/node-check.cjs';
import { readdirSync } from 'node:fs';
import { columns } from '../workspace/columns.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { green, log, red, runMain } from '../workspace/log.mjs';
import { at } from '../workspace/paths.mjs';

/** @typedef {import('../../libs/core/src/brand.ts').Brand} Brand */
/** @typedef {import('../../libs/session/src/safer-play/audit.ts').Finding} Finding */

/** Loads a module of the workspace from source. @param {string} path @returns {Promise<any>} */
async function load(path) {
  const { runnerImport } = await import('vite');
  /** @type {import('vite').InlineConfig} */
  const config = { configFile: false, resolve: { tsconfigPaths: true }, logLevel: 'error' };
  return (await runnerImport(at(path), config)).module;
}

/**
 * One page: every rule, the brand's value, and whether its profile allows it.
 * @param {Brand} brand @param {readonly Finding[]} findings
 */
export function auditPage({ name, jurisdiction }, findings) {
  const rows = findings.map(({ rule, value, ok }) => [rule, value, ok ? 'kept' : 'BROKEN']);
  const broken = findings.filter(({ ok }) => !ok).length;
  const verdict = broken === 0 ? green('every rule is kept') : red(`${broken} rules are broken`);
  const head = `${name}: profile ${jurisdiction.profile}, place ${jurisdiction.code}`;
  return `${head}\n${columns([['Rule', 'Value', 'Verdict'], ...rows])}\n${verdict}\n`;
}

async function main() {
  await ensureInstalled();
  const { auditBrand } = await load('libs/session/src/safer-play/audit.ts');
  let broken = 0;
  for (const code of readdirSync(at('apps')).sort()) {
    const { default: brand } = await load(`apps/${code}/brand/brand.ts`);
    /** @type {Finding[]} */
    const findings = auditBrand(brand);
    log(auditPage(brand, findings));
    broken += findings.filter(({ ok }) => !ok).length;
  }
  return broken === 0 ? 0 : 1;
}

if (process.argv[1] === at('tools/run/audit-brands.mjs')) await runMain(main);
