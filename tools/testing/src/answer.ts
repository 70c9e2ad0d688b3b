import type { ErrorCode } from '@lobby/api-client';

/** What a call answers instead of the sandbox's own answer; tests and stories say it in the same words. */
export type Answer =
  /** This HTTP status, refused as `system.busy`. */
  | number
  /** The connection breaks. */
  | 'offline'
  /** This value, successfully. */
  | { value: unknown }
  /** This refusal; the status is 400 unless given, `details` are its value. */
  | { refusal: ErrorCode; status?: number; details?: object };

/** A call as `/path` of any method or as `METHOD /path`. */
export function splitCall(call: string): { method?: string; path: string } {
  const [method, path] = call.split(' ', 2);
  return path === undefined || method === undefined ? { path: call } : { method, path };
}

/** The body and status of an answer. Has none for `offline`. */
export function answerParts(answer: Exclude<Answer, 'offline'>): { status: number; body: object } {
  if (typeof answer === 'number')
    return { status: answer, body: { success: false, errorCode: 'system.busy', message: null } };
  if ('value' in answer) return { status: 200, body: { success: true, value: answer.value } };
  const { refusal: errorCode, status = 400, details } = answer;
  return { status, body: { success: false, errorCode, message: null, value: details ?? null } };
}
