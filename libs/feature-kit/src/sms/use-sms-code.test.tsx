import { screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSmsCode } from './use-sms-code';

const SEND = '/verification/sms/noLogin';
const PHONE = { mobileNumber: '0912345601', dialingCode: '84' };

/** Requests a code on every press, which no button of the product does. */
function Eager() {
  const { send, sent } = useSmsCode('login', PHONE, () => undefined);
  return (
    <button type="button" onClick={send}>
      {sent ? 'Sent' : 'Send'}
    </button>
  );
}

const { open, press, findAndPress, calls, settled } = screensOf([screenAt('/m/eager', Eager)]);

test('a code is requested once, however often it is asked for until the countdown ends (D1 §4)', async () => {
  await open('/m/eager', { flags: { smsLogin: true } });
  await findAndPress('Send');
  press('Send');
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Sent'));
  press('Sent');
  await settled();
  expect(calls(SEND)).toHaveLength(1);
});
