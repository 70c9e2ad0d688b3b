import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf, type Field } from '../documents/fields-of';
import { SUBJECTS } from '../documents/subjects';
import { placesOf, shortened, type Answer } from './flips';
import { calls, connect, trueAnswer } from './typed-calls.setup';
import { UNUSED } from './unused-fields.data';

const LEAVES = new Set<Field['kind']>(['text', 'number', 'flag', 'any']);

const leavesOf = (name: string) =>
  fieldsOf(SUBJECTS[name]?.value ?? expect.unreachable(`no ${name}`)).filter(
    ({ kind, path }) => LEAVES.has(kind) && path !== '',
  );

type Leaf = string | number | boolean;

/** Values of many formats: texts, amounts, a time of day, a group of banners; counts, days; switches. */
const SAMPLES: readonly Leaf[] = ['zz', '77', '7', '07:30', 'm_stream', 77, 7, 3, 5, true, false];

/** Valid values of a field other than the one it has. */
const othersOf = ({ schema, values = [] }: Field, value: unknown) =>
  [...(values as readonly Leaf[]), ...SAMPLES].filter(
    (other) => other !== value && z.safeParse(schema, other).success,
  );

const textOf = async (ask: () => Promise<unknown>) => {
  try {
    return JSON.stringify(await ask());
  } catch {
    return undefined;
  }
};

/** Paths of the contract's fields that the result of a typed call depends on, and of those that its answer has. */
async function usedBy(ask: () => Promise<unknown>) {
  const { example } = await trueAnswer(ask);
  const answer = shortened(JSON.parse(example.text)) as Answer;
  const answered = () => JSON.stringify(answer);
  connect(answered);
  const before = await textOf(ask);
  const leaves = new Map(leavesOf(example.name).map((field) => [`value.${field.path}`, field]));
  const seen = new Set<string>();
  const used = new Set<string>();
  for (const { path, value, put } of placesOf(answer)) {
    const field = leaves.get(path.replaceAll(/\.\d+(?=\.|$)/g, '.*'));
    if (!field) continue;
    seen.add(field.path);
    for (const other of othersOf(field, value)) {
      if (used.has(field.path)) break;
      const text = put(other);
      connect(() => text);
      const after = await textOf(ask);
      if (after !== undefined && after !== before) used.add(field.path);
    }
  }
  return { name: example.name, seen, used };
}

test('each field of an answer is used by a typed call, or says why not', async () => {
  const seen = new Set<string>();
  const used = new Set<string>();
  for (const { ask } of calls) {
    const found = await usedBy(ask);
    for (const path of found.seen) seen.add(`${found.name} ${path}`);
    for (const path of found.used) used.add(`${found.name} ${path}`);
  }
  const unused = [...seen].filter((field) => !used.has(field)).toSorted();
  expect(unused).toEqual(UNUSED.flatMap(({ at }) => at).toSorted());
});
