import { ERROR_CODES } from '@lobby/api-client/contract';
import aurora from '@lobby/brand-aurora';
import { errorLabel, startI18n, translate } from '@lobby/i18n';
import { beforeAll, expect, test } from 'vitest';

beforeAll(() => startI18n(aurora, []));

const unknown = errorLabel({ kind: 'refused', code: 'nobody.knows' });

/** Codes whose general text is the right one: the person can do nothing about them. */
const GENERAL = ['request_param_err', 'body.unreadable', 'not.found'];

test.each(Object.keys(ERROR_CODES).filter((code) => !GENERAL.includes(code)))(
  '%s has a text of its own',
  (code) => {
    const label = errorLabel({ kind: 'refused', code });
    expect(label).not.toBe(unknown);
    expect(translate(label, 'common')).not.toBe(label);
  },
);

test.each(['offline', 'timeout', 'http', 'contract', 'else'])(
  'a failure of kind %s has a text',
  (kind) => {
    const label = errorLabel({ kind });
    expect(translate(label, 'common')).not.toBe(label);
  },
);

test('anything thrown has a text', () => {
  expect(errorLabel('boom')).toBe('error.unknown');
  expect(errorLabel(undefined)).toBe('error.unknown');
});
