import { expect, it } from 'vitest';
import { LANGUAGES } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { requestOf, read, signedInAs } from '../testing/visitor';
import { SECURITY_QUESTIONS } from './questions.data';

const platform = platformAt(Date.UTC(2026, 10, 20));

type Person = ReturnType<typeof signedInAs>;

const RIGHT = [
  { questionId: 'Q01', answer: 'Hoa' },
  { questionId: 'Q03', answer: 'Mimi' },
  { questionId: 'Q05', answer: 'Lotus' },
];
const WRONG = RIGHT.map((answer, i) => (i === 2 ? { ...answer, answer: 'Rose' } : answer));

const reset = (me: Person, answers: object[], password = '246802') =>
  me.call('security.resetPaymentPassword', {
    resetType: 'QUESTIONS',
    answers,
    paymentPassword: password,
    confirmPaymentPassword: password,
  });

it('the questions differ from each other in every language', async () => {
  const { token } = signedInAs(platform.sandbox, 'fresh01');
  for (const language of LANGUAGES) {
    const request = requestOf('security.questions', {}, { token, headers: { Language: language } });
    const { value } = await read(await platform.sandbox.fetch(request));
    const { questions } = value as { questions: { question: string }[] };
    expect(new Set(questions.map(({ question }) => question)).size).toBe(SECURITY_QUESTIONS.length);
  }
});

it('returns the chosen questions, never the answers', async () => {
  const value = await signedInAs(platform.sandbox, 'player01').value('security.myQuestions');
  expect(value).toMatchObject({ questions: RIGHT.map(({ questionId }) => ({ questionId })) });
  expect(JSON.stringify(value)).not.toContain('answer');
  expect(await signedInAs(platform.sandbox, 'fresh01').value('security.myQuestions')).toEqual({
    questions: [],
  });
});

it.each([
  ['as they were given', RIGHT],
  ['in another order', RIGHT.toReversed()],
  [
    'in other letter case',
    RIGHT.map((one) => ({ ...one, answer: ` ${one.answer.toUpperCase()} ` })),
  ],
])('resets the payment password by the answers %s', async (_, answers) => {
  expect((await reset(signedInAs(platform.sandbox, 'player01'), answers)).success).toBe(true);
});

it.each([
  ['one is wrong', WRONG],
  ['one is missing', RIGHT.slice(1)],
  ['there are none', []],
])('the payment password is not reset when %s', async (_, answers) => {
  expect(await reset(signedInAs(platform.sandbox, 'player01'), answers)).toMatchObject({
    errorCode: 'security.answer.wrong',
    value: { attemptsLeft: 4 },
  });
});

it('five wrong tries lock the answers for 30 minutes, also right ones', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  for (let i = 0; i < 4; i++) await reset(me, WRONG);
  const locked = { errorCode: 'security.answer.wrong', value: { attemptsLeft: 0 } };
  expect(await reset(me, WRONG)).toMatchObject(locked);
  expect(await reset(me, RIGHT)).toMatchObject(locked);
  platform.now += 30 * 60_000;
  expect((await reset(me, RIGHT)).success).toBe(true);
});

it('sets the first answers with the payment password, and others by the old answers', async () => {
  const me = signedInAs(platform.sandbox, 'vip01');
  const set = (input: object) => me.call('security.setQuestions', { answers: RIGHT, ...input });
  expect((await set({})).errorCode).toBe('field.invalid');
  expect((await set({ paymentPassword: '000000' })).errorCode).toBe('payment.password.wrong');
  expect((await set({ paymentPassword: '135790' })).success).toBe(true);
  expect((await set({ paymentPassword: '135790' })).errorCode).toBe('field.invalid');

  const others = RIGHT.map((one, i) => ({ ...one, questionId: `Q0${i + 6}` }));
  const change = (oldAnswers: object[]) =>
    me.call('security.changeQuestions', { oldAnswers, answers: others });
  expect((await change(WRONG)).errorCode).toBe('security.answer.wrong');
  expect((await change(RIGHT)).success).toBe(true);
  expect((await reset(me, RIGHT)).errorCode).toBe('security.answer.wrong');
  expect((await reset(me, others)).success).toBe(true);
});

it.each([
  ['a question twice', [RIGHT[0], RIGHT[0], RIGHT[1]]],
  ['an unknown question', [...RIGHT.slice(1), { questionId: 'Q99', answer: 'x' }]],
  ['an empty answer', [...RIGHT.slice(1), { questionId: 'Q02', answer: '  ' }]],
])('answers with %s are refused', async (_, answers) => {
  const answer = await signedInAs(platform.sandbox, 'fresh01').call('security.setQuestions', {
    answers,
  });
  expect(answer.errorCode).toBe('field.invalid');
});
