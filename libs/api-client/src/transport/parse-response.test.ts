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
function read(call: Call, text: string, status: number, retryAfter: string | null): void {
  try {
    parseResponse(call, { text, status, retryAfter }, call.auth === 'none' ? null : 'token');
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

const header = fc.option(
  fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.date({ noInvalidDate: true }).map((at) => at.toUTCString()),
  ),
);
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
    fc.property(fc.constantFrom(...calls), envelopes, status, header, (call, body, code, after) => {
      read(call, JSON.stringify(body), code, after);
    }),
    { numRuns: 2000 },
  );
});

test('any text either parses or throws an ApiError', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom('', 'null', '{"success":true}'));
  fc.assert(
    fc.property(fc.constantFrom(...calls), texts, status, header, (call, text, code, after) => {
      read(call, text, code, after);
    }),
    { numRuns: 1000 },
  );
});

test('a value with the keys __proto__ and constructor changes no prototype', () => {
  const text = '{"success":true,"value":{"__proto__":{"polluted":1},"constructor":{"polluted":1}}}';
  for (const call of calls) read(call, text, 200, null);
  expect('polluted' in {}).toBe(false);
});
