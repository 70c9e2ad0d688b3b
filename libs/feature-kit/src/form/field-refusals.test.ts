import { ApiError } from '@lobby/api-client';
import { describe, expect, it } from 'vitest';
import { fieldRefusals } from './field-refusals';

interface Values extends Record<string, string> {
  name: string;
  email: string;
  code: string;
}

const TABLE = {
  fields: { username: 'name', email: 'email' },
  refusals: {
    'register.username.taken': 'name',
    'login.wrong': { field: 'code', as: 'sms.code.wrong' },
  },
} as const;

const refusalsOf = (error: ApiError) => fieldRefusals<Values>(error, TABLE);

describe('the fields a refusal belongs to', () => {
  it.each([
    ['register.username.taken', 'name', 'errors:error.register.username.taken'],
    ['login.wrong', 'code', 'errors:error.sms.code.wrong'],
  ] as const)('by code: %s', (code, name, label) => {
    expect(refusalsOf(new ApiError('refused', code, { code }))).toEqual([
      { name, type: 'label', message: label },
    ]);
  });

  it('by the platform’s field names with its own text, in the order of the table', () => {
    const fields = { email: 'bad', nickname: 'bad', username: 'worse' };
    const error = new ApiError('refused', 'field.invalid', { code: 'field.invalid', fields });
    expect(refusalsOf(error)).toEqual([
      { name: 'name', type: 'server', message: 'worse' },
      { name: 'email', type: 'server', message: 'bad' },
    ]);
  });

  it.each([
    ['a code of the whole form', new ApiError('refused', 'x', { code: 'register.closed' })],
    ['a network failure', new ApiError('offline', 'no network', { code: 'login.wrong' })],
  ])('none for %s', (_name, error) => {
    expect(refusalsOf(error)).toEqual([]);
  });
});
