import jade from '@lobby/brand-jade';
import { keepInvitation } from '@lobby/core';
import { currentViewer } from '@lobby/session';
import { english, type OpenOptions } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdAnswer, screens } from '../login/login.setup';

const { open, press, check, type, fieldError, alertText, calls, mend, settled } = screens;
const { address, sandbox } = screens;

async function openForm(query = '', options?: OpenOptions) {
  await open(`/m/register${query}`, options);
  await screen.findByLabelText('User name');
}

const CODE = 'Invitation code';
const INVALID = 'This invitation code is not valid.';

function register(code?: string) {
  type('User name', 'newcomer1');
  type('Password', 'Play1234');
  type('Confirm password', 'Play1234');
  if (code !== undefined) type(CODE, code);
  check(/^I am/);
  press('Register');
}

describe('the invitation code (D1 §4)', () => {
  it('is taken from a valid link, without a field, and checked once', async () => {
    await openForm('?affiliate=agent01');
    expect(screen.queryByLabelText(CODE)).toBeNull();
    register();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(calls('/agent/affiliate')).toHaveLength(1);
  });

  it('of the first address of the visit is used too (D1 §3)', async () => {
    keepInvitation('?affiliate=agent01');
    await openForm();
    expect(screen.queryByLabelText(CODE)).toBeNull();
    register();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(calls('/agent/affiliate')).toHaveLength(1);
  });

  it('has a field when the link’s is not valid, which is told (D1 §8)', async () => {
    await openForm('?affiliate=NOBODY');
    expect(await alertText()).toBe(english('account-register:register.linkInvalid'));
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', '');
    register('AGENT01');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('is prefilled with the link’s if its check failed', async () => {
    await open('/m/register?affiliate=AGENT01', {
      answers: { '/wps/agent/affiliate': 503 },
    });
    expect(await screen.findByLabelText(CODE)).toHaveProperty('value', 'AGENT01');
  });

  it.each([
    ['its check', '/wps/agent/affiliate'],
    ['that of the flags', '/wps/system/whitelabel'],
  ])('keeps the form where %s failed and is made again as the tab comes back', async (_, call) => {
    await open('/m/register?affiliate=AGENT01', { answers: { [call]: { value: 'none' } } });
    await screen.findByLabelText('User name');
    type('Password', 'Play1234');
    await settled();
    mend();
    const answer = holdAnswer(call);
    const before = calls(call).length;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls(call)).toHaveLength(before + 1));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Play1234');
    answer();
    await settled();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Play1234');
  });

  it('that is wrong shows a toast for a second and an error at the focused field', async () => {
    await openForm('', { toaster: true });
    register('NOBODY');
    await waitFor(() => expect(screen.getAllByText(INVALID)).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByLabelText(CODE));
    await waitFor(() => expect(screen.getAllByText(INVALID)).toHaveLength(1));
    expect(fieldError(CODE)).toBe(INVALID);
    expect(calls('/member/register')).toEqual([]);
    expect(currentViewer().session).toBeNull();
  });

  it('that is wrong uses no captcha', async () => {
    await open('/m/register', { brand: jade });
    await screen.findByLabelText('Captcha');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    register('NOBODY');
    await waitFor(() => expect(fieldError(CODE)).toBe(INVALID));
    expect(screen.getByLabelText('Captcha')).toHaveProperty(
      'value',
      sandbox.control.captcha()[0]?.answer,
    );
    expect(sandbox.control.captcha()).toHaveLength(1);
  });

  it('that is empty is not checked', async () => {
    await openForm();
    register();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(calls('/agent/affiliate')).toEqual([]);
  });

  it.each(['"><img src=x onerror=alert(1)>', '//evil.example/x', 'x'.repeat(10_000), '%00%0d%0a'])(
    'of a hostile link (%j) stays a code: %#',
    async (code) => {
      await openForm(`?${new URLSearchParams({ affiliate: code })}`);
      expect(screen.getByLabelText(CODE)).toBeTruthy();
      expect(document.querySelector('img[src="x"]')).toBeNull();
      expect(address()).toMatch(/^\/m\/register\?/);
    },
  );
});

describe('legal texts of the agreement (D1 §4, §5)', () => {
  it.each(['Terms', 'Privacy policy'])('shows the %s in a sheet that closes', async (title) => {
    await openForm();
    press(title);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
