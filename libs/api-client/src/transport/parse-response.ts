import * as z from 'zod/mini';
import { ApiError } from '../api-error';
import { apiConfig } from '../config';
import { envelope, isErrorCode, refusalValue, type Call, type CallAnswer } from '../contract';
import { parseRows } from './parse-rows';
import { notePlatformTime } from './platform-clock';
import type { RawResponse } from './request';

/** Parses JSON and drops nulls: null and absent are both undefined. Undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => value ?? undefined);
  } catch {
    return undefined;
  }
}

/** Clamps a wire number to at least 0; undefined if it is not finite. */
const measure = (value: number | undefined) =>
  value !== undefined && Number.isFinite(value) ? Math.max(0, value) : undefined;

/** Milliseconds of a `Retry-After` header, which holds seconds, or a date by the response's own (RFC 9110 §10.2.3). */
function retryAfterMs({ headers }: RawResponse): number | undefined {
  const after = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(after)) return measure(Number(after) * 1000);
  const date = headers.get('Date') ?? '';
  return after.endsWith(' GMT') ? measure(Date.parse(after) - Date.parse(date)) : undefined;
}

function refusalOf(reply: RawResponse, body: z.output<typeof envelope>): ApiError {
  const said = z.safeParse(refusalValue, body.value ?? {});
  const details = said.success ? said.data : {};
  const code = isErrorCode(body.errorCode) ? body.errorCode : undefined;
  return new ApiError('refused', body.errorCode ?? 'refused', {
    code,
    status: reply.status,
    captcha: details.captcha,
    fields: details.fields,
    retryAfterMs: measure(details.retryAfterMs) ?? retryAfterMs(reply),
    attemptsLeft: measure(details.attemptsLeft),
  });
}

const PASSWORD_DUE = 'password.change.required';

const SESSION_LOST = 'login.not.session';

/** Whether a response ends the session: any 401, or the platform's error code (decision 11). */
const isSessionLost = (status: number, body: z.output<typeof envelope> | undefined) =>
  status === 401 || (body?.success === false && body.errorCode === SESSION_LOST);

/**
 * Parses a response: the envelope, then the value by the call's schema. Reports dropped list elements to
 * `onDroppedRows`, a lost session to `onSessionLost` with the request's `token`, and a required
 * password change to `onPasswordDue`.
 * Throws `ApiError` only.
 */
export function parseResponse<C extends Call>(
  call: C,
  reply: RawResponse,
  token: string | null,
): CallAnswer<C> {
  // The answer to a guest may come from a cache, with an old date.
  if (token !== null) notePlatformTime(reply.headers.get('Date'));
  const body = z.safeParse(envelope, parseJson(reply.text));
  if (token !== null && isSessionLost(reply.status, body.data)) {
    apiConfig().onSessionLost(token);
    throw new ApiError('refused', SESSION_LOST, { code: SESSION_LOST, status: reply.status });
  }
  if (!body.success) {
    const kind = reply.status >= 400 ? 'http' : 'contract';
    throw new ApiError(kind, `${call.path} responded ${reply.status} without an envelope`, {
      status: reply.status,
      retryAfterMs: retryAfterMs(reply),
    });
  }
  if (!body.data.success) {
    if (token !== null && body.data.errorCode === PASSWORD_DUE) apiConfig().onPasswordDue(token);
    throw refusalOf(reply, body.data);
  }
  const { value, dropped, issue } = parseRows(call.value, body.data.value);
  if (issue) throw new ApiError('contract', `${call.path}: ${issue}`, { status: reply.status });
  if (dropped.length > 0) apiConfig().onDroppedRows?.({ path: call.path, rows: dropped });
  return value as CallAnswer<C>;
}
