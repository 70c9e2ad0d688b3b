import jade from '@lobby/brand-jade';
import { keepInvitation } from '@lobby/core';
import { currentViewer } from '@lobby/session';
import { renderScreen } from '@lobby/testing';
import { Toaster } from '@lobby/ui-kit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';

async function open(query = '') {
  const view = await renderScreen(accountRoutes, [accountLabels], { at: `/m/register${query}` });
  await screen.findByLabelText('User name');
  const callsTo = (end: string) =>
    view.sandbox.control.calls().filter(({ path }) => path.endsWith(end));
  return { ...view, callsTo };
}

const CODE = 'Invitation code';
const INVALID = 'This invitation code is not valid.';
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const noteOf = (label: string) => {
  const note = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(note)?.textContent;
};

function register(code?: string) {
  type('User name', 'newcomer1');
  type('Password', 'Play1234');
  type('Confirm password', 'Play1234');
  if (code !== undefined) type(CODE, code);
  fireEvent.click(screen.getByRole('checkbox', { name: /^I am/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
}

describe('the invitation code (D1 §4)', () => {
  it('is taken from a good link, not asked for, and asked about once', async () => {
    const { callsTo, address } = await open('?affiliate=agent01');
    expect(screen.queryByLabelText(CODE)).toBeNull();
    register();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(callsTo('/agent/affiliate')).toHaveLength(1);
  });

  it('of the address that the visit began with is taken too (D1 §3)', async () => {
    keepInvitation('?affiliate=agent01');
    const { callsTo, address } = await open();
    expect(screen.queryByLabelText(CODE)).toBeNull();
    register();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(callsTo('/agent/affiliate')).toHaveLength(1);
  });

  it('is asked for when the link’s is not valid', async () => {
    const { address } = await open('?affiliate=NOBODY');
    expect(screen.getByLabelText(CODE)).toHaveProperty('value', '');
    register('AGENT01');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('is filled in with the link’s when nobody could say what that is worth', async () => {
    const view = await renderScreen(accountRoutes, [accountLabels], {
      at: '/m/register?affiliate=AGENT01',
      prepare: (sandbox) =>
        sandbox.control.faults([
          { path: '/wps/agent/affiliate', rate: 1, kind: 'status', status: 503 },
        ]),
    });
    expect(await screen.findByLabelText(CODE)).toHaveProperty('value', 'AGENT01');
    view.unmount();
  });

  it('that is wrong is told for a second and stays told at the field, which is focused', async () => {
    const { callsTo } = await open();
    render(<Toaster closeLabel="Close" />);
    register('NOBODY');
    await waitFor(() => expect(screen.getAllByText(INVALID)).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByLabelText(CODE));
    await waitFor(() => expect(screen.getAllByText(INVALID)).toHaveLength(1), { timeout: 2000 });
    expect(noteOf(CODE)).toBe(INVALID);
    expect(callsTo('/member/register')).toEqual([]);
    expect(currentViewer().session).toBeNull();
  });

  it('that is wrong spends no captcha', async () => {
    const { sandbox } = await renderScreen(accountRoutes, [accountLabels], {
      at: '/m/register',
      brand: jade,
    });
    await screen.findByLabelText('Captcha');
    await waitFor(() => expect(sandbox.control.captcha()).toHaveLength(1));
    type('Captcha', sandbox.control.captcha()[0]?.answer ?? '');
    register('NOBODY');
    await waitFor(() => expect(noteOf(CODE)).toBe(INVALID));
    expect(screen.getByLabelText('Captcha')).toHaveProperty(
      'value',
      sandbox.control.captcha()[0]?.answer,
    );
    expect(sandbox.control.captcha()).toHaveLength(1);
  });

  it('that is left empty is not asked about', async () => {
    const { callsTo, address } = await open();
    register();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(callsTo('/agent/affiliate')).toEqual([]);
  });

  it.each(['"><img src=x onerror=alert(1)>', '//evil.example/x', 'x'.repeat(10_000), '%00%0d%0a'])(
    'of a hostile link (%j) stays a code: %#',
    async (code) => {
      const { address } = await open(`?${new URLSearchParams({ affiliate: code })}`);
      expect(screen.getByLabelText(CODE)).toBeTruthy();
      expect(document.querySelector('img[src="x"]')).toBeNull();
      expect(address()).toMatch(/^\/m\/register\?/);
    },
  );
});

describe('what the person agrees to (D1 §4, §5)', () => {
  it.each(['Terms', 'Privacy policy'])('shows the %s in a sheet that closes', async (title) => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: title }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
