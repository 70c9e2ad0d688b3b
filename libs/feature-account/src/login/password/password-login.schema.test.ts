import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toField } from '../../registration/fields/form-fields';
import { smsLoginResolver } from '../sms/sms-login.schema';
import { passwordLoginResolver } from './password-login.schema';

const free = (field: string) => toField({ field, enabled: true, required: true });
const RULES = { userName: free('loginUsername'), password: free('loginPassword') };
const PHONE_RULES = { mobile: free('loginMobileNum'), code: free('verificationCode') };

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

async function passwordProblems(
  typed: { userName: string; password: string; captcha: string },
  shown: boolean,
) {
  const resolve = passwordLoginResolver(RULES, shown);
  const { errors } = await resolve({ ...typed, remember: false }, undefined, OPTIONS);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type]));
}

describe('what a login form finds wrong (D1 §5)', () => {
  it.each([
    [
      { userName: '', password: '', captcha: '' },
      false,
      { userName: 'userNameRequired', password: 'passwordRequired' },
    ],
    [{ userName: '  ', password: ' ', captcha: '' }, false, { userName: 'userNameRequired' }],
    [{ userName: 'mai', password: 'x', captcha: '' }, true, { captcha: 'captchaRequired' }],
    [{ userName: 'mai', password: 'x', captcha: '12a' }, true, { captcha: 'captchaDigits' }],
    [{ userName: 'mai', password: 'x', captcha: '1234567' }, true, { captcha: 'captchaDigits' }],
    [{ userName: 'mai', password: 'x', captcha: ' 123456 ' }, true, {}],
  ])('%o, captcha shown %s', async (typed, shown, problems) => {
    expect(await passwordProblems(typed, shown)).toEqual(problems);
  });

  it('a captcha that is not shown is never wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (captcha) => {
        expect(await passwordProblems({ userName: 'mai', password: 'x', captcha }, false)).toEqual(
          {},
        );
      }),
    );
  });

  it('a password is taken as it is, blanks and all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 128 }), async (password) => {
        const problems = await passwordProblems({ userName: 'mai', password, captcha: '' }, false);
        expect(problems).toEqual({});
      }),
    );
  });

  it('a number or code is sent only when both are digits', async () => {
    const resolve = smsLoginResolver(PHONE_RULES, false);
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (mobile, code) => {
        const values = { mobile, code, captcha: '', remember: false };
        const { errors } = await resolve(values, undefined, OPTIONS);
        if (errors.code === undefined) expect(code.trim()).toMatch(/^\d{1,10}$/);
        if (errors.mobile === undefined)
          expect(mobile.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});
