import type { Call } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import { viewerOf } from '../accounts/sessions';
import { type Brand, brandOfHost, type Language, toLanguage } from '../brands/brands';
import type { Handler } from '../handlers/handler';
import { brandSetting } from '../platform/brand-settings';
import type { Context, Viewer } from './context';
import type { Sandboxed } from './core';
import { jsonResponse, refusalEnvelope, successEnvelope } from './envelope';
import { readInput } from './input';
import { Refusal, refuse } from './refusal';

/** Refusals any call may give, beside its own. */
const COMMON = new Set([
  'login.not.session',
  'request_param_err',
  'body.unreadable',
  'system.maintenance',
  'system.region',
  'not.found',
]);

/** The brand of a request. Throws when the host is none of ours or the `Merchant` header disagrees. */
export function brandOfRequest(request: Request, url: URL): Brand {
  const brand = brandOfHost(url.hostname);
  if (brand === undefined) throw refuse('not.found');
  const merchant = request.headers.get('merchant');
  if (merchant !== null && merchant !== brand.code) {
    throw refuse('request_param_err', { fields: { Merchant: 'another brand than the host' } });
  }
  return brand;
}

/** A closed platform answers its system calls only (D1 §4). */
function gate({ db }: Sandboxed, brand: Brand, call: Call): void {
  if (call.path.startsWith('/wps/system/')) return;
  const status = brandSetting(db, brand.code, 'status');
  if (status.maintenance) throw refuse('system.maintenance');
  if (status.regionRestriction) throw refuse('system.region');
}

function viewerOfCall(
  { db }: Sandboxed,
  { call, request, brand, now }: { call: Call; request: Request; brand: Brand; now: number },
): Viewer | undefined {
  if (call.auth === 'none') return undefined;
  const token = request.headers.get('authorization') ?? '';
  const viewer = token === '' ? undefined : viewerOf(db, brand.code, token, now);
  if (viewer === undefined && call.auth === 'session') throw refuse('login.not.session');
  return viewer;
}

/** In strict mode an answer that the contract does not describe is this project's mistake. */
function assertKept(call: Call, answer: unknown): void {
  if (answer instanceof Refusal) {
    if (COMMON.has(answer.code) || call.errors.includes(answer.code)) return;
    throw new Error(`${call.path} refused with ${answer.code}, which its contract does not name`);
  }
  const parsed = z.safeParse(call.value, answer);
  if (!parsed.success) {
    throw new Error(`${call.path} broke its contract: ${z.prettifyError(parsed.error)}`);
  }
}

export const languageOf = (request: Request, brand: Brand | undefined): Language =>
  toLanguage(request.headers.get('language')) ?? brand?.languages[0] ?? 'EN';

/** The one way every call goes: brand, gate, input, session, handler, envelope, log. */
export function answerCall<C extends Call>(
  core: Sandboxed,
  call: C,
  handler: Handler<C>,
): (request: Request) => Promise<Response> {
  const run = async (request: Request, url: URL, brand: Brand, met: Met) => {
    gate(core, brand, call);
    const input = await readInput(call, request, url, brand);
    const now = core.now();
    met.viewer = viewerOfCall(core, { call, request, brand, now });
    const language = languageOf(request, brand);
    const context: Context = { db: core.db, brand, language, viewer: met.viewer, now, url };
    return handler(input, context);
  };

  return async (request) => {
    const url = new URL(request.url);
    const met: Met = { viewer: undefined };
    let brand: Brand | undefined;
    let answer: unknown;
    try {
      brand = brandOfRequest(request, url);
      answer = await run(request, url, brand, met);
    } catch (error) {
      answer = error instanceof Refusal ? error : core.unexpected(error);
    }
    if (core.strict && !(answer instanceof Refusal && answer.code === 'system.busy')) {
      assertKept(call, answer);
    }
    const refused = answer instanceof Refusal ? answer : undefined;
    const status = refused?.status ?? 200;
    core.calls.add({
      time: core.now(),
      method: call.method,
      path: call.path,
      brand: brand?.code ?? null,
      user: met.viewer?.name ?? null,
      status,
      errorCode: refused?.code ?? null,
    });
    const body =
      refused === undefined
        ? successEnvelope(answer)
        : refusalEnvelope(refused, languageOf(request, brand));
    return jsonResponse(body, status);
  };
}

/** What was learnt of the request before it ended, for the log. */
interface Met {
  viewer: Viewer | undefined;
}
