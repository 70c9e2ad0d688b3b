import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api-error';
import { contract, type Call } from '../contract';
import { parseResponse } from './parse-response';
import { platform } from './transport.setup';

const calls: Call[] = Object.values<Record<string, Call>>(contract).flatMap((area) =>
  Object.values(area),
);

const KINDS = new Set(['http', 'refused', 'contract']);

beforeEach(() => {
  platform([]);
});

/** Parses a response; asserts that it throws only a valid `ApiError`. */
function read(call: Call, text: string, status: number, headers: Headers): void {
  try {
    parseResponse(call, { text, status, headers }, call.auth === 'none' ? null : 'token');
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    const { kind, details, code } = error as ApiError;
    expect(KINDS.has(kind)).toBe(true);
    expect(code === undefined || kind === 'refused').toBe(true);
    for (const measure of [details.retryAfterMs, details.attemptsLeft]) {
      expect(measure === undefined || (Number.isFinite(measure) && measure >= 0)).toBe(true);
    }
  }
}

const date = fc.date({ noInvalidDate: true }).map((at) => at.toUTCString());
/** Bytes that a header may hold: `Headers` refuses others. */
const anyText = fc.string().map((text) => text.replaceAll(/[^ -~]/g, ''));
const headers = fc
  .record(
    { 'Retry-After': fc.oneof(anyText, fc.nat().map(String), date), Date: fc.oneof(anyText, date) },
    { requiredKeys: [] },
  )
  .map((values) => new Headers(values));
const status = fc.integer({ min: 100, max: 599 });
const detail = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom(1e308, -1, null, 'x', {}));
const envelopes = fc.record(
  {
    success: fc.oneof(fc.boolean(), fc.jsonValue()),
    errorCode: fc.oneof(
      fc.constantFrom('login.not.session', 'system.busy', '__proto__', 'toString'),
      fc.jsonValue(),
    ),
    message: fc.jsonValue(),
    value: fc.oneof(
      fc.jsonValue(),
      fc.record(
        { captcha: detail, fields: detail, retryAfterMs: detail, attemptsLeft: detail },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);

test('any envelope either parses or throws an ApiError', () => {
  fc.assert(
    fc.property(fc.constantFrom(...calls), envelopes, status, headers, (call, body, code, own) => {
      read(call, JSON.stringify(body), code, own);
    }),
    { numRuns: 2000 },
  );
});

test('any text either parses or throws an ApiError', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom('', 'null', '{"success":true}'));
  fc.assert(
    fc.property(fc.constantFrom(...calls), texts, status, headers, (call, text, code, own) => {
      read(call, text, code, own);
    }),
    { numRuns: 1000 },
  );
});

test('a value with the keys __proto__ and constructor changes no prototype', () => {
  const text = '{"success":true,"value":{"__proto__":{"polluted":1},"constructor":{"polluted":1}}}';
  for (const call of calls) read(call, text, 200, new Headers());
  expect('polluted' in {}).toBe(false);
});
