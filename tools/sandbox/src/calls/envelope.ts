import type { Language } from '../brands/brands';
import { MESSAGES } from './messages/messages';
import type { Refusal } from './refusal';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: HEADERS });
}

/** `{ success: true, value }` (decision 12). */
export function successEnvelope(value: unknown) {
  return { success: true, value: value ?? null };
}

/** `{ success: false, errorCode, message, value? }`. */
export function refusalEnvelope(refusal: Refusal, language: Language) {
  return {
    success: false,
    errorCode: refusal.code,
    message: MESSAGES[refusal.code]?.[language] ?? null,
    ...(refusal.detail === undefined ? {} : { value: refusal.detail }),
  };
}
