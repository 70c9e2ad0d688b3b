import { Hono } from 'hono';
import * as z from 'zod/mini';
import { BRAND_CODES, type BrandCode } from '../brands/brands';
import { brandAt } from '../brands/sites';
import { fault } from '../faults/fault';
import { readJson } from '../calls/body';
import { jsonResponse } from '../calls/envelope';
import { Refusal } from '../calls/refusal';
import { newRain } from '../rain/place-rain';
import { newContent } from './add-content';
import type { Control } from './control';
import { ControlError } from './control-error';
import { knobNames } from './knobs/turn-knobs';

const text = z.string().check(z.minLength(1), z.maxLength(200));

/** Control call: input schema and action. */
interface ControlCall<I extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  input: I;
  run(control: Control, input: z.output<I>, url: URL): unknown;
}

const call = <I extends z.ZodMiniType>(
  method: ControlCall['method'],
  path: string,
  input: I,
  run: ControlCall<I>['run'],
): ControlCall => ({
  method,
  path,
  input,
  // Input is parsed before `run`.
  run: (control, parsed, url) => run(control, parsed as z.output<I>, url),
});

const nothing = z.object({});

/** 400 days: the call runs the jobs of each. */
const MAX_SHIFT = 400 * 86_400_000;

/** `brand` defaults to the brand of the host. */
function calls(here: BrandCode): readonly ControlCall[] {
  const brand = z._default(z.enum(BRAND_CODES), here);
  const user = z.object({ user: text, brand });
  return [
    call('POST', 'reset', nothing, (control) => {
      control.reset();
      return { reset: true };
    }),
    call('POST', 'session', user, (control, input) => control.session(input)),
    call('GET', 'sms', z.object({ mobileNum: z.optional(text) }), (control, { mobileNum }) =>
      control.sms(mobileNum),
    ),
    call('POST', 'sms', z.object({ brand, mobileNum: text, purpose: text }), (control, input) =>
      control.sendSms(input),
    ),
    call('GET', 'mails', user, (control, input) => control.mails(input)),
    call('GET', 'captcha', nothing, (control) => control.captcha()),
    call(
      'PUT',
      'flags',
      z.object({
        brand,
        flags: z._default(z.record(text, z.boolean()), {}),
        templates: z.optional(z.partial(z.object({ mem_cen: text, dep_func: text }))),
        appInfo: z.optional(z.partial(z.object({ version: text, upgradeable: z.boolean() }))),
      }),
      (control, { templates, appInfo, ...input }) =>
        control.flags({ ...input, templates: defined(templates), appInfo: defined(appInfo) }),
    ),
    call(
      'PUT',
      'status',
      z.object({
        brand,
        maintenance: z._default(z.boolean(), false),
        regionRestriction: z._default(z.boolean(), false),
        info: z._default(z.string().check(z.maxLength(4000)), ''),
      }),
      (control, input) => control.status(input),
    ),
    call(
      'PUT',
      'clock',
      z.object({
        shiftMs: z.int().check(z.minimum(-MAX_SHIFT), z.maximum(MAX_SHIFT)),
        keepSessions: z._default(z.boolean(), true),
      }),
      (control, input) => control.clock(input),
    ),
    call('POST', 'content', z.object({ ...newContent.shape, brand }), (control, input) =>
      control.content(input),
    ),
    call('PUT', 'rain', z.object({ ...newRain.shape, brand }), (control, input) =>
      control.rain(input),
    ),
    call('PUT', 'faults', z.array(fault), (control, list) => control.faults(list)),
    call(
      'GET',
      'ledger',
      z.object({ ...user.shape, all: z._default(z.enum(['0', '1']), '0') }),
      (control, { all, ...input }) => control.ledger({ ...input, all: all === '1' }),
    ),
    call(
      'GET',
      'calls',
      z.object({ since: z._default(z.coerce.number(), 0) }),
      (control, { since }) => control.calls(since),
    ),
    ...knobNames.map((name) =>
      call('POST', `knobs/${name}`, z.looseObject({ brand }), (control, input) =>
        // The knob parses its own input.
        (control.knobs[name] as (input: unknown) => unknown)(input),
      ),
    ),
    call('GET', 'failed-jobs', nothing, (control) => control.failedJobs()),
    call('GET', 'accounts', nothing, (control) => control.accounts()),
    call('GET', 'state', nothing, (control, _, url) => control.state(Number(url.port || 80))),
  ];
}

/** Removes keys with undefined values. */
function defined<T extends object>(given: T | undefined) {
  if (given === undefined) return undefined;
  const kept = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

async function answer(control: Control, { input, run, method }: ControlCall, request: Request) {
  const url = new URL(request.url);
  const given = method === 'GET' ? Object.fromEntries(url.searchParams) : await readJson(request);
  const parsed = z.safeParse(input, given);
  if (!parsed.success) throw new ControlError(z.prettifyError(parsed.error), 400);
  return jsonResponse(run(control, parsed.data, url) ?? null);
}

function failure(error: unknown): Response {
  if (error instanceof ControlError) return jsonResponse({ error: error.message }, error.status);
  if (error instanceof Refusal) return jsonResponse({ error: error.code }, error.status);
  throw error;
}

/** Control calls, below `/__sandbox`. */
export function controlRoutes(control: Control): Hono {
  const app = new Hono();
  for (const { method, path } of calls('aurora')) {
    app.on(method, `/__sandbox/${path}`, async (c) => {
      const here = brandAt(new URL(c.req.url))?.code ?? 'aurora';
      const known = calls(here).find((one) => one.path === path && one.method === method);
      if (known === undefined) throw new Error(`no control call ${path}`);
      try {
        return await answer(control, known, c.req.raw);
      } catch (error) {
        return failure(error);
      }
    });
  }
  app.get('/__sandbox/uploads/:id', (c) => {
    const image = control.upload(c.req.param('id'));
    if (image === undefined) return c.notFound();
    return c.body(new Uint8Array(image.bytes), 200, {
      'content-type': image.type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
  return app;
}
