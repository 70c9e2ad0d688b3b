import { Hono } from 'hono';
import * as z from 'zod/mini';
import { brandOf, BRAND_CODES } from '../brands/brands';
import { readJson } from '../calls/body';
import type { Sandboxed } from '../calls/core';
import { jsonResponse } from '../calls/envelope';
import type { Peer } from '../calls/peer';
import { Refusal } from '../calls/refusal';
import {
  type AuthContext,
  AuthError,
  lookup,
  sendVerificationCode,
  signInWithPhoneNumber,
} from './phone-auth';

/** Path that the third party's library uses below the emulator's address. */
const HOST = '/identitytoolkit.googleapis.com';

/** Body limit in bytes. */
const MAX_BYTES = 16_384;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Call of the third party: input schema and action. */
const call =
  <S extends z.ZodMiniType>(input: S, work: (input: z.output<S>, asked: AuthContext) => object) =>
  (body: unknown, asked: AuthContext) => {
    const read = input.safeParse(body);
    if (!read.success) throw new AuthError('INVALID_ARGUMENT');
    return work(read.data, asked);
  };

const CALLS = new Map([
  [
    'accounts:sendVerificationCode',
    call(z.object({ phoneNumber: text(24) }), sendVerificationCode),
  ],
  [
    'accounts:signInWithPhoneNumber',
    call(z.object({ sessionInfo: text(64), code: text(10) }), signInWithPhoneNumber),
  ],
  ['accounts:lookup', call(z.object({ idToken: text(4000) }), lookup)],
]);

/** Errors in the third party's format, not in an envelope. */
const failed = (message: string, status = 400) =>
  jsonResponse(
    { error: { code: status, message, errors: [{ message, reason: 'invalid' }] } },
    status,
  );

/** Brand of a call's API key: one project per brand. */
const brandOfKey = (key: string | undefined) => BRAND_CODES.find((code) => key === `demo-${code}`);

const toAuthError = (error: unknown) =>
  error instanceof Refusal ? new AuthError('INVALID_ARGUMENT') : error;

/** Answers a call and logs it. */
async function answered(
  core: Sandboxed,
  request: Request,
  { name, address }: { name: string; address: string | undefined },
): Promise<Response> {
  const url = new URL(request.url);
  const code = brandOfKey(url.searchParams.get('key') ?? undefined);
  let response: Response;
  try {
    const work = CALLS.get(name);
    if (work === undefined) throw new AuthError('NOT_FOUND');
    if (code === undefined) throw new AuthError('API_KEY_INVALID');
    const body = await readJson(request, MAX_BYTES);
    // After the body, which a caller may hold back for minutes.
    const now = core.now();
    response = jsonResponse(work(body, { db: core.db, brand: brandOf(code), now, address }));
  } catch (caught) {
    const error = toAuthError(caught);
    response =
      error instanceof AuthError
        ? failed(error.message)
        : failed('INTERNAL_ERROR', core.unexpected(error).status);
  }
  core.calls.add({
    time: core.now(),
    method: request.method,
    path: url.pathname,
    brand: code ?? null,
    user: null,
    status: response.status,
    errorCode: null,
    repeated: false,
  });
  return response;
}

/** Configuration that disables the library's robot check. */
const NO_ROBOT_CHECK = {
  'v1/recaptchaParams': {
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaSiteKey: 'none',
    producerProjectNumber: '0',
  },
  'v2/recaptchaConfig': {
    recaptchaKey: 'projects/demo/keys/none',
    recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
  },
};

/**
 * Emulates the third party's phone verification (decision 17): the calls of its client library, answered as
 * by its own emulator.
 */
export function phoneCheckRoutes(core: Sandboxed): Hono<Peer> {
  const app = new Hono<Peer>();
  for (const [path, answer] of Object.entries(NO_ROBOT_CHECK)) {
    app.get(`${HOST}/${path}`, () => jsonResponse(answer));
  }
  return app.post(`${HOST}/v1/:call`, (c) =>
    answered(core, c.req.raw, { name: c.req.param('call'), address: c.env.address }),
  );
}
