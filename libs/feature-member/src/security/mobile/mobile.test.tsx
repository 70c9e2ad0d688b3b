import { english, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf(memberRoutes);
const { open, press, type, field, fieldError, alertText, statusText } = tools;
const { calls, fail, mend, address, smsCode, findAndPress, choose } = tools;

const CALL = '/wps/member/info/mobile';
const SMS = '/wps/verification/sms/account';
const CONFIG = '/wps/member/securityConfig';
const PAGE = '/m/securityCenter/mobile?returnTo=%2Fm%2FsecurityCenter';
const OLD = '0912345601';
const NEW = '0912000999';

const OLD_CODE = 'Code to the present number';
const NEW_CODE = 'Code to the new number';

async function openForm(user: string) {
  await open(PAGE, { user, toaster: true });
  await screen.findByLabelText('Mobile number');
}

/** Requests a code with the button of a field. */
async function askForCode(label: string) {
  const [button] = screen.getAllByRole('button', { name: 'Get code' });
  button?.click();
  await waitFor(() => expect(field(label).disabled).toBe(false));
}

async function fillChange(number = NEW) {
  await askForCode(OLD_CODE);
  type(OLD_CODE, smsCode(OLD));
  type('Mobile number', number);
  await askForCode(NEW_CODE);
  type(NEW_CODE, smsCode(number));
}

const send = () => press('Save mobile number');

const saved = async () => {
  await waitFor(() => expect(address()).toBe('/m/securityCenter'));
  expect(statusText()).toContain('Mobile number saved');
};

describe('another mobile number', () => {
  it('is bound by a code to the bound one and a code to itself', async () => {
    await openForm('player01');
    expect(screen.getByText(/^Your number is 091\*\*\*\*601/)).toBeTruthy();
    await fillChange();
    send();
    await saved();
    expect(calls(SMS)).toHaveLength(2);
    expect(await screen.findByText(/^912\*\*\*999/)).toBeTruthy();
  });

  it('says that one of two codes is wrong', async () => {
    await openForm('player01');
    await fillChange();
    type(OLD_CODE, smsCode(OLD) === '000000' ? '111111' : '000000');
    send();
    expect(await alertText()).toBe(english('member-security:mobile.codesWrong'));
    expect(field(NEW_CODE).value).not.toBe('');
  });

  it('of another account is shown at the number', async () => {
    await openForm('player01');
    await fillChange('0912345602');
    send();
    await waitFor(() => expect(fieldError('Mobile number')).toContain('already registered'));
    expect(field('Mobile number').value).toBe('0912345602');
  });

  it('that is the bound one is shown at the number', async () => {
    await openForm('player01');
    await fillChange(OLD);
    send();
    await waitFor(() =>
      expect(fieldError('Mobile number')).toBe(english('member-security:mobile.same')),
    );
  });

  it('whose response is lost is queried, and the codes are not called used', async () => {
    await openForm('player01');
    await fillChange();
    fail(CALL, { kind: 'drop-response' });
    send();
    await saved();
    expect(calls(CALL)).toHaveLength(1);
  });

  it('with unknown outcome is queried before it is resent', async () => {
    await openForm('player01');
    await fillChange();
    fail(CALL, { kind: 'drop-response' });
    fail(CONFIG, 'offline');
    send();
    expect(await alertText()).toBe(english('forms:form.inDoubt'));
    mend();
    send();
    await saved();
    expect(calls(CALL)).toHaveLength(1);
  });
});

describe('the first mobile number', () => {
  it('is bound by a code to it', async () => {
    await openForm('fresh01');
    expect(screen.queryByLabelText(OLD_CODE)).toBeNull();
    expect(screen.queryByLabelText('Payment password')).toBeNull();
    type('Mobile number', '+84 912 000 999');
    await askForCode('SMS code');
    type('SMS code', smsCode('912000999') || smsCode(NEW));
    send();
    await saved();
  });

  it('may be of another country, whose calling code is chosen', async () => {
    await openForm('fresh01');
    await findAndPress('Country code: +84');
    await screen.findByRole('dialog', { name: 'Country code' });
    choose('Thailand +66');
    type('Mobile number', '081 234 5678');
    await askForCode('SMS code');
    type('SMS code', smsCode('+66812345678'));
    send();
    await saved();
    expect(calls(CALL)).toHaveLength(1);
  });

  it('asks for the payment password where one is set, and says that it is wrong', async () => {
    const first = '/m/securityCenter/paymentPassword?returnTo=%2Fm%2FsecurityCenter%2Fmobile';
    await open(first, { user: 'fresh01' });
    await screen.findByLabelText('New payment password', { selector: 'input' });
    type('New payment password', '246802');
    type('Confirm payment password', '246802');
    press('Set payment password');
    await screen.findByLabelText('Mobile number');
    type('Mobile number', NEW);
    await askForCode('SMS code');
    type('SMS code', smsCode(NEW));
    type('Payment password', '000000');
    send();
    await waitFor(() => expect(fieldError('Payment password')).toContain('Tries left: 4.'));
    type('Payment password', '246802');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(calls(CALL)).toHaveLength(2);
  });

  it.each(['12', '0912345601x', '', '９１２'])(
    '%j is answered at its field, and no code is sent',
    async (number) => {
      await openForm('fresh01');
      type('Mobile number', number);
      press('Get code');
      await waitFor(() => expect(fieldError('Mobile number')).not.toBe(''));
      expect(document.activeElement).toBe(field('Mobile number'));
      expect(field('Mobile number').value).toBe(number);
      expect(calls(SMS)).toEqual([]);
    },
  );

  it('says at the code that it is wrong', async () => {
    await openForm('fresh01');
    type('Mobile number', NEW);
    await askForCode('SMS code');
    type('SMS code', smsCode(NEW) === '000000' ? '111111' : '000000');
    send();
    await waitFor(() => expect(fieldError('SMS code')).toContain('wrong or has expired'));
  });
});
