import { api } from '@lobby/api-client';
import { endSession, startSession } from '@lobby/session';
import { english } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failThreeTimes, untilIdle, logIn, logins, screens } from './login.setup';

const { open, press, type, fieldError, alertText, calls, fail, mend, address, sandbox } = screens;

const LOGIN = '/wps/session/login';

describe('accounts that may not log in', () => {
  it.each([
    [
      'a player at the site of agents',
      { AGENTSITE3: true },
      'player01',
      'This account cannot log in to the agent site.',
    ],
    [
      'an agent at the site of members',
      { MEMBERSITE3: true },
      'agent01',
      'This account cannot log in to the member site.',
    ],
    [
      'an account without the permission',
      {},
      'locked01',
      'This account isn’t allowed to log in. Contact customer service.',
    ],
  ])('%s gets an error, and keeps typed values (D1 §6, §8)', async (_who, flags, user, text) => {
    await open('/m/login', { flags });
    await logIn(user);
    expect(await alertText()).toBe(text);
    expect(screen.getByLabelText('User name')).toHaveProperty('value', user);
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Play1234');
  });

  it.each([
    ['agents', { AGENTSITE3: true }, 'agent01'],
    ['members', { MEMBERSITE3: true }, 'player01'],
  ])('the site of %s accepts its own accounts (D1 §6)', async (_site, flags, user) => {
    await open('/m/login', { flags });
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('an account that is closed for good is told so, with help and without a trial (D1 §8)', async () => {
    const elsewhere = await open('/m/notice');
    startSession(await api.access.login({ userName: 'player01', password: 'Play1234' }));
    await api.protection.selfExclude({ until: 'PERMANENT', password: 'Play1234' });
    endSession('expired');
    elsewhere.unmount();
    await open('/m/login', { reload: true });
    await logIn('player01');
    expect(await alertText()).toBe(english('forms:exclusion.forGood'));
    const help = screen.getByRole('link', { name: 'What this means, and who helps' });
    expect(help.getAttribute('href')).toBe('/m/saferPlay/closed');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull());
  });

  it('a break that ends is told with its end', async () => {
    const elsewhere = await open('/m/notice');
    startSession(await api.access.login({ userName: 'player01', password: 'Play1234' }));
    const until = Date.now() + 200 * 86_400_000;
    await api.protection.selfExclude({ until, password: 'Play1234' });
    endSession('expired');
    elsewhere.unmount();
    await open('/m/login', { reload: true });
    await logIn('player01');
    expect(await alertText()).toMatch(
      /^You’re on a break from play until \d{1,2} \w{3} \d{4}, \d{2}:\d{2}/,
    );
    expect(screen.getByRole('link', { name: 'What this means, and who helps' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull());
  });

  it('the tenth wrong password locks the account, and says until when (D1 §8)', async () => {
    await open('/m/login');
    for (let attempt = 1; attempt <= 10; attempt++) {
      await logIn('player01', `wrong${attempt}x`);
      if (attempt > 3) {
        await waitFor(() =>
          expect(sandbox.control.captcha().length).toBeGreaterThanOrEqual(attempt - 3),
        );
        type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
        press('Log in');
      }
      await waitFor(() => expect(logins()).toHaveLength(attempt));
      await untilIdle();
    }
    expect(await alertText()).toMatch(
      /^This account is locked until \d{1,2} \w{3} \d{4}, \d{2}:\d{2}/,
    );
  });

  it('a lock whose end is not told says so without it', async () => {
    await open('/m/login', { answers: { [LOGIN]: { refusal: 'login.account.locked' } } });
    await logIn('player01');
    expect(await alertText()).toContain('temporarily locked');
  });

  it('a captcha that is due is asked for at its field, which has the focus (D1 §4)', async () => {
    const due = { refusal: 'login.captcha.required', details: { captcha: true } } as const;
    await open('/m/login', { answers: { [LOGIN]: due } });
    await logIn('player01');
    const captcha = await screen.findByLabelText('Captcha');
    await waitFor(() => expect(document.activeElement).toBe(captcha));
    expect(fieldError('Captcha')).toBe(english('errors:error.login.captcha.required'));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    mend();
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    press('Log in');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('a captcha beyond the platform’s limit is told at its field, in our words', async () => {
    await open('/m/login');
    await failThreeTimes();
    fail(LOGIN, { refusal: 'request_param_err', details: { fields: { captcha: 'too_big' } } });
    type('Captcha', '123456');
    press('Log in');
    await waitFor(() => expect(fieldError('Captcha')).toBe(english('forms:problem.tooBig')));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('typed values', () => {
  it('are checked by the server’s login rules, with its messages (D1 §5)', async () => {
    await open('/m/login');
    await waitFor(() => expect(calls('/setting/validation')).toHaveLength(1));
    await logIn('', '');
    await waitFor(() => expect(fieldError('User name')).toBe('Enter your user name.'));
    type('User name', 'a');
    type('Password', 'abc');
    await waitFor(() =>
      expect(fieldError('User name')).toBe('A user name has 3 to 32 letters and digits'),
    );
    expect(fieldError('Password')).toBe('A password has at least 6 characters');
    expect(logins()).toEqual([]);
  });

  it('are only required if the rules fail to load (D1 §5)', async () => {
    await open('/m/login', {
      answers: { '/wps/system/setting/validation': 500 },
    });
    await logIn('a', 'abc');
    expect(await alertText()).toBe('Wrong user name or password.');
    expect(logins()).toHaveLength(1);
  });

  it('may be ten thousand characters long', async () => {
    await open('/m/login');
    await logIn('x'.repeat(10_000), 'y'.repeat(10_000));
    await waitFor(() =>
      expect(screen.getByLabelText('User name').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(logins()).toEqual([]);
  });
});
