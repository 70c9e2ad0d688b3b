import { contract, rowRuleOf, type Call } from '@lobby/api-client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LISTS } from './lists.data';

type Schema = z.core.JSONSchema.BaseSchema;

const ROWS = 'x-rows';

/** Every list below a schema, by place, as `strict`, `side` or `drop`. */
function listsIn(schema: Schema, path: string): [string, string][] {
  const { anyOf = [], oneOf = [], items, properties = {}, additionalProperties } = schema;
  const parts: [unknown, string][] = [
    ...[...anyOf, ...oneOf].map((part): [unknown, string] => [part, path]),
    ...Object.entries(properties).map(([key, part]): [unknown, string] => [part, `${path}.${key}`]),
    [items, `${path}.*`],
    [additionalProperties, `${path}.*`],
  ];
  return [
    ...(schema.type === 'array' ? [[path, schema[ROWS] ?? 'drop'] as [string, string]] : []),
    ...parts.flatMap(([part, at]) =>
      typeof part === 'object' && part !== null ? listsIn(part as Schema, at) : [],
    ),
  ];
}

const listsOf = ({ value }: Call) =>
  listsIn(
    z.toJSONSchema(value, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const rule = rowRuleOf(zodSchema);
        if (rule) jsonSchema[ROWS] = rule;
      },
    }),
    'value',
  );

const calls = Object.entries<Record<string, Call>>(contract).flatMap(([area, entries]) =>
  Object.entries(entries).map(([name, call]) => ({
    name: `${area}.${name}`,
    lists: listsOf(call),
  })),
);

test.each(calls)('$name: its lists follow the table', ({ name, lists }) => {
  const rules = Object.entries(LISTS[name] ?? {}).map(([path, rule]) => [
    path,
    typeof rule === 'string' ? rule : 'strict',
  ]);
  expect(Object.fromEntries(lists)).toEqual(Object.fromEntries(rules));
});

test('the table names no other call, and a reason for each strict list', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect(Object.keys(LISTS).filter((name) => !names.has(name))).toEqual([]);
  const rules = Object.values(LISTS).flatMap((lists) => Object.values(lists));
  const reasons = rules.flatMap((rule) => (typeof rule === 'string' ? [] : [rule.strict]));
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  expect(reasons.length).toBeGreaterThan(0);
});
