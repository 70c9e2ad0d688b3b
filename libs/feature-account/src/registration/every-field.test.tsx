import { cpuTime } from '@lobby/cpu-time';
import { screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../routes';
import { BY_USER_NAME, formFields } from './form-fields';
import { captchaText, FIELD_ORDER } from '@lobby/feature-kit';
import * as z from 'zod/mini';
import { registration } from './registration.schema';

const { open, press, check } = screensOf(accountRoutes);

const LABELS = [
  'User name',
  'Password',
  'Confirm password',
  'Nickname',
  'Payee name',
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

/** Rules that require every known field and an unknown one. */
async function openWith(fields: readonly object[]) {
  await open('/m/register', {
    answers: { '/wps/system/setting/register': { value: { captcha: true, fields } } },
  });
  await screen.findByLabelText('User name');
}

describe('every field the server may ask for (D1 §5)', () => {
  it('has its label, is required, in our order, and shows an error if empty', async () => {
    await openWith(RULES);
    const inputs = [...document.querySelectorAll('form input:not([type="checkbox"])')];
    expect([...LABELS, 'Captcha'].map((label) => screen.getByLabelText(label))).toEqual(inputs);
    check(/^I am/);
    press('Register');
    const isInvalid = (input: Element) => input.getAttribute('aria-invalid');
    await waitFor(() => expect(inputs.map(isInvalid)).toEqual(inputs.map(() => 'true')));
    expect(document.activeElement).toBe(inputs[0]);
  });

  it('shows each secret by its own button (D1 §4)', async () => {
    await openWith(RULES);
    const names = ['Show password', 'Show confirmation', 'Show payment password'];
    for (const name of names) press(name);
    for (const label of ['Password', 'Confirm password', 'Payment password'])
      expect(screen.getByLabelText(label)).toHaveProperty('type', 'text');
  });

  it('shows the server’s message, or our label without one', async () => {
    const message = { EN: 'Ten digits of your tax code' };
    await openWith([{ ...rule('taxCode'), pattern: String.raw`\d{10}`, message }, rule('qqNum')]);
    fireEvent.change(screen.getByLabelText('More details: taxCode'), { target: { value: 'x' } });
    check(/^I am/);
    press('Register');
    expect(await screen.findByText(message.EN)).toBeTruthy();
    expect(screen.getAllByText('This field is required.').length).toBeGreaterThan(1);
  });
});

describe('ten thousand characters', () => {
  const LONG = 'a1'.repeat(5000);

  it('exceed the length of every input, and are refused without harm', async () => {
    await openWith(RULES.map((one) => ({ ...one, pattern: '(a+)+$' })));
    const inputs = document.querySelectorAll<HTMLInputElement>('form input:not([type="checkbox"])');
    expect(inputs.length).toBeGreaterThan(LABELS.length);
    for (const input of inputs) {
      expect(input.maxLength, input.name).toBeGreaterThan(0);
      expect(input.maxLength, input.name).toBeLessThan(256);
      fireEvent.change(input, { target: { value: LONG } });
    }
    check(/^I am/);
    press('Register');
    const name = screen.getByLabelText('User name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name);
    expect(name).toHaveProperty('value', LONG);
  });

  it('in every field at once are checked in less than 100 ms', () => {
    const hostile = RULES.map((one) => ({ ...one, pattern: '^(([a-z0-9])+.)+[A-Z]$' }));
    const fields = formFields(hostile, BY_USER_NAME);
    const values = Object.fromEntries(fields.map(({ name }) => [name, LONG]));
    const schema = registration(fields, captchaText(true), {
      of: () => ({ code: '84', abroad: false }),
    });
    let wrong: unknown[] = [];
    const time = cpuTime(() => {
      const { error } = z.safeParse(schema, { ...values, captcha: LONG });
      wrong = error?.issues.map(({ path }) => path.join('.')) ?? [];
    });
    expect(time).toBeLessThan(100);
    expect(new Set(wrong).size).toBe(fields.length);
  });
});
