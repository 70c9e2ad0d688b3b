import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, brandOf } from '../brands/brands';
import { signedInAs } from '../testing/visitor';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

type Person = ReturnType<typeof signedInAs>;

const PASSWORD = '135790';
/** A bank by country. */
const BANKS: Readonly<Record<string, string>> = { VN: 'NSB-DEMO', US: 'HPB-DEMO', TW: 'CHZ-DEMO' };

const bind = (me: Person, card: object) =>
  me.call('security.bindBankCard', { bankCode: 'NSB-DEMO', paymentPassword: PASSWORD, ...card });

it.each(BRAND_CODES)(
  'a card of a bank of the country is bound at %s and shown masked',
  async (brand) => {
    const me = signedInAs(sandbox, 'player01', brand);
    const bankCode = BANKS[brandOf(brand).country];
    const bound = await bind(me, {
      bankCode,
      accountNo: '0071 0001-2345 6',
      branch: ' ',
    });
    expect(bound.value).toMatchObject({
      bankCode,
      accountNo: '*********3456',
      accountName: 'N***** T** L**',
      branch: null,
    });
    const cards = await me.value<{ accountNo: string }[]>('withdraw.cards');
    expect(cards.at(-1)).toEqual(bound.value);
    expect(JSON.stringify(cards)).not.toMatch(/\d{5,}(?=")/);
  },
);

it('seeded accounts have cards and payee names', async () => {
  const counts = await Promise.all(
    ['player01', 'vip01', 'agent01', 'fresh01'].map(async (user) => {
      const cards = await signedInAs(sandbox, user).value<unknown[]>('withdraw.cards');
      return cards.length;
    }),
  );
  expect(counts).toEqual([2, 3, 1, 0]);
});

it('the first card fixes the payee name, regardless of case and accents', async () => {
  const me = signedInAs(sandbox, 'general01');
  expect((await bind(me, { accountNo: '100200300' })).errorCode).toBe('payee.name.missing');
  const first = await bind(me, { accountNo: '100200300', accountName: '  Trần  Văn Quân ' });
  expect(first.value).toMatchObject({ accountName: 'T*** V** Q***' });
  expect((await bind(me, { accountNo: '100200301', accountName: 'tran van quan' })).success).toBe(
    true,
  );
  expect((await bind(me, { accountNo: '100200302' })).success).toBe(true);
  const other = await bind(me, { accountNo: '100200303', accountName: 'TRAN VAN MINH' });
  expect(other.errorCode).toBe('payee.name.fixed');
});

it('a refused card sets no payee name', async () => {
  const me = signedInAs(sandbox, 'general01');
  const foreign = await bind(signedInAs(sandbox, 'player01'), { accountNo: '100200300' });
  expect(foreign.success).toBe(true);
  const refused = await bind(me, { accountNo: '100200300', accountName: 'TRAN VAN QUAN' });
  expect(refused.errorCode).toBe('bank.card.taken');
  expect(await me.value('security.config')).toMatchObject({ hasPayeeName: false });
});

it('a card number is bound once in a brand, and again in another', async () => {
  const card = { accountNo: '100200300' };
  const me = signedInAs(sandbox, 'player01');
  expect((await bind(me, card)).success).toBe(true);
  expect((await bind(me, { accountNo: '100-200-300' })).errorCode).toBe('bank.card.taken');
  const vip = signedInAs(sandbox, 'vip01');
  expect((await bind(vip, { ...card, bankCode: 'SOH-DEMO' })).errorCode).toBe('bank.card.taken');
  const jade = signedInAs(sandbox, 'player01', 'jade');
  expect((await bind(jade, { ...card, bankCode: 'HPB-DEMO' })).success).toBe(true);
});

it('a sixth card is refused, also of concurrent calls', async () => {
  const me = signedInAs(sandbox, 'player01');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, i) => bind(me, { accountNo: `10020030${i}` })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(3);
  expect(answers.filter(({ errorCode }) => errorCode === 'bank.card.limit')).toHaveLength(2);
  expect(await me.value('security.config')).toMatchObject({ bankCardCount: 5, bankCardMax: 5 });
});

it.each([
  ['too short', { accountNo: '12345' }, 'accountNo'],
  ['too long', { accountNo: '1'.repeat(21) }, 'accountNo'],
  ['not a number', { accountNo: '12345678X' }, 'accountNo'],
  ['of a bank of another country', { accountNo: '100200300', bankCode: 'HPB-DEMO' }, 'bankCode'],
])('a card that is %s is refused', async (_, card, field) => {
  const { errorCode, value } = await bind(signedInAs(sandbox, 'player01'), card);
  expect(errorCode).toBe('field.invalid');
  expect(Object.keys((value as { fields: object }).fields)).toEqual([field]);
});

it.each([
  ['player01', { level: 5, hasQuestions: true, hasPaymentPassword: true, hasPayeeName: true }],
  ['vip01', { level: 4, hasQuestions: false, mobileMasked: '091****608', hasEmail: true }],
  ['fresh01', { level: 1, hasPaymentPassword: false, emailMasked: null, payeeNameMasked: null }],
])('the security summary of %s', async (user, expected) => {
  expect(await signedInAs(sandbox, user).value('security.config')).toMatchObject(expected);
});
