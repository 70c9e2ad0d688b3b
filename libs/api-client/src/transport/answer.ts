import * as z from 'zod/mini';
import { ApiError } from '../api-error';
import { apiConfig } from '../config';
import { envelope, isErrorCode, refusalValue, type Call, type CallAnswer } from '../contract';
import type { WireReply } from './request';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A number that counts or measures, from the wire: nothing below nought or without end. */
const measure = (value: number | undefined) =>
  value !== undefined && Number.isFinite(value) ? Math.max(0, value) : undefined;

/** Milliseconds of a `Retry-After` header, which holds seconds or a date (RFC 9110 §10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return measure(Number(header) * 1000);
  return header.endsWith(' GMT') ? measure(Date.parse(header) - Date.now()) : undefined;
}

function refusalOf(reply: WireReply, body: z.output<typeof envelope>): ApiError {
  const said = z.safeParse(refusalValue, body.value ?? {});
  const details = said.success ? said.data : {};
  const code = isErrorCode(body.errorCode) ? body.errorCode : undefined;
  return new ApiError('refused', body.errorCode ?? 'refused', {
    code,
    status: reply.status,
    captcha: details.captcha,
    fields: details.fields,
    retryAfterMs: measure(details.retryAfterMs) ?? retryAfterMs(reply.retryAfter),
    attemptsLeft: measure(details.attemptsLeft),
  });
}

/** Where the first thing wrong stands, for a developer's eyes. */
function firstIssue({ issues }: z.core.$ZodError): string {
  const [issue] = issues;
  return issue ? `${issue.path.join('.')} ${issue.code}` : 'unreadable';
}

/** Reads an answer: the envelope, then the value by the call's schema. Throws one `ApiError`, nothing else. */
export function answerOf<C extends Call>(call: C, reply: WireReply): CallAnswer<C> {
  const body = z.safeParse(envelope, parseJson(reply.text));
  if (!body.success) {
    const kind = reply.status >= 400 ? 'http' : 'contract';
    throw new ApiError(kind, `${call.path} answered ${reply.status} without an envelope`, {
      status: reply.status,
      retryAfterMs: retryAfterMs(reply.retryAfter),
    });
  }
  if (!body.data.success) {
    const refusal = refusalOf(reply, body.data);
    if (call.auth === 'session' && refusal.code === 'login.not.session')
      apiConfig().onSessionLost();
    throw refusal;
  }
  const value = z.safeParse(call.value, body.data.value);
  if (!value.success)
    throw new ApiError('contract', `${call.path}: ${firstIssue(value.error)}`, {
      status: reply.status,
    });
  return value.data as CallAnswer<C>;
}
