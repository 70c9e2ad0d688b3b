import { contract, type Call } from '@lobby/api-client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choicesOf, listsOf, shortened, type Answer } from './flips';
import { calls, connect, trueAnswer } from './typed-calls.setup';

const areas: Record<string, Record<string, Call>> = contract;

function schemaOf(name: string) {
  const [area = '', call = ''] = name.split('.');
  const { value } = areas[area]?.[call] ?? expect.unreachable(`no ${name}`);
  return z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' });
}

test.each(calls)('$name takes a new choice, and loses a bad row alone', async ({ ask }) => {
  const { example } = await trueAnswer(ask);
  const answer = shortened(JSON.parse(example.text)) as Answer;
  const dropped = connect(() => JSON.stringify(answer));
  const good = await ask();

  for (const { path, put } of choicesOf(answer, schemaOf(example.name))) {
    const text = put('NEW_CHOICE');
    const lost = connect(() => text);
    await expect(ask(), `a new choice at ${path}`).resolves.toBeDefined();
    expect(lost, path).toEqual([]);
  }

  for (const { path, put, list } of listsOf(answer)) {
    const text = put([...list, []]);
    const lost = connect(() => text);
    expect(await ask(), `a bad row in ${path}`).toEqual(good);
    expect(
      lost.map(({ rows }) => rows.length),
      path,
    ).toEqual([1]);
  }
  expect(dropped).toEqual([]);
});
