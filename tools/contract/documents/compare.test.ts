import { contract, openEnum, type Call } from '@lobby/api-client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { differencesOf } from './compare';
import { address, facts, FLAG, maybe, NUMBER, only, standard, takes, TEXT, upTo } from './row';

const OURS =
  'is not in the documents: give the reason in tools/contract/documents/chosen.data.ts and ask in docs/open-questions.md';

type Fields = NonNullable<Parameters<typeof facts>[2]['output']>;

const call = (parts: Partial<Call>): Call => ({
  ...contract.system.status,
  input: z.object({}),
  value: z.object({}),
  provenance: 'chosen',
  ...parts,
});

const answers = (value: z.ZodMiniType, provenance: Call['provenance'] = 'chosen') => ({
  a: call({ value, provenance }),
});
const asks = (input: z.ZodMiniType) => ({ a: call({ input }) });

const told = (fields: Fields) => facts('a', 'D1 §3', { output: fields });
const asked = (fields: Fields) => facts('a', 'D1 §3', { input: fields });

const text = z.string();

test.each([
  ['nothing', answers(z.object({ a: text })), told({ a: TEXT }), undefined],
  ['a missing field', answers(z.object({ b: text })), told({ a: TEXT }), 'is missing'],
  [
    'a field of another name further down',
    answers(z.object({ list: z.array(z.object({ b: text })) })),
    told({ 'list.*.a': TEXT }),
    'is missing',
  ],
  ['another kind', answers(z.object({ a: text })), told({ a: NUMBER }), 'is text, not number'],
  [
    'another kind of the value itself',
    answers(z.object({ a: text })),
    told({ '': TEXT }),
    'is group, not text',
  ],
  [
    'a flag below wrappers',
    answers(z.object({ a: z.optional(z.nullable(z.boolean())) })),
    told({ a: FLAG }),
    undefined,
  ],
  ['a required field', asks(z.object({ a: text })), asked({ a: maybe(TEXT) }), 'is required'],
  [
    'no standard',
    asks(z.object({ a: z.optional(text) })),
    asked({ a: standard('lobby') }),
    'does not stand for lobby when left out',
  ],
  [
    'a standard',
    asks(z.object({ a: z._default(text, 'lobby') })),
    asked({ a: standard('lobby') }),
    undefined,
  ],
  [
    'a choice less',
    asks(z.object({ a: z.enum(['A']) })),
    asked({ a: takes('A', 'B') }),
    'does not take B',
  ],
  [
    'a choice more',
    asks(z.object({ a: z.enum(['A', 'B']) })),
    asked({ a: only('A') }),
    'also takes B',
  ],
  ['no choices', asks(z.object({ a: text })), asked({ a: only('A') }), 'takes any value'],
  [
    'an unknown choice of an answer',
    answers(z.object({ a: openEnum(['A']) })),
    told({ a: only('A', 'B') }),
    'does not take B',
  ],
  [
    'an alias of an answer',
    answers(z.object({ a: openEnum(['A'], { B: 'A' }) })),
    told({ a: only('A', 'B') }),
    undefined,
  ],
  [
    'a text too long',
    asks(z.object({ a: z.string().check(z.maxLength(5)) })),
    asked({ a: upTo(6) }),
    'does not take 6 characters',
  ],
  [
    'a field of ours in a documented call',
    answers(z.object({ a: text, b: text }), 'spec'),
    told({ a: TEXT }),
    OURS,
  ],
  [
    'a field of ours in a call of ours',
    answers(z.object({ a: text, b: text })),
    told({ a: TEXT }),
    undefined,
  ],
  ['a sealed body', { a: call({ provenance: 'spec', body: 'encrypted' }) }, told({}), OURS],
  [
    'a documented sealed body',
    { a: call({ provenance: 'spec', body: 'encrypted' }) },
    facts('a', '', { header: { Encryption: TEXT } }),
    undefined,
  ],
  [
    'another module',
    { a: call({ module: 'REG3' }) },
    facts('a', '', { header: { ModuleId: only('CBS3') } }),
    'is REG3, not CBS3',
  ],
  [
    'a session',
    { a: call({ auth: 'session' }) },
    facts('a', '', { header: { Authorization: only('none') } }),
    'is session, not none',
  ],
  [
    'another method',
    { a: call({ path: '/a', method: 'POST' }) },
    [address('a', 'PUT /a', '')],
    'is POST /a',
  ],
  [
    'a method that is not shown',
    { a: call({ path: '/a', method: 'POST' }) },
    [address('a', '/a', '')],
    undefined,
  ],
  ['an error', { a: call({}) }, facts('a', '', { error: { 'captcha.wrong': TEXT } }), 'is missing'],
  ['a token', { a: call({}) }, asked({ token: TEXT }), 'is not marked tokenInPayload'],
  ['no such call', {}, asked({ a: TEXT }), 'is a call that there is not'],
])('tells %s', (_, calls, rows, what) => {
  expect(differencesOf(calls, rows).map((difference) => difference.what)).toEqual(
    what === undefined ? [] : [what],
  );
});

test('tells a group of ours once', () => {
  const value = z.object({ a: text, b: z.array(z.object({ c: text, d: text })) });
  expect(differencesOf(answers(value, 'spec'), told({ a: TEXT }))).toEqual([
    { call: 'a', place: 'output', field: 'b', what: OURS },
  ]);
});
