import '../workspace/node-check.cjs';
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CliError, log, runMain } from '../workspace/log.mjs';
import { at } from '../workspace/paths.mjs';

/** Bytes of an uncompressed P-256 point. */
const POINT_BYTES = 65;

/** Reads the private key of a file; creates the file if it is missing. @param {string} file */
function keyOf(file) {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    log(`A new private key is in ${file}: keep it, and out of the repository.`);
    return privateKey;
  }
}

/**
 * Returns `officialSites` of a brand for a list of domains: the list, its signature, the public key.
 * @param {readonly string[]} domains @param {import('node:crypto').KeyObject} privateKey
 */
export function signedSites(domains, privateKey) {
  const text = Buffer.from(domains.join('\n'));
  const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  // Only the point, at the end of the key.
  const key = spki.subarray(-POINT_BYTES);
  return { domains, signature: signature.toString('base64'), key: key.toString('base64') };
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' } },
    allowPositionals: true,
  });
  if (!values.key || positionals.length === 0) {
    throw new CliError('npm run sites:sign -- --key <file of the private key> <domain> ...');
  }
  log(JSON.stringify(signedSites(positionals, keyOf(values.key)), null, 2));
  return 0;
}

if (process.argv[1] === at('tools/run/sign-sites.mjs')) await runMain(main);
