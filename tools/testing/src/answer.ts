import type { ErrorCode } from '@lobby/api-client';

/** Overrides the sandbox's answer to a call; shared by tests and stories. */
export type Answer =
  /** HTTP status, refused as `system.busy`. */
  | number
  /** Network error. */
  | 'offline'
  /** Success with this value. */
  | { value: unknown }
  /** Refusal; default status 400, `details` are its value. */
  | { refusal: ErrorCode; status?: number; details?: object };

/** Splits `/path` (any method) or `METHOD /path`. */
export function splitCall(call: string): { method?: string; path: string } {
  const [method, path] = call.split(' ', 2);
  return path === undefined || method === undefined ? { path: call } : { method, path };
}

/** Body and status of an answer; not defined for `offline`. */
export function answerParts(answer: Exclude<Answer, 'offline'>): { status: number; body: object } {
  if (typeof answer === 'number')
    return { status: answer, body: { success: false, errorCode: 'system.busy', message: null } };
  if ('value' in answer) return { status: 200, body: { success: true, value: answer.value } };
  const { refusal: errorCode, status = 400, details } = answer;
  return { status, body: { success: false, errorCode, message: null, value: details ?? null } };
}
