import { Hono } from 'hono';
import { siteOf } from './brands/sites';
import { chatRoutes } from './chat/routes';
import { controlRoutes } from './control/routes';
import { type Control, createControl } from './control/control';
import { mayControl } from './control/guard';
import type { SeedProgress } from './database/fill';
import { makeTemplate, openSeeded } from './database/template';
import type { Fault } from './faults/fault';
import { createFaults } from './faults/inject';
import { type Handle, IN_PROCESS } from './faults/transport';
import {
  chatPages,
  controlPages,
  docsPages,
  gamePages,
  iconRoutes,
  paymentPages,
  paymentPictures,
  payoutPages,
} from './pages';
import { runDue } from './jobs/run-due';
import { phoneCheckRoutes } from './phone-check/routes';
import { apiRoutes } from './pipeline/api-routes';
import { createAnswerCache } from './calls/answer-cache';
import { createCallLog } from './calls/call-log';
import type { Sandboxed } from './calls/core';
import type { Peer } from './calls/peer';
import { jsonResponse, refusalEnvelope } from './calls/envelope';
import { refuse } from './calls/refusal';
import { playRoutes } from './play/routes';
import { createPushes } from './push/pushes';
import { forgetBrandSettings } from './platform/brand-settings';
import { sandboxSetting } from './database/settings';
import { planOf, type SeedPlan } from './seed/plan';
import { JOBS, SCHEMA } from './modules';
import { seedOf } from './seed/seed';
import { withHeaders } from './server/answer-headers';
import { cdnRoutes } from './server/cdn-routes';
import type { PictureSource } from './server/picture-source';

export interface SandboxOptions {
  /** `:memory:` (default) or a file that persists across restarts. */
  database?: string;
  /** Folder of seeded templates to copy from; may be shared. Default: beside the database. */
  templates?: string | undefined;
  /** Keeps the database of an earlier day. Default: reseeds it up to now. */
  keep?: boolean | undefined;
  /** `small` (default in memory) or `full` (default for a file): a year of history, teams of thousands. */
  seed?: SeedPlan['size'];
  /** Pictures for `/cdn/*`; without it every picture is a 404. */
  pictures?: PictureSource | undefined;
  /** Serves pages and files for all paths other than calls, pictures and control calls. */
  files?: ((request: Request) => Promise<Response | undefined>) | undefined;
  /** Serves published pages; `ask` answers the calls that they render. */
  pages?:
    | ((
        request: Request,
        ask: (call: Request) => Promise<Response>,
      ) => Promise<Response | undefined>)
    | undefined;
  /** System clock in ms. */
  now?: () => number;
  /** Throws on answers that violate the contract. For tests and development. */
  strict?: boolean;
  onSeed?: SeedProgress;
  /** Builds the template for `now` (ms) in another process with `makeSeed`. Default: this process seeds. */
  seedElsewhere?: ((folder: string, now: number) => void) | undefined;
  /** Receives log lines, for example about a reseed. Default: the console. */
  log?: (line: string) => void;
}

/** The emulated platform, in one process. */
export interface Sandbox {
  /** Answers a request in process: `new Request('http://aurora.localhost/wps/system/status')`. */
  fetch(request: Request): Promise<Response>;
  /** Answers a request received over HTTP. */
  handle: Handle;
  /** Typed control calls. */
  control: Control;
  /** Restores the seeded state: data, clock, faults, call log. */
  reset(): void;
  close(): void;
}

/** Addresses of the control page and calls, and of the API page and document. */
const LOCAL_ONLY = /^https?:\/\/[^/]+\/(?:__sandbox|docs|openapi\.json)(?:[/?]|$)/;

const notFound = () => {
  const refusal = refuse('not.found');
  return jsonResponse(refusalEnvelope(refusal, 'EN'), refusal.status);
};

