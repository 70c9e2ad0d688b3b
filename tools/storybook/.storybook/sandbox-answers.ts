import { createServer, type Plugin } from 'vite';
import type { Language } from '../../../libs/core/src/language.ts';
import type { Recording, Sandbox } from '../../sandbox/src/index.ts';
import { workspaceRoot } from '../../unit/root.ts';

/** Visitors of stories: seeded accounts and `guest`. */
const VISITORS = ['guest', 'player01', 'fresh01', 'vip01', 'agent01', 'first01', 'virtual01'];

const LANGUAGES: readonly Language[] = ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT'];

/** Language of language-independent recordings. */
const FIRST = 'VI';

/** Fixed clock, so that stories never change: 2026-11-20, noon in Vietnam. */
const NOW = Date.UTC(2026, 10, 20, 5);

/** Module of `@lobby/testing/stage` that the recordings replace. */
const RECORDINGS = `${workspaceRoot}/tools/testing/src/stories/recordings.ts`;

/** Id prefix of the recordings: one module per visitor and language. */
const ID = 'virtual:sandbox-answers/';

type SandboxModule = typeof import('../../sandbox/src/index.ts');

/** Uses a Vite server, because Node cannot load the sandbox's TypeScript. Keep it open: parts of the sandbox load late. */
async function loadSandbox() {
  const server = await createServer({
    root: workspaceRoot,
    configFile: false,
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { createSandbox, recordAnswers } = (await server.ssrLoadModule(
    '/tools/sandbox/src/index.ts',
  )) as SandboxModule;
  const sandbox: Sandbox = createSandbox({ database: ':memory:', now: () => NOW });
  return { sandbox, recordAnswers, close: () => server.close() };
}

/** Records each visitor and language once, sequentially: they share a sandbox. */
function createRecorder() {
  const recordings = new Map<string, Promise<Recording>>();
  let loading: ReturnType<typeof loadSandbox> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function record(visitor: string, language: Language): Promise<Recording> {
    loading ??= loadSandbox();
    const { sandbox, recordAnswers } = await loading;
    const earlier = language === FIRST ? undefined : await recording(visitor, FIRST);
    const user = visitor === 'guest' ? undefined : visitor;
    const turn = last.then(() => recordAnswers(sandbox, { user, language }, earlier));
    last = turn.catch(() => undefined);
    return turn;
  }

  function recording(visitor: string, language: Language): Promise<Recording> {
    const key = `${visitor}/${language}`;
    const known = recordings.get(key) ?? record(visitor, language);
    recordings.set(key, known);
    return known;
  }
  const close = async () => (await loading)?.close();
  return { recording, close };
}

const tableOfContents = VISITORS.flatMap((visitor) =>
  LANGUAGES.map((language) => {
    const key = JSON.stringify(`${visitor}/${language}`);
    return `${key}: () => import(${JSON.stringify(`${ID}${visitor}/${language}`)}),`;
  }),
).join('\n');

/** Provides recorded sandbox answers to stories as modules; records on first use. */
export function sandboxAnswers(): Plugin {
  const { recording, close } = createRecorder();
  return {
    name: 'lobby:sandbox-answers',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    buildEnd: close,
    async load(id) {
      if (id === RECORDINGS) return `export const recordings = {\n${tableOfContents}\n};`;
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const [visitor = '', language] = id.slice(ID.length + 1).split('/');
      const found = LANGUAGES.find((one) => one === language);
      if (!VISITORS.includes(visitor) || !found) throw new Error(`${id} is not recorded`);
      return `export default ${JSON.stringify(await recording(visitor, found))};`;
    },
  };
}
