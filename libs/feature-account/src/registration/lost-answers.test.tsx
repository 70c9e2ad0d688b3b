import jade from '@lobby/brand-jade';
import { currentViewer } from '@lobby/session';
import { english } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screens } from '../login/login.setup';

const {
  open,
  press,
  check,
  type,
  field,
  calls,
  fail,
  mend,
  fieldError,
  alertText,
  settled,
  smsCode,
  sandbox,
} = screens;

const LOGIN = '/wps/session/login';

/** Registers; its response and that of the follow-up check are lost. */
async function register() {
  await open('/m/register');
  await screen.findByLabelText('User name');
  type('User name', 'newcomer1');
  type('Password', 'Play1234');
  type('Confirm password', 'Play1234');
  check(/^I am/);
  fail('/wps/member/register', { kind: 'drop-response' });
  fail(LOGIN, { kind: 'drop-response' });
  press('Register');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  mend();
}

const entered = () => waitFor(() => expect(currentViewer().session?.userName).toBe('newcomer1'));

test('a name that is taken by the registration itself is asked for once more', async () => {
  await register();
  // With this seed the first of two responses is lost.
  fail(LOGIN, { kind: 'drop-response', rate: 0.5, seed: 8 });
  press('Register');
  await entered();
  expect(calls('/member/register')).toHaveLength(2);
});

test('without any answer nobody is told that the own name is taken', async () => {
  await register();
  fail(LOGIN, { kind: 'drop-response' });
  press('Register');
  await waitFor(() => expect(calls(LOGIN)).toHaveLength(3));
  await settled();
  expect(fieldError('User name')).toBe('');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  mend();
  press('Register');
  await entered();
  expect(calls('/member/register')).toHaveLength(2);
});

const NUMBER = '2025550143';
const captchas = () => sandbox.control.captcha();
const typeCaptcha = () => type('Captcha', captchas()[0]?.answer ?? '');

/** Registers by mobile number and code with a captcha, and loses the response. */
async function registerByCode() {
  await open('/m/register', {
    brand: jade,
    flags: { registerByUserName: false, registerByMobile: true },
  });
  await screen.findByRole('button', { name: 'Country code: +1' });
  type('Mobile number', NUMBER);
  press('Get code');
  await waitFor(() => expect(smsCode(NUMBER)).not.toBe(''));
  type('SMS code', smsCode(NUMBER));
  check(/^I am/);
  await waitFor(() => expect(captchas()).toHaveLength(1));
  typeCaptcha();
  fail('/wps/member/register/mobile', { kind: 'drop-response' });
  press('Register');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  mend();
  await settled();
}

test('a captcha whose answer was lost counts as used: another one is asked for', async () => {
  await registerByCode();
  expect(calls('/register/mobile')).toHaveLength(1);
  expect(captchas()).toHaveLength(2);
  expect(field('Captcha').value).toBe('');
  expect(fieldError('Captcha')).toBe('');
});

test('an own number is not told as taken by another: the account exists', async () => {
  await registerByCode();
  typeCaptcha();
  press('Register');
  await waitFor(async () =>
    expect(await alertText()).toBe(english('account-register:register.exists')),
  );
  expect(calls('/register/mobile')).toHaveLength(2);
  expect(fieldError('Mobile number')).toBe('');
  expect(fieldError('Captcha')).toBe('');
});