/** Builds the seed template for a server with a database file, for the day of `now` (ms). */
export function makeSeed(folder: string, now: number, progress: SeedProgress): void {
  makeTemplate({ folder, seed: seedOf(SCHEMA, planOf('full', now)), progress });
}

/** Creates a seeded sandbox. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const machine = options.now ?? Date.now;
  const database = options.database ?? ':memory:';
  const size = options.seed ?? (database === ':memory:' ? 'small' : 'full');
  const seed = () => seedOf(SCHEMA, planOf(size, machine()));
  const { db, reset: restore } = openSeeded(database, seed, {
    templates: options.templates,
    keep: options.keep,
    progress: options.onSeed,
    elsewhere: (folder) => options.seedElsewhere?.(folder, machine()),
    log: options.log,
  });
  const clock = { shiftMs: sandboxSetting(db, 'clock', 0) };
  const faults = createFaults(sandboxSetting<Fault[]>(db, 'faults', []));

  const core: Sandboxed = {
    db,
    calls: createCallLog(),
    answers: createAnswerCache(),
    now: () => machine() + clock.shiftMs,
    runDue: () => runDue({ db, jobs: JOBS, now: core.now(), report: core.unexpected }),
    strict: options.strict ?? false,
    unexpected: (error) => {
      if (options.strict === true) throw error;
      console.error(error);
      return refuse('system.busy');
    },
  };

  const pushes = createPushes(core);

  const reset = () => {
    restore();
    forgetBrandSettings(db);
    clock.shiftMs = 0;
    faults.reset();
    core.calls.clear();
    core.answers.clear();
    pushes.clear();
  };
  const control = createControl({ core, faults, clock, reset });

  const platform = new Hono<Peer>();
  platform.route('/', apiRoutes(core));
  platform.route('/', phoneCheckRoutes(core));
  for (const [path, site] of [
    ['/play/*', 'games'],
    ['/chat/*', 'chat'],
  ] as const) {
    platform.use(path, async (c, next) => {
      // Games and chats have separate origins, never shared with a brand's page.
      if (siteOf(new URL(c.req.url)) !== site) return notFound();
      return next();
    });
  }
  platform.route('/', playRoutes(core));
  platform.route('/', gamePages);
  platform.route('/', chatRoutes(core));
  platform.route('/', chatPages);
  platform.route('/', payoutPages);
  platform.route('/', paymentPages(core));
  platform.route('/', iconRoutes(core));
  platform.route('/', paymentPictures);
  platform.route('/', cdnRoutes(options.pictures));
  const ask = (call: Request) => core.calls.unlogged(async () => platform.fetch(call, {}));
  // A published page would hide an injected fault from the browser.
  const published = async (request: Request) =>
    faults.list().length === 0 ? options.pages?.(request, ask) : undefined;
  platform.get(
    '*',
    async (c) => (await published(c.req.raw)) ?? (await options.files?.(c.req.raw)) ?? notFound(),
  );
  platform.notFound(notFound);

  const controls = new Hono();
  controls.route('/', controlRoutes(control));
  controls.route('/', pushes.routes);
  controls.route('/', controlPages);
  controls.route('/', docsPages);
  controls.notFound(notFound);
  for (const app of [platform, controls]) {
    app.onError((error) => {
      throw error;
    });
  }

  const answer: Handle = async (request, transport) => {
    if (LOCAL_ONLY.test(request.url)) {
      if (!mayControl(request, transport)) return jsonResponse({ error: 'loopback only' }, 403);
      return controls.fetch(request);
    }
    const { address } = transport;
    return faults.answer(request, transport, async () => platform.fetch(request, { address }));
  };
  const handle: Handle = async (request, transport) => {
    const answered = await answer(request, transport);
    const response = withHeaders(answered, new URL(request.url), core.now());
    pushes.flush();
    return response;
  };

  return {
    fetch: (request) => handle(request, IN_PROCESS),
    handle,
    control,
    reset,
    close: () => db.close(),
  };
}
