import { describe, expect, it, test } from 'vitest';
import { BY_USER_NAME, byMobile, formFields } from './form-fields';

const RULES = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'email',
  'verificationCode',
].map((field) => ({ field, enabled: true, required: false }));

const shown = (method: typeof BY_USER_NAME) =>
  formFields(RULES, method).map(({ name, required }) => (required ? name : `${name}?`));

test('by user name: name and password twice, the number as the rules have it (D1 §3)', () => {
  expect(shown(BY_USER_NAME)).toEqual([
    'username',
    'password',
    'confirmPassword',
    'mobileNum?',
    'email?',
  ]);
});

describe('by mobile number (D1 §3)', () => {
  it.each([
    [false, false, ['mobileNum', 'verificationCode', 'email?']],
    [true, false, ['mobileNum', 'verificationCode', 'email?']],
    [false, true, ['mobileNum', 'password', 'confirmPassword', 'email?']],
    [true, true, ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'email?']],
  ])('REGMOBVERF3 %s and MOBILENUMPASSREG3 %s require %o', (code, password, fields) => {
    expect(shown(byMobile({ code, password }))).toEqual(fields);
  });
});
