import { ApiError } from '@lobby/api-client';
import { describe, expect, it } from 'vitest';
import { refusedFields } from './refused-fields';

const NAMES = ['username', 'email', 'affiliateCode'];

describe('refused fields', () => {
  it.each([
    ['register.username.taken', [{ name: 'username', type: 'taken' }]],
    ['invitation.code.invalid', [{ name: 'affiliateCode', type: 'invitation' }]],
    ['captcha.wrong', []],
    ['register.closed', []],
  ] as const)('finds the field of %s', (code, expected) => {
    expect(refusedFields(new ApiError('refused', code, { code }), NAMES)).toEqual(expected);
  });

  it('keeps the platform’s words by field, in the form’s order, and drops what the form does not show', () => {
    const error = new ApiError('refused', 'register.field.invalid', {
      code: 'register.field.invalid',
      fields: { email: 'bad', nickname: 'bad', username: 'worse' },
    });
    expect(refusedFields(error, NAMES)).toEqual([
      { name: 'username', type: 'refused', message: 'worse' },
      { name: 'email', type: 'refused', message: 'bad' },
    ]);
  });

  it('finds none in a failure of the way there', () => {
    expect(refusedFields(new ApiError('offline', 'gone'), NAMES)).toEqual([]);
    expect(refusedFields(null, NAMES)).toEqual([]);
  });
});
