import { renderScreen } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';
import { formFields } from './fields/form-fields';
import { FIELD_ORDER } from './fields/known-fields';
import { registrationResolver } from './fields/registration.resolver';
import { BY_USER_NAME } from './methods';

const LABELS = [
  'User name',
  'Password',
  'Confirm password',
  'Nickname',
  'Real name',
  'Mobile number',
  'E-mail',
  'ID number',
  'QQ',
  'Facebook',
  'WeChat',
  'LINE',
  'WhatsApp',
  'Zalo',
  'Payment password',
  'Referrer ID',
  'Invitation code',
  'More details: taxCode',
];

const rule = (field: string) => ({ field, enabled: true, required: true });
const RULES = [...FIELD_ORDER, 'taxCode'].map(rule);

/** A platform that asks for everything it can ask for, and one field more. */
async function openWith(fields: readonly object[]) {
  const body = { success: true, value: { captcha: true, fields } };
  const view = await renderScreen(accountRoutes, [accountLabels], {
    at: '/m/register',
    prepare: (sandbox) =>
      sandbox.control.faults([
        { path: '/wps/system/setting/register', rate: 1, kind: 'replace', status: 200, body },
      ]),
  });
  await screen.findByLabelText('User name');
  return view;
}

describe('every field the server may ask for (D1 §5)', () => {
  it('is drawn under its name, required, in our order, and tells that it is empty', async () => {
    await openWith(RULES);
    const inputs = [...document.querySelectorAll('form input:not([type="checkbox"])')];
    expect([...LABELS, 'Captcha'].map((label) => screen.getByLabelText(label))).toEqual(inputs);
    fireEvent.click(screen.getByRole('checkbox', { name: /^I am/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    const told = (input: Element) => input.getAttribute('aria-invalid');
    await waitFor(() => expect(inputs.map(told)).toEqual(inputs.map(() => 'true')));
    expect(document.activeElement).toBe(inputs[0]);
  });

  it('has a press of its own to look at each secret (D1 §4)', async () => {
    await openWith(RULES);
    const names = ['Show password', 'Show confirmation', 'Show payment password'];
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
    for (const label of ['Password', 'Confirm password', 'Payment password'])
      expect(screen.getByLabelText(label)).toHaveProperty('type', 'text');
  });

  it('is told by the server’s own words, and by ours where it has none', async () => {
    const message = { EN: 'Ten digits of your tax code' };
    await openWith([{ ...rule('taxCode'), pattern: String.raw`\d{10}`, message }, rule('qqNum')]);
    fireEvent.change(screen.getByLabelText('More details: taxCode'), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /^I am/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText(message.EN)).toBeTruthy();
    expect(screen.getAllByText('Fill in this field.').length).toBeGreaterThan(1);
  });
});

describe('ten thousand characters', () => {
  const LONG = 'a1'.repeat(5000);

  it('are more than any input takes, and harm none that gets them all the same', async () => {
    await openWith(RULES.map((one) => ({ ...one, pattern: '(a+)+$' })));
    const inputs = document.querySelectorAll<HTMLInputElement>('form input:not([type="checkbox"])');
    expect(inputs.length).toBeGreaterThan(LABELS.length);
    for (const input of inputs) {
      expect(input.maxLength, input.name).toBeGreaterThan(0);
      expect(input.maxLength, input.name).toBeLessThan(256);
      fireEvent.change(input, { target: { value: LONG } });
    }
    fireEvent.click(screen.getByRole('checkbox', { name: /^I am/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    const name = screen.getByLabelText('User name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name);
    expect(name).toHaveProperty('value', LONG);
  });

  it('in every field at once are checked in less than 100 ms', async () => {
    const hostile = RULES.map((one) => ({ ...one, pattern: '^(([a-z0-9])+.)+[A-Z]$' }));
    const fields = formFields(hostile, BY_USER_NAME);
    const values = Object.fromEntries(fields.map(({ name }) => [name, LONG]));
    const resolve = registrationResolver(fields, true);
    const from = performance.now();
    const { errors } = await resolve({ ...values, captcha: LONG }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(performance.now() - from).toBeLessThan(100);
    expect(Object.keys(errors)).toHaveLength(fields.length);
  });
});
