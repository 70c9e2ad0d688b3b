import '../workspace/node-check.cjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { columns } from '../workspace/columns.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { at, root } from '../workspace/paths.mjs';
import { runMain } from '../workspace/log.mjs';

/** @typedef {import('../../libs/feature-kit/src/navigation/screen-route.ts').ScreenRoute} ScreenRoute */

/** Loads the composed route tables of the shell from source. @returns {Promise<readonly ScreenRoute[]>} */
async function loadRoutes() {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: at('node_modules/.vite/routes'),
    resolve: { tsconfigPaths: true },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await server.ssrLoadModule('/libs/shell/src/routes.ts')).screenRoutes;
  } finally {
    await server.close();
  }
}

/** English text of a label. Throws if missing. @param {string} label As `namespace:key`. */
function english(label) {
  const [namespace = '', key = ''] = label.split(':');
  const files = readdirSync(at('libs')).map((lib) =>
    at(`libs/${lib}/src/labels/en/${namespace}.json`),
  );
  const file = files.find((one) => existsSync(one));
  return file ? JSON.parse(readFileSync(file, 'utf8'))[key] : label;
}

/** @param {ScreenRoute} route */
function row({ path, handle: { title, needs, header, bottomBar, back } }) {
  return { path, screen: english(title), title, needs, header, bottomBar, back };
}

/** @param {ReturnType<typeof row>['needs']} needs */
function needsText(needs) {
  if (!needs) return '-';
  const { flag, ...others } = needs;
  return [...Object.keys(others), ...(flag ? [`flag ${flag}`] : [])].join(', ');
}

/** @param {ReturnType<typeof row>[]} rows */
function table(rows) {
  const yes = (/** @type {boolean} */ value) => (value ? 'yes' : '-');
  return columns([
    ['Path', 'Screen', 'Title', 'Needs', 'Header', 'Bottom bar'],
    ...rows.map(({ path, screen, title, needs, header, bottomBar }) => [
      path,
      screen,
      title,
      needsText(needs),
      yes(header),
      yes(bottomBar),
    ]),
  ]);
}

await runMain(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  await ensureInstalled();
  const rows = (await loadRoutes()).map(row);
  const text = values.json ? JSON.stringify(rows, null, 2) : table(rows);
  // Exit explicitly: listeners in the screens' modules would keep the process alive.
  process.stdout.write(`${text}\n`, () => process.exit(0));
});
