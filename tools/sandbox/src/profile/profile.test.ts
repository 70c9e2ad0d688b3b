import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { signedInAs, visitor } from '../testing/visitor';
import { payeeNameFrom } from './payee-name';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

test.each([
  ['Nguyen Thi  Lan', 'NGUYEN THI LAN'],
  [" o'brien jean-paul ", 'OBRIEN JEAN PAUL'],
  ['J. R. Smith', 'J R SMITH'],
  ['Seamus O’Brien', 'SEAMUS OBRIEN'],
  ['Nguyễn', undefined],
  ['A1', undefined],
  ["'.", undefined],
  ['', undefined],
])('the payee name %j is stored as %j', (given, written) => {
  expect(payeeNameFrom(given)).toBe(written);
});

it('a payee name is set once, also by concurrent calls', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const set = (payeeName: string) => me.call('member.setPayeeName', { payeeName });
  expect(await set('A')).toMatchObject({ errorCode: 'field.invalid' });
  expect(await set('x'.repeat(61))).toMatchObject({ errorCode: 'field.invalid' });
  const answers = await Promise.all([set('Mai Le'), set('Mai Tran')]);
  expect(answers.map(({ errorCode }) => errorCode)).toEqual([undefined, 'payee.name.fixed']);
  expect(await set('Mai Le')).toMatchObject({ errorCode: 'payee.name.fixed' });
  expect(await me.value('security.config')).toMatchObject({ payeeNameMasked: 'M** L*' });
});

it('a payee name may have the apostrophe of a phone', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  await me.value('member.setPayeeName', { payeeName: 'Seamus O’Brien' });
  expect(await me.value('security.config')).toMatchObject({ payeeNameMasked: 'S***** O*****' });
});

test.each([
  ['Lan', true],
  ['  Trần   Lan  ', true],
  ['王小明', true],
  ['น้ำฝน', true],
  ['L', false],
  ['x'.repeat(21), false],
  ['<b>Lan</b>', false],
  ['Lan\u202Egnal', false],
  ['Support', false],
  ['Админ', false],
  ['Hỗ trợ 24', false],
  ['ho tro', false],
  ['Aurora.Support', false],
  ['客服小王', false],
  ['Badminton', true],
  ['Supporter', true],
  ['   ', false],
])('the nickname %j is accepted: %s', async (nickname, good) => {
  const me = signedInAs(sandbox, 'player01');
  const answer = await me.call('member.setNickname', { nickname });
  expect(answer.success).toBe(good);
  if (good) {
    const kept = nickname.trim().replace(/\s+/g, ' ');
    expect(await me.value('member.info')).toMatchObject({ nickname: kept });
  } else {
    expect(answer).toMatchObject({ errorCode: 'field.invalid' });
  }
});

test.each([
  ['lan@player.example', true],
  [` ${'x'.repeat(60)}@player.example `, true],
  ['lan', false],
  ['lan@player', false],
  ['lan @player.example', false],
  [`${'x'.repeat(64)}@${'y'.repeat(186)}.ex`, true],
  [`${'x'.repeat(64)}@${'y'.repeat(187)}.ex`, false],
])('the address %j is accepted: %s', async (email, good) => {
  const me = signedInAs(sandbox, 'fresh01');
  const answer = await me.call('member.setEmail', { email });
  expect(answer.success).toBe(good);
  const config = await me.value<{ hasEmail: boolean }>('security.config');
  expect(config.hasEmail).toBe(good);
});

test.each([
  ['member.setNickname', { nickname: 'Lan' }],
  ['member.setEmail', { email: 'lan@player.example' }],
  ['member.setPayeeName', { payeeName: 'Lan' }],
] as const)('%s requires an account with real money', async (name, input) => {
  const { token } = await visitor(sandbox).value<{ token: string }>('access.freePlay');
  for (const who of [visitor(sandbox, { token }), signedInAs(sandbox, 'virtual01')]) {
    expect(await who.call(name, input)).toMatchObject({ errorCode: 'account.no.permission' });
  }
});
