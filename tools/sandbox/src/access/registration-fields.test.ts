import { contract } from '@lobby/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, type BrandCode, LANGUAGES } from '../brands/brands';
import { visitor } from '../testing/visitor';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

const FORM = {
  username: 'linhdan88',
  password: 'Moonlit22',
  confirmPassword: 'Moonlit22',
  registerUrl: 'aurora.localhost',
  registerMethod: 'PWA',
  domain: 'FRIEND24',
  type: 0,
};

/** Optional fields about the person. */
const TOLD = {
  mobileNum: '0912000777',
  countryDialingCode: '84',
  nickname: 'Linh Đan',
  payeeName: 'LINH DAN',
  email: 'linh@player.example',
  idNumber: '079190001234',
  qqNum: '123456789',
  facebook: 'linh.dan',
  wechat: 'linh_dan',
  line: 'linh-dan',
  whatsapp: '84912000777',
  zalo: '0912000777',
  recommenderId: 'player01',
} as const;
/** Stored fields: the number is normalised. */
const KEPT = { ...TOLD, mobileNum: '912000777' };

/** Inputs of the call that are not fields of the form. */
const NOT_ASKED =
  'registerUrl registerMethod domain type countryDialingCode captcha verificationCode firebaseChannel firebaseIdToken loginDeviceId'.split(
    ' ',
  );

interface Rules {
  fields: { field: string; required: boolean; message: Record<string, string> }[];
}

const rulesAt = (brand: BrandCode) =>
  visitor(sandbox, { brand }).value<Rules>('access.registerSettings');

it('stores every field of a registration by name', async () => {
  const form = { ...FORM, ...TOLD, paymentPassword: '246802', affiliateCode: 'FRIEND24' };
  const { token } = await visitor(sandbox).value<{ token: string }>('access.register', form);
  const { registerUrl, registerMethod, domain } = FORM;
  expect(sandbox.control.knobs.registered({ user: 'linhdan88' })).toEqual({
    userName: 'linhdan88',
    hasPaymentPassword: true,
    registerUrl,
    registerMethod,
    domain,
    ...KEPT,
  });
  const me = visitor(sandbox, { token });
  const change = { paymentPassword: '135791', confirmPaymentPassword: '135791' };
  expect(
    await me.call('security.changePaymentPassword', { oldPaymentPassword: '246802', ...change }),
  ).toMatchObject({ success: true });
});

it('stores every field of a registration by mobile number', async () => {
  sandbox.control.flags({ brand: 'aurora', flags: { MOBILENUMREG3: true, REGMOBVERF3: true } });
  const guest = visitor(sandbox);
  await guest.value('access.sendRegisterSms', { mobileNo: TOLD.mobileNum });
  const verificationCode = sandbox.control.sms(TOLD.mobileNum)[0]?.code;
  await guest.value('access.registerMobile', {
    ...FORM,
    ...TOLD,
    paymentPassword: '246802',
    verificationCode,
  });
  expect(sandbox.control.knobs.registered({ user: 'linhdan88' })).toMatchObject({
    hasPaymentPassword: true,
    ...KEPT,
  });
});

it('every kind of field is required by some brand', async () => {
  const asked = new Set<string>();
  for (const brand of BRAND_CODES) {
    for (const { field } of (await rulesAt(brand)).fields) asked.add(field);
  }
  const { shape } = contract.access.register.input.def;
  expect([...asked].sort()).toEqual(
    Object.keys(shape)
      .filter((field) => !NOT_ASKED.includes(field))
      .sort(),
  );
});

it('brands ask for different fields, each with a message in seven languages', async () => {
  const lists = new Map<BrandCode, string>();
  for (const brand of BRAND_CODES) {
    const { fields } = await rulesAt(brand);
    lists.set(brand, fields.map(({ field }) => field).join());
    for (const { message } of fields) {
      expect(new Set(Object.values(message)).size).toBe(LANGUAGES.length);
    }
  }
  const demos = [lists.get('aurora'), lists.get('jade'), lists.get('ember')];
  expect(new Set(demos).size).toBe(3);
});

describe('refuses', () => {
  it.each([
    ['idNumber', '12345'],
    ['qqNum', 'abc12'],
    ['facebook', 'a b c d e'],
    ['wechat', 'short'],
    ['line', '<b>'],
    ['whatsapp', '+84912000777'],
    ['zalo', '12345678'],
    ['paymentPassword', '12345'],
    ['nickname', 'x'],
    ['email', 'linh@'],
    ['recommenderId', 'nobody99'],
  ])('%s %j, even if the brand does not ask for the field', async (field, value) => {
    for (const brand of BRAND_CODES) {
      const answer = await visitor(sandbox, { brand }).call('access.register', {
        ...FORM,
        [field]: value,
      });
      expect(answer.errorCode).toBe('register.field.invalid');
      expect(Object.keys((answer.value as { fields: object }).fields)).toEqual([field]);
    }
  });
});

it('any brand can be set to ask for any field', async () => {
  sandbox.control.knobs.registration({ brand: 'ember', field: 'idNumber', need: 'required' });
  const { fields } = await rulesAt('ember');
  expect(fields.find(({ field }) => field === 'idNumber')).toMatchObject({ required: true });
  expect(await visitor(sandbox, { brand: 'ember' }).call('access.register', FORM)).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { fields: { idNumber: expect.any(String) } },
  });
});
