import jade from '@lobby/brand-jade';
import type { Brand } from '@lobby/core';
import { changeLanguage } from '@lobby/i18n';
import { currentViewer } from '@lobby/session';
import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { Toaster } from '@lobby/ui-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';

type Sandbox = RenderedScreen['sandbox'];

async function open(at = '/m/register', brand?: Brand) {
  const view = await renderScreen(accountRoutes, [accountLabels], {
    at,
    ...(brand ? { brand } : {}),
  });
  await screen.findByLabelText('User name');
  return view;
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^I am/ }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const registrations = (sandbox: Sandbox) =>
  sandbox.control.calls().filter(({ path }) => path.endsWith('/member/register'));

function fillIn(userName = 'newcomer1') {
  type('User name', userName);
  type('Password', 'Play1234');
  type('Confirm password', 'Play1234');
  agree();
}

describe('registration by user name', () => {
  it('makes a real account, says so, and comes back to the page that asked (D1 §8)', async () => {
    render(<Toaster closeLabel="Close" />);
    const { sandbox, address } = await open('/m/register?returnTo=%2Fm%2Fmine');
    fillIn();
    send();
    await waitFor(() => expect(address()).toBe('/m/mine'));
    expect(screen.getByRole('status').textContent).toBe('You are registered');
    expect(currentViewer().session).toMatchObject({ userName: 'newcomer1', type: 0 });
    expect(sandbox.control.session({ user: 'newcomer1', brand: 'aurora' }).record.userName).toBe(
      'newcomer1',
    );
  });

  it('sends one call for two taps', async () => {
    const { sandbox, address } = await open();
    fillIn();
    send();
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(registrations(sandbox)).toHaveLength(1);
  });

  it('cannot be sent until the person has agreed', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Register' });
    expect(button).toHaveProperty('disabled', true);
    agree();
    expect(button).toHaveProperty('disabled', false);
  });

  it('asks for what the server requires and focuses the first field that fails', async () => {
    const { sandbox } = await open();
    agree();
    send();
    await waitFor(() => expect(document.activeElement).toBe(field('User name')));
    expect(noteOf('User name')).toBe('Fill in this field.');
    expect(noteOf('Mobile number')).toBe('Optional');
    expect(registrations(sandbox)).toEqual([]);
  });

  it('tells the server’s own words for a name that breaks its rule, in the language in force', async () => {
    await open();
    type('User name', '1player');
    fireEvent.blur(field('User name'));
    const english = '6 to 16 letters and digits, beginning with a letter';
    await waitFor(() => expect(noteOf('User name')).toBe(english));
    await act(() => changeLanguage('PT'));
    expect(noteOf('Nome de usuário')).toBe('De 6 a 16 letras e números, começando por uma letra');
    expect(field('Nome de usuário')).toHaveProperty('value', '1player');
  });

  it('says while typing goes on that a name is taken', async () => {
    await open();
    type('User name', 'player01');
    fireEvent.blur(field('User name'));
    await waitFor(() => expect(noteOf('User name')).toBe('This user name is already taken.'));
    type('User name', 'player01x');
    fireEvent.blur(field('User name'));
    await waitFor(() => expect(noteOf('User name')).toBe('This name is free'));
  });

  it('puts the platform’s "taken" at the name and keeps everything typed', async () => {
    const { address } = await open();
    fillIn('player01');
    send();
    await waitFor(() => expect(noteOf('User name')).toBe('This user name is already taken.'));
    expect(document.activeElement).toBe(field('User name'));
    expect(field('Password')).toHaveProperty('value', 'Play1234');
    expect(address()).toBe('/m/register');
  });

  it('focuses the confirmation when the two passwords differ', async () => {
    await open();
    fillIn();
    type('Confirm password', 'Play12345');
    send();
    await waitFor(() => expect(document.activeElement).toBe(field('Confirm password')));
    expect(noteOf('Confirm password')).toBe('The two passwords do not match.');
  });

  it('shows each password by a press of its own', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password')).toHaveProperty('type', 'text');
    expect(field('Confirm password')).toHaveProperty('type', 'password');
  });

  it('checks a typed invitation code before anything is made', async () => {
    const { sandbox, address } = await open();
    fillIn();
    type('Invitation code', 'NOBODY');
    send();
    await waitFor(() =>
      expect(noteOf('Invitation code')).toBe('This invitation code is not valid.'),
    );
    expect(document.activeElement).toBe(field('Invitation code'));
    expect(registrations(sandbox)).toEqual([]);
    type('Invitation code', 'AGENT01');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('does not ask for a code when the address brought a valid one', async () => {
    await open('/m/register?affiliate=AGENT01');
    expect(screen.queryByLabelText('Invitation code')).toBeNull();
  });

  it('asks for a code when the address brought a wrong one', async () => {
    await open('/m/register?affiliate=NOBODY');
    expect(field('Invitation code')).toHaveProperty('value', '');
  });

  it('asks for a captcha where the server does, and for a new one after a wrong answer', async () => {
    const { sandbox, address } = await open('/m/register', jade);
    fillIn();
    type('Captcha', '00000');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    send();
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(2));
    expect(noteOf('Captcha')).toBe('The characters do not match the picture.');
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('names the age of the place and shows the texts on demand', async () => {
    await open('/m/register', jade);
    expect(screen.getByRole('checkbox', { name: /^I am 21 or older/ })).toHaveProperty(
      'checked',
      false,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Terms' }));
    expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeTruthy();
  });

  it('offers another try when the rules did not load', async () => {
    const view = await open();
    const failing = {
      path: '/wps/system/setting/register',
      rate: 1,
      kind: 'status',
      status: 500,
    } as const;
    view.unmount();
    const again = renderScreen(accountRoutes, [accountLabels], { at: '/m/register' });
    view.sandbox.control.faults([failing]);
    await again;
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
    view.sandbox.control.faults([]);
    fireEvent.click(retry);
    expect(await screen.findByLabelText('User name')).toBeTruthy();
  }, 15_000);
});
