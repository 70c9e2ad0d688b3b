import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { signedInAs, visitor } from '../testing/visitor';
import { turn } from '../testing/turn';
import { SMALL_PNG } from '../uploads/small-png';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
beforeEach(() => {
  sandbox.reset();
});
afterAll(() => {
  sandbox.close();
});

const player = () => signedInAs(sandbox, 'player01');
const limit = async (name: string, value: number) =>
  (await turn(sandbox, 'limit', { name, value: String(value) })).status;

const DEVICE = { loginDeviceId: 'phone-a' };
const captcha = async () => {
  await visitor(sandbox).value('access.captcha', DEVICE);
  return sandbox.control.captcha()[0]?.answer ?? '';
};
const feedback = async (length: number) =>
  player().call('member.feedback', {
    content: 'x'.repeat(length),
    type: 0,
    captcha: await captcha(),
    ...DEVICE,
  });
const upload = async (data = SMALL_PNG) =>
  player().call('member.uploadImage', { purpose: 'PROOF', data });
const transfer = async (more: object) =>
  player().call('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    payerName: 'TRAN MAI',
    ...more,
  });
const uploads = async (count: number) => {
  const ids: string[] = [];
  while (ids.length < count) {
    const { value } = await upload();
    ids.push((value as { uploadId: string }).uploadId);
  }
  return ids;
};

const BYTES = Buffer.from(SMALL_PNG, 'base64').length;

/** Limit, value, call within the limit, call beyond it, and refusal. */
const ROWS = [
  {
    name: 'imageBytes',
    value: BYTES,
    good: async () => upload(),
    bad: async () => {
      expect(await limit('imageBytes', BYTES - 1)).toBe(200);
      return upload();
    },
    code: 'upload.invalid',
  },
  {
    name: 'imageCount',
    value: 1,
    good: async () => transfer({ proofImages: await uploads(1) }),
    bad: async () => transfer({ proofImages: await uploads(2) }),
    code: 'request_param_err',
  },
  {
    name: 'remarkLength',
    value: 20,
    good: async () => transfer({ remark: 'x'.repeat(20) }),
    bad: async () => transfer({ remark: 'x'.repeat(21) }),
    code: 'request_param_err',
  },
  {
    name: 'feedbackMin',
    value: 5,
    good: async () => feedback(5),
    bad: async () => feedback(4),
    code: 'field.invalid',
  },
  {
    name: 'feedbackMax',
    value: 30,
    good: async () => feedback(30),
    bad: async () => feedback(31),
    code: 'field.invalid',
  },
  {
    name: 'captchaLength',
    value: 4,
    good: async () => feedback(20),
    bad: async () =>
      player().call('member.feedback', {
        content: 'x'.repeat(20),
        type: 0,
        captcha: `${await captcha()}0`,
        ...DEVICE,
      }),
    code: 'request_param_err',
  },
  {
    name: 'mobileLength',
    value: 10,
    good: async () => visitor(sandbox).call('access.sendLoginSms', { mobileNo: '0912345608' }),
    bad: async () => visitor(sandbox).call('access.sendLoginSms', { mobileNo: '+84912345608' }),
    code: 'request_param_err',
  },
] as const;

describe.each(ROWS)('$name at $value', ({ name, value, good, bad, code }) => {
  it('is reported and enforced at one brand', async () => {
    expect(await limit(name, value)).toBe(200);
    expect(await visitor(sandbox).value('system.settings')).toMatchObject({
      limits: { [name]: value },
    });
    const answer = await good();
    expect([answer.errorCode, answer.success]).toEqual([undefined, true]);
    expect(await bad()).toMatchObject({ success: false, errorCode: code });
  });
});

it('an SMS code that is too long is refused before it is checked', async () => {
  await limit('smsCodeLength', 6);
  const login = {
    type: 'sms',
    loginDeviceId: 'phone-a',
    mobileNum: '0912345608',
    messageCode: '1234567',
  };
  const answer = await visitor(sandbox).call('access.login', login);
  expect(answer).toMatchObject({
    errorCode: 'request_param_err',
    value: { fields: { messageCode: 'too_big' } },
  });
});

it('a promotion’s form contains the limits', async () => {
  await limit('remarkLength', 20);
  await limit('imageCount', 1);
  const { promotion } = await player().value<{ promotion: { id: string }[] }>(
    'announcements.list',
    { platform: 'M', types: 'PR' },
  );
  const forms: unknown[] = [];
  for (const { id } of promotion) {
    const { form } = await player().value<{ form: object | null }>('rewards.promotion', {
      promoId: id,
    });
    if (form !== null) forms.push(form);
  }
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) expect(form).toMatchObject({ remarkMax: 20, imagesMax: 1 });
});

it('the images of an identity check have their own limit', async () => {
  await limit('imageCount', 0);
  const me = player();
  const images: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { uploadId } = await me.value<{ uploadId: string }>('member.uploadImage', {
      purpose: 'KYC',
      data: SMALL_PNG,
    });
    images.push(uploadId);
  }
  const { success } = await me.call('security.submitIdentity', {
    kind: 'ID_CARD',
    realName: 'Tran Mai',
    documentNumber: '079190001234',
    birthday: '1990-05-17',
    images: images.slice(1),
    selfie: images[0],
  });
  expect(success).toBe(true);
});

it.each([
  ['imageCount', 4],
  ['remarkLength', 141],
  ['captchaLength', 3],
  ['smsCodeLength', 5],
  ['mobileLength', 21],
  ['imageBytes', 5_242_881],
  ['feedbackMin', 201],
  ['feedbackMax', 19],
])('%s cannot be set to %i', async (name, value) => {
  expect(await limit(name, value)).toBe(400);
});
