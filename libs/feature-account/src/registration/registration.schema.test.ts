import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captchaText, ruleError } from '@lobby/feature-kit';
import { BY_USER_NAME, formFields } from './form-fields';
import * as z from 'zod/mini';
import { registration } from './registration.schema';

const RULES = [
  { field: 'affiliateCode', enabled: true, required: false },
  { field: 'email', enabled: true, required: false, pattern: '[^@]+@[^@]+', maxLength: 20 },
  { field: 'nickname', enabled: false, required: true },
  { field: 'password', enabled: true, required: true, minLength: 8 },
  { field: 'confirmPassword', enabled: true, required: true },
  { field: 'username', enabled: true, required: true, pattern: '[a-z]{3,8}' },
  { field: 'taxCode', enabled: true, required: true },
  { field: 'shoeSize', enabled: true, required: false },
  { field: 'constructor', enabled: true, required: true },
  { field: 'a.b', enabled: true, required: true },
];

const DIALING = { of: () => ({ code: '84', abroad: false }) };

const FILLED = {
  username: 'mai',
  password: 'Play1234',
  confirmPassword: 'Play1234',
  taxCode: '1',
  captcha: '1234',
};

/** Errors of a form by field, as label keys without their namespace. */
function errorsOf(values: Record<string, string>) {
  const { error } = z.safeParse(
    registration(formFields(RULES, BY_USER_NAME), captchaText(true), DIALING),
    {
      email: '',
      affiliateCode: '',
      ...values,
    },
  );
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), message.replace('forms:problem.', '')]),
  );
}

describe('fields of the form', () => {
  it('are the enabled ones in our order, then what only the server knows and requires', () => {
    const names = formFields(RULES, BY_USER_NAME).map(({ name }) => name);
    expect(names).toEqual([
      'username',
      'password',
      'confirmPassword',
      'email',
      'affiliateCode',
      'taxCode',
    ]);
  });

  it('always have a name and a password', () => {
    const always = formFields(
      [{ field: 'username', enabled: false, required: false }],
      BY_USER_NAME,
    );
    expect(always.map(({ name, required }) => [name, required])).toEqual([
      ['username', true],
      ['password', true],
      ['confirmPassword', true],
    ]);
  });
});

describe('the resolver of the server’s rules', () => {
  it.each([
    ['a complete form', {}, {}],
    ['no name', { username: '' }, { username: 'required' }],
    ['spaces for a name', { username: '   ' }, { username: 'required' }],
    ['a name with spaces around it', { username: ' mai ' }, {}],
    ['a name against the pattern', { username: 'MAI' }, { username: 'pattern' }],
    ['a short password', { password: 'a', confirmPassword: 'a' }, { password: 'tooShort' }],
    [
      'a space at the end of a password',
      { password: 'Play1234 ' },
      { confirmPassword: 'mismatch' },
    ],
    ['no confirmation', { confirmPassword: '' }, { confirmPassword: 'confirmRequired' }],
    ['an optional field left empty', { email: '' }, {}],
    ['an optional field filled in badly', { email: 'mai' }, { email: 'pattern' }],
    ['too long a text', { email: `${'m'.repeat(20)}@x` }, { email: 'tooLong' }],
    ['no captcha', { captcha: '' }, { captcha: 'captchaRequired' }],
    ['letters for a captcha', { captcha: '12a' }, { captcha: 'captchaDigits' }],
    ['seven digits for a captcha', { captcha: '1234567' }, { captcha: 'captchaDigits' }],
    ['an unknown required field left empty', { taxCode: '' }, { taxCode: 'required' }],
  ])('reports %s', (_name, changed, expected) => {
    expect(errorsOf({ ...FILLED, ...changed })).toEqual(expected);
  });

  it('sends texts without the spaces around them, numbers as digits, secrets as they are typed', () => {
    const rules = [...RULES, { field: 'mobileNum', enabled: true, required: false }];
    const fields = formFields(rules, BY_USER_NAME);
    const typed = {
      username: ' mai ',
      password: ' Play1234 ',
      confirmPassword: ' Play1234 ',
      mobileNum: '+84 90-123.45.67',
      email: '',
      affiliateCode: ' AG01 ',
      taxCode: ' 1 ',
      captcha: ' 1234 ',
    };
    expect(z.parse(registration(fields, captchaText(true), DIALING), typed)).toEqual({
      ...typed,
      username: 'mai',
      mobileNum: '901234567',
      affiliateCode: 'AG01',
      taxCode: '1',
      captcha: '1234',
    });
  });

  it('takes every name that its rule describes, and no name of another length', () => {
    const [userName] = formFields(RULES, BY_USER_NAME);
    const letters = fc.string({
      unit: fc.constantFrom('a', 'm', 'z'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, (name) => {
        const right = name.length >= 3 && name.length <= 8;
        return userName !== undefined && (ruleError(userName, name) === null) === right;
      }),
    );
  });

  it('never throws, whatever the server rules', () => {
    const rule = fc.record({
      field: fc.oneof(fc.constantFrom('username', 'email', '__proto__', 'toString'), fc.string()),
      enabled: fc.boolean(),
      required: fc.boolean(),
      pattern: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(rule), fc.string(), (rules, typed) => {
        for (const field of formFields(rules, BY_USER_NAME)) ruleError(field, typed);
      }),
    );
  });
});
