import { type Call, contract, type Roles, UNKNOWN } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import { viewerOf } from '../accounts/sessions';
import { isAgent, isReal } from '../accounts/types';
import { type Brand, type Language, toLanguage } from '../brands/brands';
import { brandAt } from '../brands/sites';
import type { Handler } from '../calls/handler';
import { flagIsOn } from '../platform/brand-settings';
import { assertOpen } from '../platform/open';
import { isKept } from '../calls/answer-cache';
import { codesOf, unknownDetail } from '../calls/codes-of-call';
import type { Viewer } from '../calls/context';
import type { Sandboxed } from '../calls/core';
import { jsonResponse, refusalEnvelope, successEnvelope } from '../calls/envelope';
import { assertNoBreak } from '../protection/rules';
import { BEFORE_CHANGE } from './before-change.data';
import { CLOSED_IN_A_BREAK } from './closed-in-a-break.data';
import { fingerprintOf, knownAnswer, repeated } from '../calls/once';
import { type Arrived, inputOf, readBody } from './input';
import { assertLimits } from './limits';
import { Refusal, refuse } from '../calls/refusal';

/** Brand of a request, by its address. Throws if there is none. */
function brandOfRequest(url: URL): Brand {
  const brand = brandAt(url);
  if (brand === undefined) throw refuse('not.found');
  return brand;
}

/** Required headers of every call (D1 §2) with their validators; a header sent twice is invalid. */
const REQUIRED: Readonly<Record<string, (value: string, call: Call, brand: Brand) => boolean>> = {
  Merchant: (value, _, { code }) => value === code,
  ModuleId: (value, { module }) => value === module,
  Language: (value) => /^[A-Za-z_-]{2,5}$/.test(value),
};

function assertHeaders(request: Request, call: Call, brand: Brand): void {
  const wrong = Object.entries(REQUIRED)
    .filter(([name, isRight]) => !isRight(request.headers.get(name) ?? '', call, brand))
    .map(([name]) => [name, request.headers.has(name) ? 'wrong' : 'missing']);
  if (wrong.length > 0) throw refuse('request_param_err', { fields: Object.fromEntries(wrong) });
}

/** Refuses all but the system calls while the platform is closed (D1 §4). */
function gate({ db }: Sandboxed, brand: Brand, call: Call): void {
  if (call.path.startsWith('/wps/system/')) return;
  assertOpen(db, brand.code);
}

function viewerOfCall(
  { db }: Sandboxed,
  { call, request, brand, now }: { call: Call; request: Request; brand: Brand; now: number },
): Viewer | undefined {
  if (call.auth === 'none') return undefined;
  const token = request.headers.get('authorization') ?? '';
  // A sign-out ends launched games and chats, which outlive an expired session.
  const evenExpired = call === contract.access.logout;
  const viewer = token === '' ? undefined : viewerOf(db, brand.code, token, { now, evenExpired });
  const refusesGuests = call.auth === 'session' || token !== '';
  if (viewer === undefined && refusesGuests) throw refuse('login.not.session');
  if (viewer?.firstLogin === true && call.auth === 'session' && !BEFORE_CHANGE.has(call)) {
    throw refuse('password.change.required');
  }
  return viewer;
}

const MAY: Readonly<Record<Roles, (type: number) => boolean>> = {
  real: isReal,
  agent: isAgent,
  realAgent: (type) => isReal(type) && isAgent(type),
};

/** Enforces roles, flags and breaks on the server (D1 §6, D2 §3). */
function assertAllowed(
  { db, now }: Sandboxed,
  call: Call,
  brand: Brand,
  viewer: Viewer | undefined,
): void {
  if (call.flag !== undefined && !flagIsOn(db, brand.code, call.flag)) {
    throw refuse('function.not.available');
  }
  if (call.roles !== undefined && viewer !== undefined && !MAY[call.roles](viewer.type)) {
    throw refuse('account.no.permission');
  }
  if (viewer !== undefined && CLOSED_IN_A_BREAK.has(call)) assertNoBreak(db, viewer.userId, now());
}

const KEY = /^[\w-]{8,64}$/;

/** Idempotency key of a money call; undefined for others. */
function keyOf(call: Call, request: Request): string {
  if (call.money !== true) return '';
  const key = request.headers.get('idempotency-key') ?? '';
  if (!KEY.test(key))
    throw refuse('request_param_err', { fields: { 'Idempotency-Key': 'missing' } });
  return key;
}

/** Stored response of a money call with a known key; replayed before flags, roles and passwords are checked. */
const keptAnswer = ({ db }: Sandboxed, call: Call, request: Request, viewer: Viewer | undefined) =>
  call.money === true && viewer !== undefined
    ? knownAnswer(db, viewer.userId, request.headers.get('idempotency-key') ?? '')
    : undefined;

