import { ApiError } from '@lobby/api-client';
import { describe, expect, it, vi } from 'vitest';
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
    'payment.password.wrong': 'code',
    'payment.password.locked': 'code',
    'security.answer.wrong': 'code',
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

  it.each([
    ['payment.password.wrong', { attemptsLeft: 4 }, 'paymentWrong', { attempts: '4' }],
    ['payment.password.locked', { retryAfterMs: 1_800_000 }, 'paymentLocked', { until: '1801000' }],
    ['security.answer.wrong', { attemptsLeft: 1 }, 'answerWrong', { attempts: '1' }],
    [
      'security.answer.wrong',
      { attemptsLeft: 0, retryAfterMs: 60_000 },
      'answersLocked',
      { until: '61000' },
    ],
  ] as const)('%s with %j says what is left', (code, details, label, types) => {
    vi.useFakeTimers({ now: 1000 });
    const error = new ApiError('refused', code, { code, ...details });
    expect(refusalsOf(error)).toEqual([
      { name: 'code', type: 'label', message: `forms:problem.${label}`, types },
    ]);
    vi.useRealTimers();
  });

  it('by the text of its code where nothing is told of tries', () => {
    const error = new ApiError('refused', 'x', { code: 'payment.password.wrong' });
    expect(refusalsOf(error)).toEqual([
      { name: 'code', type: 'label', message: 'errors:error.payment.password.wrong' },
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
    ['too_big', 'forms:problem.tooBig'],
    ['too_small', 'forms:problem.tooSmall'],
    ['invalid_format', 'forms:problem.pattern'],
    ['invalid_type', 'forms:problem.refused'],
    ['tomorrow_new', 'forms:problem.refused'],
  ])('by the platform’s field names with our text for the broken rule %s', (rule, message) => {
    const code = 'request_param_err';
    const error = new ApiError('refused', code, { code, fields: { email: rule } });
    expect(refusalsOf(error)).toEqual([{ name: 'email', type: 'label', message }]);
  });

  it.each([
    ['a code of the whole form', new ApiError('refused', 'x', { code: 'register.closed' })],
    ['a network failure', new ApiError('offline', 'no network', { code: 'login.wrong' })],
  ])('none for %s', (_name, error) => {
    expect(refusalsOf(error)).toEqual([]);
  });
});
