import { captchaText, codeText, toField } from '@lobby/feature-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { smsLoginSchema } from './sms/sms-login';
import { passwordLoginSchema } from './password/password-login';

const rule = (field: string) => toField({ field, enabled: true, required: true });

const DIALING = { of: () => ({ code: '84', abroad: false }) };

type Typed = Readonly<Record<string, string>>;

/** Errors of a schema by field, as label keys without their namespace. */
function errorsOf(schema: z.ZodMiniType, typed: Typed) {
  const { error } = z.safeParse(schema, { remember: false, ...typed });
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), message.replace('forms:problem.', '')]),
  );
}

const passwordErrors = (typed: Typed, shown: boolean) =>
  errorsOf(passwordLoginSchema(rule, captchaText(shown)), typed);
const smsErrors = (typed: Typed, shown: boolean) =>
  errorsOf(smsLoginSchema(rule, DIALING, captchaText(shown)), typed);

describe('schemas of the login forms (D1 §5)', () => {
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
  ])('%o, captcha shown %s', (typed, shown, errors) => {
    expect(passwordErrors(typed, shown)).toEqual(errors);
  });

  it('a captcha that is not shown is never checked', () => {
    fc.assert(
      fc.property(fc.string(), (captcha) => {
        expect(passwordErrors({ userName: 'mai', password: 'x', captcha }, false)).toEqual({});
      }),
    );
  });

  it('a password is sent unchanged, with its spaces', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 128 }), (password) => {
        expect(passwordErrors({ userName: 'mai', password, captcha: '' }, false)).toEqual({});
        const sent = z.parse(passwordLoginSchema(rule, captchaText(false)), {
          userName: ' mai ',
          password,
          captcha: '',
          remember: true,
        });
        expect(sent).toEqual({ userName: 'mai', password, captcha: '', remember: true });
      }),
    );
  });

  it('a number or code is sent only when both are digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (mobile, code) => {
        const errors = smsErrors({ mobile, code, captcha: '' }, false);
        if (errors['code'] === undefined) expect(codeText(code)).toMatch(/^\d{1,10}$/);
        if (errors['mobile'] === undefined)
          expect(mobile.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});
