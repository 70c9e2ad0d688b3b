import aurora from '@lobby/brand-aurora';
import { STRICTEST_JURISDICTION, readStored, type Brand } from '@lobby/core';
import { currentViewer } from '@lobby/session';
import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountLabels } from '../labels';
import english from '../labels/en.json';
import { accountRoutes } from '../routes';

type Sandbox = RenderedScreen['sandbox'];

interface Options {
  at?: string;
  user?: string;
  brand?: Brand;
  prepare?(sandbox: Sandbox): void;
}

const open = ({ at = '/m/trail', ...options }: Options = {}) =>
  renderScreen(accountRoutes, [accountLabels], { at, ...options });

const button = () => screen.findByRole('button', { name: english['login.trial'] });

const trials = (sandbox: Sandbox) =>
  sandbox.control.calls().filter(({ path }) => path === '/wps/member/trialuser');

describe('free trial (D1 §2)', () => {
  it('says what it is, and leads to a real account too', async () => {
    await open();
    await button();
    expect(screen.getByText(english['trial.text'])).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
  });

  it('opens a trial account, shows that it does, and goes Home (D1 §4)', async () => {
    const { sandbox, address } = await open({
      prepare: ({ control }) =>
        control.faults([{ path: '/wps/member/trialuser', kind: 'delay', latencyMs: 60, rate: 1 }]),
    });
    fireEvent.click(await button());
    expect(await screen.findByText(english['trial.busy'])).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.type).toBe(4);
    expect(readStored('trialUserName')).toBe(currentViewer().session?.userName);
    expect(trials(sandbox)).toHaveLength(1);
  });

  it('opens one account for two presses', async () => {
    const { sandbox, address } = await open();
    const press = await button();
    fireEvent.click(press);
    fireEvent.click(press);
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(trials(sandbox)).toHaveLength(1);
  });

  it('takes the shared free play where there are no accounts of one’s own (D1 §7)', async () => {
    const { address } = await open({
      prepare: ({ control }) => {
        const body = { success: false, errorCode: 'function.not.available' };
        control.faults([{ path: '/wps/member/trialuser', kind: 'replace', body, rate: 1 }]);
      },
    });
    fireEvent.click(await button());
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.type).toBe(4);
  });

  it.each(['/m/trail', '/m/login'])('says at %s that the platform has none', async (at) => {
    await open({
      at,
      prepare: ({ control }) => control.flags({ brand: 'aurora', flags: { FREEPLAY3: false } }),
    });
    fireEvent.click(await button());
    expect(await screen.findByText(english['trial.closed'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: english['login.trial'] })).toBeNull();
  });

  it('is not offered where the place does not allow it (decision 28)', async () => {
    const brand = { ...aurora, jurisdiction: STRICTEST_JURISDICTION };
    const { sandbox } = await open({ brand });
    expect(await screen.findByText(english['trial.closed'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: english['login.trial'] })).toBeNull();
    expect(trials(sandbox)).toEqual([]);
  });

  it('says what went wrong, and can be tried again', async () => {
    const { sandbox, address } = await open({
      prepare: ({ control }) =>
        control.faults([{ path: '/wps/member/trialuser', kind: 'status', status: 500, rate: 1 }]),
    });
    fireEvent.click(await button());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The system is busy. Try again in a moment.',
    );
    sandbox.control.faults([]);
    fireEvent.click(await button());
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('takes nobody’s account away: who is logged in goes Home', async () => {
    const { address } = await open({ user: 'player01' });
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
  });
});
