import { contract } from '@lobby/api-client/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from './document';
import { knownExamples } from './known-examples';
import type { ContractTable } from './types';

const table: ContractTable = contract;
const document = openApiDocument(table, knownExamples);
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

describe('OpenAPI document', () => {
  it('is valid OpenAPI 3.1 to a public validator', async () => {
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

  it.each(calls)(
    '$id stands at its method and path with its module and provenance',
    ({ id, call }) => {
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
      const asksForKey = operation?.parameters.some(
        (one) => '$ref' in one && one.$ref === key.$ref,
      );
      expect(asksForKey).toBe(call.money === true);
      expect(operation?.['x-errors'].map(({ code }) => code)).toEqual(call.errors);
    },
  );

  it('refers only to parts that exist', () => {
    const references = under('$ref', document).map(String);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\//);
      expect(resolve(reference), reference).toBeDefined();
    }
  });

  it('keeps what OpenAPI 3.1 asks of an operation', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    for (const { operationId, parameters, responses, requestBody, tags } of operations) {
      const names = parameters.flatMap((parameter) =>
        'name' in parameter ? [`${parameter.in} ${parameter.name}`] : [],
      );
      expect(new Set(names).size, operationId).toBe(names.length);
      expect(Object.keys(responses).every((status) => /^[1-5]\d\d$/.test(status))).toBe(true);
      expect(responses['200']?.description).toBeTruthy();
      expect(document.tags.some(({ name }) => name === tags[0])).toBe(true);
      if (requestBody) expect(Object.keys(requestBody.content)).toHaveLength(1);
    }
  });

  it('asks for a session where the contract does, and nowhere else', () => {
    const login = document.paths['/wps/session/login']?.post;
    const wallet = document.paths['/wps/wallets/gcs']?.get;
    expect(login?.security).toEqual([]);
    expect(wallet?.security).toEqual([{ session: [] }]);
  });

  it('describes a sealed body and what is inside it', () => {
    const body = document.paths['/wps/session/login']?.post?.requestBody;
    expect(body?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/SealedBody' } },
    });
    expect(Object.keys(body?.['x-plain-body']?.properties ?? {})).toContain('password');
  });

  it.each(Object.entries(knownExamples))('shows an example of %s that fits', (id, { input }) => {
    const call = calls.find((one) => one.id === id)?.call;
    const operation = operations.find((one) => one.operationId === id);
    const { content = {}, 'x-plain-body': plain } = operation?.requestBody ?? {};
    const parameters = (operation?.parameters ?? []).flatMap((one) =>
      'example' in one && one.in === 'query' ? [[one.name, one.example]] : [],
    );
    const shown =
      plain?.examples?.[0] ?? Object.values(content)[0]?.example ?? Object.fromEntries(parameters);
    expect(shown).toEqual(input);
    expect(call && z.safeParse(call.input, shown).success).toBe(true);
  });

  it('is JSON without loss', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('refuses two calls of the same method and path', () => {
    const { login } = contract.access;
    expect(() => openApiDocument({ access: { login, again: login } })).toThrow('access.again');
  });
});
