import { ApiError } from '@lobby/api-client';
import { contract, type Call } from '@lobby/api-client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LISTS } from '../lists.data';
import { choicesOf, listsOf, shortened, type Answer } from './flips';
import { calls, connect, trueAnswer } from './typed-calls.setup';

const areas: Record<string, Record<string, Call>> = contract;

function schemaOf(name: string) {
  const [area = '', call = ''] = name.split('.');
  const { value } = areas[area]?.[call] ?? expect.unreachable(`no ${name}`);
  return z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' });
}

/** Expected handling of a bad row, by the table. */
function ruleOf(name: string, path: string) {
  const rule = LISTS[name]?.[path.replaceAll(/\.\d+/g, '.*')];
  return rule ?? expect.unreachable(`${name} has no rule for ${path}`);
}

/** Whether an error is the one of a bad row at a place; the call's value is the root of its path. */
const namesRow = (path: string, index: number) => (error: unknown) =>
  error instanceof ApiError &&
  error.kind === 'contract' &&
  error.message.includes(`: ${`${path}.${index}`.replace(/^value\.?/, '')}`);

test.each(calls)('$name takes a new choice', async ({ ask }) => {
  const { example } = await trueAnswer(ask);
  const answer = shortened(JSON.parse(example.text)) as Answer;
  for (const { path, put } of choicesOf(answer, schemaOf(example.name))) {
    const text = put('NEW_CHOICE');
    const lost = connect(() => text);
    await expect(ask(), `a new choice at ${path}`).resolves.toBeDefined();
    expect(lost, path).toEqual([]);
  }
});

test.each(calls)('$name loses a bad row alone, or fails by a strict list', async ({ ask }) => {
  const { example } = await trueAnswer(ask);
  const answer = shortened(JSON.parse(example.text)) as Answer;
  const whole = connect(() => JSON.stringify(answer));
  const good = await ask();
  expect(whole).toEqual([]);

  for (const { path, put, list } of listsOf(answer)) {
    if (list.length === 0) continue;
    const text = put([...list, []]);
    const lost = connect(() => text);
    const answered = ask();
    if (typeof ruleOf(example.name, path) === 'string') {
      expect(await answered, `a bad row in ${path}`).toEqual(good);
      expect(lost.map(({ rows }) => rows.length)).toEqual([1]);
    } else {
      await expect(answered, path).rejects.toSatisfy(namesRow(path, list.length));
      expect(lost).toEqual([]);
    }
  }
});

test.each(calls)('$name takes bad rows for no empty list, but a side list', async ({ ask }) => {
  const { example } = await trueAnswer(ask);
  const answer = shortened(JSON.parse(example.text)) as Answer;
  for (const { path, put } of listsOf(answer)) {
    for (const rows of [[[]], [[], []]]) {
      const text = put(rows);
      const lost = connect(() => text);
      const answered = ask();
      if (ruleOf(example.name, path) === 'side') {
        await expect(answered, path).resolves.toBeDefined();
        expect(lost.map((one) => one.rows.length)).toEqual([rows.length]);
      } else {
        await expect(answered, path).rejects.toSatisfy(namesRow(path, 0));
        expect(lost).toEqual([]);
      }
    }
  }
});