/** Strict mode: throws if the value violates the contract. */
function assertValue(call: Call, value: unknown): void {
  const parsed = z.safeParse(call.value, value);
  if (!parsed.success)
    throw new Error(`${call.path} violates its contract: ${z.prettifyError(parsed.error)}`);
  if (JSON.stringify(parsed.data ?? null).includes(`"${UNKNOWN}"`))
    throw new Error(`${call.path} returns an enum value that its contract does not list`);
}

/** Strict mode: throws if the contract does not list the error code or a detail of the refusal. */
function assertNamed(call: Call, refusal: Refusal): void {
  const { code } = refusal;
  if (!codesOf(call).includes(code))
    throw new Error(`${call.path} throws ${code}, which its contract does not list`);
  const detail = unknownDetail(call, refusal);
  if (detail !== undefined)
    throw new Error(
      `${call.path} refused with ${code} and value.${detail}: describe it in ERROR_DETAILS of the contract`,
    );
}

export const languageOf = (request: Request, brand: Brand | undefined): Language =>
  toLanguage(request.headers.get('language')) ?? brand?.languages[0] ?? 'EN';

/** Maximum stored length of a `User-Agent`. */
const MAX_AGENT = 300;

/** Client-supplied device id of an input, if any. */
const deviceIn = (input: unknown) =>
  z.safeParse(z.object({ loginDeviceId: z.string() }), input).data?.loginDeviceId;

/** Facts collected about a request, for the call log. */
interface Met {
  /** Whether the response was replayed for a known key. */
  repeated: boolean;
  brand: Brand | undefined;
  viewer: Viewer | undefined;
  address: string | undefined;
}

/** Pipeline of every call: brand, body, gate, session, input, handler, envelope, log. */
export function answerCall<C extends Call>(
  core: Sandboxed,
  { name, call }: { name: string; call: C },
  handler: Handler<C>,
): (request: Request, address?: string) => Promise<Response> {
  /** Checks and handles a call at one time: nothing is awaited before the handler. */
  const valueOf = async (arrived: Arrived, brand: Brand, met: Met): Promise<unknown> => {
    const { request, url } = arrived;
    const now = core.now();
    core.runDue();
    const viewer = viewerOfCall(core, { call, request, brand, now });
    met.viewer = viewer;
    const known = keptAnswer(core, call, request, viewer);
    met.repeated = known !== undefined;
    if (known === undefined) assertAllowed(core, call, brand, viewer);
    const input = inputOf(call, arrived, brand);
    const print = call.money === true ? fingerprintOf(input as object) : '';
    if (known !== undefined) return successEnvelope(repeated(known, { call: name, print }));
    assertLimits({ db: core.db, brand: brand.code, name }, input as object);
    const key = keyOf(call, request);
    const language = languageOf(request, brand);
    const answer = await handler(input, {
      db: core.db,
      brand,
      language,
      viewer,
      now,
      key,
      print,
      call: name,
      url,
      address: met.address,
      device: deviceIn(input),
      agent: request.headers.get('user-agent')?.slice(0, MAX_AGENT),
    });
    if (answer instanceof Refusal) throw answer;
    if (core.strict) assertValue(call, answer);
    return successEnvelope(answer);
  };

  const succeed = async (request: Request, met: Met): Promise<Response> => {
    const url = new URL(request.url);
    const brand = brandOfRequest(url);
    met.brand = brand;
    assertHeaders(request, call, brand);
    const arrived = { request, url, body: await readBody(call, request) };
    gate(core, brand, call);
    if (!isKept(call)) return jsonResponse(await valueOf(arrived, brand, met));
    const key = [brand.code, languageOf(request, brand), call.path, url.search].join(' ');
    const accepted = request.headers.get('accept-encoding') ?? '';
    return core.answers.answer(key, accepted, async () =>
      JSON.stringify(await valueOf(arrived, brand, met)),
    );
  };

  return async (request, address) => {
    const met: Met = { brand: undefined, viewer: undefined, address, repeated: false };
    const log = (status: number, errorCode: string | null) =>
      core.calls.add({
        time: core.now(),
        method: call.method,
        path: call.path,
        brand: met.brand?.code ?? null,
        user: met.viewer?.name ?? null,
        status,
        errorCode,
        repeated: met.repeated,
      });
    try {
      const response = await succeed(request, met);
      log(200, null);
      return response;
    } catch (error) {
      const refusal = error instanceof Refusal ? error : core.unexpected(error);
      if (core.strict) assertNamed(call, refusal);
      log(refusal.status, refusal.code);
      const language = languageOf(request, met.brand);
      return jsonResponse(refusalEnvelope(refusal, language), refusal.status);
    }
  };
}
