import aurora from '@lobby/brand-aurora';
import jade from '@lobby/brand-jade';
import { STRICTEST_JURISDICTION } from '@lobby/core';
import { createQueryClient } from '@lobby/feature-kit';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { english, screensOf, type OpenOptions } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../routes';

const {
  open,
  press,
  check,
  type,
  button,
  field,
  fieldError,
  fieldHint,
  statusText,
  alertText,
  calls,
  fail,
  mend,
  address,
  sandbox,
} = screensOf(accountRoutes);

async function openForm(at = '/m/register', options?: OpenOptions) {
  await open(at, options);
  await screen.findByLabelText('User name');
}

const agree = () => check(/^I am/);
const send = () => press('Register');
const registrations = () => calls('/member/register');

function fillIn(userName = 'newcomer1') {
  type('User name', userName);
  type('Password', 'Play1234');
  type('Confirm password', 'Play1234');
  agree();
}

describe('registration by user name', () => {
  it('creates an account, shows a success, and returns to returnTo (D1 §8)', async () => {
    await openForm('/m/register?returnTo=%2Fm%2Fmine', { toaster: true });
    fillIn();
    send();
    await waitFor(() => expect(address()).toBe('/m/mine'));
    expect(statusText()).toBe('Registration successful');
    expect(currentViewer().session).toMatchObject({ userName: 'newcomer1', type: 0 });
    expect(sandbox.control.session({ user: 'newcomer1', brand: 'aurora' }).record.userName).toBe(
      'newcomer1',
    );
  });

  it('keeps the form when asking for its rules anew fails', async () => {
    const queries = createQueryClient();
    await openForm('/m/register', { queries });
    type('User name', 'newcomer1');
    fail('/wps/*', { value: 'none' });
    await act(() => queries.invalidateQueries({ queryKey: ['register-settings'] }));
    await waitFor(() => expect(queries.getQueryState(['register-settings'])?.status).toBe('error'));
    expect(screen.getByLabelText('User name')).toHaveProperty('value', 'newcomer1');
    mend();
  });

  it('tells whoever is in a break that it lasts for a new account too, and until when', async () => {
    await openForm();
    fillIn();
    const excluded = {
      refusal: 'account.excluded',
      details: { retryAfterMs: 86_400_000 },
    } as const;
    fail('/wps/member/register', excluded);
    send();
    expect(await alertText()).toMatch(
      /^You’re on a break from play until \d{1,2} \w{3} \d{4}, \d{2}:\d{2}/,
    );
    expect(screen.getByLabelText('User name')).toHaveProperty('value', 'newcomer1');
    mend();
  });

  it('sends one call for two taps', async () => {
    await openForm();
    fillIn();
    send();
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(registrations()).toHaveLength(1);
  });

  it('logs in if the account was created and the answer lost (decision 21)', async () => {
    await openForm();
    fillIn();
    fail('/wps/member/register', { kind: 'drop-response' });
    send();
    await waitFor(() => expect(currentViewer().session).toMatchObject({ userName: 'newcomer1' }));
    expect(registrations()).toHaveLength(1);
  });

  it('shows an error and keeps typed values if the request was not sent', async () => {
    await openForm();
    fillIn();
    fail('/wps/member/register', 'offline');
    send();
    expect(await alertText()).toBe(english('forms:form.inDoubt'));
    expect(field('User name')).toHaveProperty('value', 'newcomer1');
    expect(currentViewer().session).toBeNull();
  });

  it.each([
    ['the confirmation', 'Confirm password'],
    ['the password', 'Password'],
  ])('takes back the mismatch as soon as %s is corrected (D1 §5)', async (_, corrected) => {
    await openForm();
    type('Password', 'Moonlit22');
    type('Confirm password', 'Moonlit33');
    fireEvent.blur(field('Confirm password'));
    await waitFor(() => expect(fieldError('Confirm password')).toContain('don’t match'));
    type(corrected, corrected === 'Password' ? 'Moonlit33' : 'Moonlit22');
    await waitFor(() => expect(fieldError('Confirm password')).toBeFalsy());
  });

  it('says what is expected of name and password before anything is wrong', async () => {
    await openForm();
    expect(fieldHint('User name')).toBe('6 to 16 letters and digits, starting with a letter');
    expect(fieldHint('Password')).toMatch(/^\d+ to \d+ /);
  });

  it('cannot be sent until the agreement is ticked', async () => {
    await openForm();
    expect(button('Register')).toHaveProperty('disabled', true);
    agree();
    expect(button('Register')).toHaveProperty('disabled', false);
  });

  it('requires what the server requires and focuses the first invalid field', async () => {
    await openForm();
    agree();
    send();
    await waitFor(() => expect(document.activeElement).toBe(field('User name')));
    expect(fieldError('User name')).toBe('This field is required.');
    expect(fieldHint('Mobile number')).toBe('Optional');
    expect(registrations()).toEqual([]);
  });

  it('shows the server’s message for an invalid name, in the current language', async () => {
    await openForm();
    type('User name', '1player');
    fireEvent.blur(field('User name'));
    const english = '6 to 16 letters and digits, starting with a letter';
    await waitFor(() => expect(fieldError('User name')).toBe(english));
    await act(() => changeLanguage('PT'));
    expect(fieldError('Nome de usuário')).toBe(
      'De 6 a 16 letras e números, começando por uma letra',
    );
    expect(field('Nome de usuário')).toHaveProperty('value', '1player');
  });

  it('shows on blur whether a name is taken', async () => {
    await openForm();
    type('User name', 'player01');
    fireEvent.blur(field('User name'));
    await waitFor(() => expect(fieldError('User name')).toBe('This user name is already taken.'));
    type('User name', 'player01x');
    fireEvent.blur(field('User name'));
    await waitFor(() => expect(fieldHint('User name')).toBe('This user name is available'));
  });

  it('shows a taken name at its field and keeps typed values', async () => {
    await openForm();
    fillIn('player01');
    send();
    await waitFor(() => expect(fieldError('User name')).toBe('This user name is already taken.'));
    expect(document.activeElement).toBe(field('User name'));
    expect(field('Password')).toHaveProperty('value', 'Play1234');
    expect(address()).toBe('/m/register');
  });

  it('focuses the confirmation when the two passwords differ', async () => {
    await openForm();
    fillIn();
    type('Confirm password', 'Play12345');
    send();
    await waitFor(() => expect(document.activeElement).toBe(field('Confirm password')));
    expect(fieldError('Confirm password')).toBe('The two passwords don’t match.');
  });

  it('shows each password by its own button', async () => {
    await openForm();
    press('Show password');
    expect(field('Password')).toHaveProperty('type', 'text');
    expect(field('Confirm password')).toHaveProperty('type', 'password');
  });

  it('checks a typed invitation code before registering', async () => {
    await openForm();
    fillIn();
    type('Invitation code', 'NOBODY');
    send();
    await waitFor(() =>
      expect(fieldError('Invitation code')).toBe('This invitation code is not valid.'),
    );
    expect(document.activeElement).toBe(field('Invitation code'));
    expect(registrations()).toEqual([]);
    type('Invitation code', 'AGENT01');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('has no invitation code field when the address has a valid one', async () => {
    await openForm('/m/register?affiliate=AGENT01');
    expect(screen.queryByLabelText('Invitation code')).toBeNull();
  });

  it('has an empty invitation code field when the address has a wrong one', async () => {
    await openForm('/m/register?affiliate=NOBODY');
    expect(field('Invitation code')).toHaveProperty('value', '');
  });

  it('requires a captcha where the server does, and a new one after a wrong answer', async () => {
    await openForm('/m/register', { brand: jade });
    fillIn();
    type('Captcha', '00000');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    send();
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    expect(fieldError('Captcha')).toBe('The digits don’t match the image.');
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('shows the age of the jurisdiction, and the legal texts on demand', async () => {
    await openForm('/m/register', { brand: jade });
    expect(screen.getByRole('checkbox', { name: /^I am 21 or older/ })).toHaveProperty(
      'checked',
      false,
    );
    press('Terms');
    expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeTruthy();
  });

  it.each([
    ['browser', /^This device stores .* Your password is not stored\.$/],
    [
      'encoded',
      /^This device stores .* mobile number .*, and your password\. The password is encoded/,
    ],
  ] as const)('says what the device keeps of a login remembered by %s', async (way, text) => {
    await openForm('/m/register', { brand: { ...jade, rememberPassword: way } });
    press('Privacy policy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy policy' }));
    expect(dialog.getByText(text)).toBeTruthy();
  });

  it('names the place whose rules apply, in the language', async () => {
    await openForm('/m/register', { brand: jade });
    expect(screen.getByText('Offered under the rules of Demo City.')).toBeTruthy();
    await act(() => changeLanguage('TW'));
    expect(screen.getByText('依示範市之規定提供服務。')).toBeTruthy();
  });

  it('leads to the deposit limit where the rules of the place ask for one', async () => {
    await openForm('/m/register', { brand: { ...aurora, jurisdiction: STRICTEST_JURISDICTION } });
    fillIn();
    send();
    await waitFor(() => expect(address()).toBe('/m/saferPlay/limit?kind=DEPOSIT'));
  });

  it('names no place without a profile (decision 28)', async () => {
    await openForm('/m/register', { brand: { ...jade, jurisdiction: STRICTEST_JURISDICTION } });
    expect(screen.queryByText(/under the rules/)).toBeNull();
  });

  it('offers a retry if the rules fail to load', async () => {
    await open('/m/register', { answers: { '/wps/system/setting/register': 500 } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    expect(await screen.findByLabelText('User name')).toBeTruthy();
  });
});
