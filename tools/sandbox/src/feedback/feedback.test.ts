import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { SMALL_PNG } from '../uploads/small-png';
import { signedInAs, visitor } from '../testing/visitor';

const platform = platformAt(Date.UTC(2026, 10, 20));

const DEVICE = { loginDeviceId: 'phone-a' };
const captcha = async () => {
  await visitor(platform.sandbox).value('access.captcha', DEVICE);
  return platform.sandbox.control.captcha()[0]?.answer;
};
const send = async (content: string, input: object = {}) =>
  signedInAs(platform.sandbox, 'player01').call('member.feedback', {
    content,
    type: 0,
    captcha: await captcha(),
    ...DEVICE,
    ...input,
  });

test.each([
  ['x'.repeat(19), false],
  ['x'.repeat(20), true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  [`  ${'x'.repeat(19)}  `, false],
  [`  ${'x'.repeat(200)}\n`, true],
  ['👍'.repeat(20), true],
  ['👍'.repeat(200), true],
  // A letter with combining marks counts as one character.
  ['ê\u0323'.normalize('NFD').repeat(20), true],
  ['ê\u0323'.normalize('NFD').repeat(15), false],
])('accepts 20 to 200 characters: %j is %s', async (content, good) => {
  const answer = await send(content);
  expect(answer.success).toBe(good);
  if (!good) expect(answer).toMatchObject({ errorCode: 'field.invalid' });
});

it('a refused length is explained in every language', async () => {
  const messages = new Set<string>();
  for (const language of LANGUAGES) {
    const { token } = signedInAs(platform.sandbox, 'player01');
    const me = visitor(platform.sandbox, { token, headers: { Language: language } });
    const { value } = await me.call('member.feedback', { content: 'no', type: 0, captcha: '1' });
    messages.add((value as { fields: { content: string } }).fields.content);
  }
  expect(messages.size).toBe(LANGUAGES.length);
});

test.each([0, 1, 2, 3, 4, 6])('feedback of type %i is accepted', async (type) => {
  expect((await send('x'.repeat(20), { type })).success).toBe(true);
});

test.each([-1, 5, 7, '1', 1.5])('feedback of type %s is refused', async (type) => {
  expect(await send('x'.repeat(20), { type })).toMatchObject({ errorCode: 'request_param_err' });
});

it('feedback requires a captcha, which is valid once', async () => {
  const answer = await captcha();
  const text = 'x'.repeat(20);
  const short = await send('short', { captcha: answer });
  expect(short.errorCode).toBe('field.invalid');
  expect(await send(text, { captcha: 'wrong' })).toMatchObject({
    errorCode: 'captcha.wrong',
    value: { captcha: true },
  });
  const fresh = await captcha();
  const me = signedInAs(platform.sandbox, 'player01');
  const form = { content: text, type: 0, captcha: fresh, ...DEVICE };
  expect((await me.call('member.feedback', form)).success).toBe(true);
  expect(await me.call('member.feedback', form)).toMatchObject({ errorCode: 'captcha.wrong' });
});

it('the sixth feedback in an hour is refused', async () => {
  const text = 'x'.repeat(20);
  for (let i = 0; i < 5; i += 1) {
    expect((await send(text)).success).toBe(true);
    platform.now += 60_000;
  }
  expect(await send(text)).toMatchObject({
    status: 429,
    errorCode: 'too.many.requests',
    value: { retryAfterMs: 55 * 60_000 },
  });
  platform.now += 55 * 60_000;
  expect((await send(text)).success).toBe(true);
});

describe('own feedback', () => {
  const me = () => signedInAs(platform.sandbox, 'player01');
  const list = async (who = me()) =>
    (await who.value<{ list: Record<string, unknown>[] }>('member.sentFeedback')).list;
  const answer = (text: string) =>
    platform.sandbox.control.knobs.feedback({ brand: 'aurora', user: 'player01', text });
  const upload = async (purpose: string) =>
    (await me().value<{ uploadId: string }>('member.uploadImage', { purpose, data: SMALL_PNG }))
      .uploadId;

  it('is listed with its picture and the answer, the newest first', async () => {
    expect(await list()).toEqual([]);
    await send('x'.repeat(20), { type: 3, image: await upload('FEEDBACK') });
    platform.now += 1_000;
    await send('y'.repeat(20));
    answer('Thank you');
    expect(await list()).toMatchObject([
      { content: 'y'.repeat(20), images: [], answer: 'Thank you', answerTime: platform.now },
      {
        content: 'x'.repeat(20),
        type: 3,
        images: [{ url: expect.stringMatching(/^\/cdn\/upload\//) }],
      },
    ]);
  });

  it('is not shown to other accounts', async () => {
    await send('x'.repeat(20));
    expect(await list(signedInAs(platform.sandbox, 'vip01'))).toEqual([]);
  });

  it('refuses an image uploaded for another purpose', async () => {
    const image = await upload('PROOF');
    expect(await send('x'.repeat(20), { image })).toMatchObject({ errorCode: 'upload.invalid' });
    expect(await list()).toEqual([]);
  });

  it('cannot be answered if there is none', () => {
    expect(() => answer('Hello')).toThrow('has sent no feedback');
  });
});
