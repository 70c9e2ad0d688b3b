import { contract } from '@lobby/api-client/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { documentParts, documentText } from '../../../openapi/write-document';
import { CHAPTERS } from './chapters';
import { openApiDocument } from './document';
import type { Answer, ContractTable, OpenApiDocument, Reference } from './types';

const table: ContractTable = contract;
// Two recordings to compare.
const [text, { examples }] = await Promise.all([documentText(), documentParts()]);
const document = JSON.parse(text) as OpenApiDocument;
const calls = Object.entries(table).flatMap(([area, entries]) =>
  Object.entries(entries).map(([name, call]) => ({ id: `${area}.${name}`, call })),
);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** Every value under the given key in a document. */
function under(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name === key ? [part] : []),
    ...under(key, part),
  ]);
}

function resolve(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

/** Every object inside a document. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

/** Paths of properties and parameters without a description, excluding examples. */
function withoutDescription(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (/^(examples?|x-codes|x-states)$/.test(key)) return [];
    const here = `${place}/${key}`;
    if (key !== 'properties' && key !== 'parameters') return withoutDescription(part, here);
    const bare = Object.entries(part as Record<string, object>)
      .filter(([, one]) => !('description' in one) && !/^#.components.parameters/.test(refOf(one)))
      .map(([name]) => `${here}/${name}`);
    return [
      ...bare,
      ...Object.values(part as object).flatMap((one) => withoutDescription(one, here)),
    ];
  });
}

const refOf = (part: object) => ('$ref' in part ? String(part.$ref) : '');

/** Example of a response. */
function responseOf(response: Answer | Reference | undefined): {
  success?: boolean;
  value?: unknown;
} {
  if (response === undefined || '$ref' in response) return {};
  return (response.content['application/json']?.example ?? {}) as object;
}

describe('OpenAPI document', () => {
  it('is valid OpenAPI 3.1 according to a public validator', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone({ ...document }));
    expect(result.errors ?? []).toEqual([]);
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  it('is checked by a validator that refuses a broken document', async () => {
    const broken = structuredClone({ ...document });
    Object.assign(broken.paths['/wps/session/login']?.post ?? {}, { responses: { 200: {} } });
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('lists every call of the contract, once', () => {
    const listed = operations.map((operation) => operation.operationId);
    expect(listed.toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it.each(calls)('$id has its method, path, module and provenance', ({ id, call }) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: id,
      summary: call.summary,
      'x-section': call.section,
      'x-provenance': call.provenance,
      'x-module': call.module,
    });
    expect([operation?.['x-roles'], operation?.['x-flag'], operation?.['x-money']]).toEqual([
      call.roles,
      call.flag,
      call.money,
    ]);
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    const asksForKey = operation?.parameters.some((one) => '$ref' in one && one.$ref === key.$ref);
    expect(asksForKey).toBe(call.money === true);
    expect(operation?.['x-errors'].map(({ code }) => code)).toEqual(call.errors);
  });

  it('refers only to existing parts', () => {
    const references = under('$ref', document).map(String);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\//);
      expect(resolve(reference), reference).toBeDefined();
    }
  });

  it('has what OpenAPI 3.1 requires of an operation', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    for (const { operationId, parameters, responses, requestBody, tags } of operations) {
      const names = parameters.flatMap((parameter) =>
        'name' in parameter ? [`${parameter.in} ${parameter.name}`] : [],
      );
      expect(new Set(names).size, operationId).toBe(names.length);
      expect(Object.keys(responses).every((status) => /^[1-5]\d\d$/.test(status))).toBe(true);
      expect(responses['200']).toHaveProperty('description');
      expect(document.tags.some(({ name }) => name === tags[0])).toBe(true);
      if (requestBody) expect(Object.keys(requestBody.content)).toHaveLength(1);
    }
  });

  it('requires a session for the same calls as the contract', () => {
    const login = document.paths['/wps/session/login']?.post;
    const wallet = document.paths['/wps/wallets/gcs']?.get;
    expect(login?.security).toEqual([]);
    expect(wallet?.security).toEqual([{ session: [] }]);
  });

  it('describes an encrypted body and its content', () => {
    const body = document.paths['/wps/session/login']?.post?.requestBody;
    const { schema } = body?.content['application/json'] ?? {};
    expect(schema).toEqual({ $ref: '#/components/schemas/SealedBody' });
    expect(Object.keys(body?.['x-plain-body']?.properties ?? {})).toContain('password');
  });

  it.each(calls)('$id has a valid example of request and answer', ({ id, call }) => {
    const operation = operations.find((one) => one.operationId === id);
    const { content = {}, 'x-plain-body': plain } = operation?.requestBody ?? {};
    const parameters = (operation?.parameters ?? []).flatMap((one) =>
      'example' in one && one.in === 'query' ? [[one.name, one.example]] : [],
    );
    const sent =
      plain?.examples?.[0] ?? Object.values(content)[0]?.example ?? Object.fromEntries(parameters);
    if (call.body !== 'query') expect(sent).toBeDefined();
    expect(z.safeParse(call.input, sent).error).toBeUndefined();
    const answer = responseOf(operation?.responses['200']);
    expect(answer).toMatchObject({ success: true });
    expect(z.safeParse(call.value, answer.value).error).toBeUndefined();
  });

  it('records the same examples in every build', () => {
    const answers = operations.map(({ operationId, responses }) => [
      operationId,
      responseOf(responses['200']),
    ]);
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(Object.entries(examples).map(([id, { answer }]) => [id, answer])),
    );
  });

  it('describes every property, parameter, area and error code', () => {
    const bare = withoutDescription(document, '');
    expect(bare, 'add a doc comment in libs/api-client/src/contract').toEqual([]);
    for (const { name, description } of document.tags) expect(description, name).toBeTruthy();
    const codes = document.components.schemas['ErrorCode']?.['x-codes'] as object;
    for (const [code, { meaning }] of Object.entries(codes)) expect(meaning, code).not.toBe('');
  });

  it('gives every constant its type', () => {
    const untyped = parts(document).filter((part) => 'const' in part && !('type' in part));
    expect(untyped).toEqual([]);
  });

  it('distinguishes values from refusals by `success`, and requires the value', () => {
    for (const { operationId, responses } of operations) {
      const name = `#/components/schemas/${operationId}.answer`;
      expect(responses['200']).toMatchObject({
        content: { 'application/json': { schema: { discriminator: { mapping: { true: name } } } } },
      });
      expect(resolve(name)).toMatchObject({ required: ['success', 'value'] });
    }
  });

  it.each(
    Object.entries(CHAPTERS).flatMap(([area, { states = {} }]) =>
      Object.entries(states).map(([record, table]) => ({ area, record, table })),
    ),
  )('transitions of a $record lead to existing states', ({ table }) => {
    const unknown = Object.values(table).flatMap(({ next }) =>
      next.filter((to) => !Object.hasOwn(table, to)),
    );
    expect(unknown).toEqual([]);
    expect(Object.values(table).some(({ next }) => next.length === 0)).toBe(true);
  });

  it('refuses two calls of the same method and path', () => {
    const { login } = contract.access;
    const source = { version: '1.0.0', texts: {}, errors: {}, examples: {} };
    expect(() =>
      openApiDocument({ ...source, contract: { access: { login, again: login } } }),
    ).toThrow('access.again');
  });
});
