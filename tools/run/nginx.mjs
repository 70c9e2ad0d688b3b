import '../workspace/node-check.cjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { policyHeader } from '../sandbox/src/server/policy-header.mjs';
import { CliError, runMain } from '../workspace/log.mjs';
import { at, brands } from '../workspace/paths.mjs';

/**
 * What a site needs besides the built brand.
 * @typedef {object} Site
 * @property {string} root Folder of the built brand on the server.
 * @property {string} platform Origin that answers the calls.
 * @property {string} origin Origin of the brand's pages.
 * @property {string[]} images Origins of pictures besides the page's own.
 * @property {string[]} games Origins that games are framed from.
 * @property {string[]} chat Origins that customer service is framed from.
 * @property {boolean} brotli Whether this nginx has the module `brotli_static`.
 */

/** @typedef {Record<string, string[]>} Policy */

/**
 * Files of a build that name its headers.
 * @typedef {object} Build
 * @property {{ code: string, languages: string[], defaultLanguage: string, officialSites?: { domains: string[] } }} brand
 * @property {Policy} pages
 * @property {Policy} worker
 * @property {Record<string, string>} headers
 */

/**
 * A policy as one header with the site's origins. Throws for an unknown placeholder.
 * @param {Policy} policy @param {Site} site
 */
export function sitePolicy(policy, { origin, images, games, chat }) {
  /** @type {Record<string, string[]>} */
  const origins = { page: [origin], images, games, chat };
  return policyHeader(policy, (placeholder) => {
    const found = origins[placeholder];
    if (found === undefined) throw new Error(`no origins for {${placeholder}}`);
    return found.join(' ');
  });
}

/** Domains of a brand. Throws `CliError` without a list of them. @param {Build['brand']} brand */
function domainsOf({ code, officialSites }) {
  if (officialSites) return officialSites.domains;
  throw new CliError(
    `apps/${code}/brand/brand.ts has no officialSites: sign its domains with \`npm run sites:sign\`, and build it again.`,
  );
}

/** Paths that the platform answers; its answers keep their own headers. */
const PLATFORM = 'wps|lgw|lotto|cdn';

/** A header's name within one of nginx's variables. @param {string} header */
const variable = (header) => header.replaceAll('-', '_');

/** An nginx map. @param {string} from @param {string} to @param {readonly (readonly [string, string])[]} rows */
const map = (from, to, rows) =>
  [`map ${from} $${to} {`, ...rows.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');

/**
 * Configuration of nginx for one brand, for the `http` block: its files, its published pages by language, its headers,
 * and the platform behind it.
 * @param {Build} build @param {Site} site
 */
export function nginxConfig({ brand, pages, worker, headers }, site) {
  const name = (/** @type {string} */ what) => `${brand.code}_${what}`;
  const languages = brand.languages.map(
    (code) => /** @type {const} */ ([code, code.toLowerCase()]),
  );
  return `# ${brand.code}: written by \`npm run nginx\`. Write it again after each build.
${map('$cookie_language', name('language'), [['default', brand.defaultLanguage.toLowerCase()], ...languages])}
# A list of one category has a page of its own.
${map('$args', name('search'), [
  ['default', '""'],
  ['~^gameType=[A-Z]+$', '@$args'],
])}
${map('$status$uri', name('cache'), [
  ['default', 'no-cache'],
  ['~^(200|304)/assets/', '"public, max-age=31536000, immutable"'],
  [`~^\\d+/(${PLATFORM})/`, '""'],
])}
${map('"$uri $sent_http_content_type"', name('policy'), [
  ['default', '""'],
  ['"~^/sw\\.js "', `"${sitePolicy(worker, site)}"`],
  [`"~^/(${PLATFORM})/"`, '""'],
  ['"~ text/html"', `"${sitePolicy(pages, site)}"`],
])}
# A header that the platform sends itself is not sent twice.
${Object.entries(headers)
  .map(([header, value]) =>
    map(`$upstream_http_${variable(header)}`, name(variable(header)), [
      ['default', '""'],
      ['""', `"${value}"`],
    ]),
  )
  .join('\n')}
${map('$sent_http_content_type', name('vary'), [
  ['default', '"Accept-Encoding"'],
  ['~^text/html', '"Accept-Encoding, Cookie"'],
])}

server {
  listen 80;
  server_name ${domainsOf(brand).join(' ')};
  root ${site.root};
  charset utf-8;
  gzip_static on;
${site.brotli ? '  brotli_static on;\n' : ''}
  add_header Cache-Control $${name('cache')} always;
  add_header Content-Security-Policy $${name('policy')} always;
  add_header Vary $${name('vary')} always;
${Object.keys(headers)
  .map((header) => `  add_header ${header} $${name(variable(header))} always;`)
  .join('\n')}

  # Published pages are served at their own addresses only.
  location ^~ /published/ { return 404; }

  location ~ ^/(${PLATFORM})/ {
    proxy_pass ${site.platform};
    proxy_http_version 1.1;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
  }

  location ~ \\.[A-Za-z0-9]+$ { try_files $uri =404; }
  location = / { try_files /published/$${name('language')}/index.html @app; }
  location = /m/ { try_files /published/$${name('language')}/m/@.html @app; }
  location / { try_files /published/$${name('language')}$uri$${name('search')}.html /published/$${name('language')}$uri.html @app; }
  location @app { rewrite ^ /index.html break; }
}
`;
}

/** Reads a built brand. Throws `CliError` without a build. @param {string} code @returns {Build} */
function buildOf(code) {
  const folder = at('dist/apps', code);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new CliError(`${code} is not built: run \`npx nx build ${code}\` first.`);
  const read = (/** @type {string[]} */ ...parts) =>
    JSON.parse(readFileSync(path.join(folder, ...parts), 'utf8'));
  return {
    brand: read('brand.json'),
    pages: read('policy.json'),
    worker: read('sw-policy.json'),
    headers: read('headers.json'),
  };
}

const USAGE =
  'npm run nginx -- <brand> --platform <url> [--root <folder>] [--origin <url>] [--images <url>] [--games <url>] [--chat <url>] [--brotli]';

/** An origin. Throws `CliError`. @param {string} text */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CliError(`"${text}" is no address: write it as https://host.example.`);
}

async function main() {
  const text = /** @type {const} */ ({ type: 'string' });
  const list = /** @type {const} */ ({ type: 'string', multiple: true });
  const { values, positionals } = parseArgs({
    options: {
      platform: text,
      root: text,
      origin: text,
      images: list,
      games: list,
      chat: list,
      brotli: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [code] = positionals;
  if (code === undefined || !brands().includes(code) || !values.platform) throw new CliError(USAGE);
  const build = buildOf(code);
  const [domain] = domainsOf(build.brand);
  const site = {
    root: values.root ?? at('dist/apps', code),
    platform: originOf(values.platform),
    origin: originOf(values.origin ?? `https://${domain}`),
    images: (values.images ?? []).map(originOf),
    games: (values.games ?? []).map(originOf),
    chat: (values.chat ?? []).map(originOf),
    brotli: values.brotli === true,
  };
  process.stdout.write(nginxConfig(build, site));
  return 0;
}

if (process.argv[1] === at('tools/run/nginx.mjs')) await runMain(main);
