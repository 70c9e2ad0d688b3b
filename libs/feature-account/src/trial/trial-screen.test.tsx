import aurora from '@lobby/brand-aurora';
import { STRICTEST_JURISDICTION, readStored } from '@lobby/core';
import { currentViewer, noteExclusion } from '@lobby/session';
import { english, hold, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../routes';

const { open, alertText, calls, mend, address } = screensOf(accountRoutes);

const offer = () => screen.findByRole('button', { name: english('account-login:login.trial') });

const queryOffer = () =>
  screen.queryByRole('button', { name: english('account-login:login.trial') });

const trials = () => calls('/wps/member/trialuser');

describe('free trial (D1 §2)', () => {
  it('explains the trial, and links to registration', async () => {
    await open('/m/trail');
    await offer();
    expect(screen.getByText(english('account-login:trial.text'))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
  });

  it('opens a trial account with a busy button, and goes Home (D1 §4)', async () => {
    const release = hold('/wps/member/trialuser');
    await open('/m/trail');
    fireEvent.click(await offer());
    expect(await screen.findByText(english('account-login:trial.busy'))).toBeTruthy();
    release();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.type).toBe(4);
    expect(readStored('trialUserName')).toBe(currentViewer().session?.userName);
    expect(trials()).toHaveLength(1);
  });

  it('opens one account for two taps', async () => {
    await open('/m/trail');
    const button = await offer();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(trials()).toHaveLength(1);
  });

  it('falls back to shared free play without trial accounts (D1 §7)', async () => {
    await open('/m/trail', {
      answers: { '/wps/member/trialuser': { refusal: 'function.not.available' } },
    });
    fireEvent.click(await offer());
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.type).toBe(4);
  });

  it.each(['/m/trail', '/m/login'])(
    'shows at %s that the platform has no trial, although its flag is on',
    async (at) => {
      const closed = { refusal: 'function.not.available' } as const;
      await open(at, {
        answers: { '/wps/member/trialuser': closed, '/wps/session/login/freeplay': closed },
      });
      fireEvent.click(await offer());
      expect(await screen.findByText(english('account-login:trial.closed'))).toBeTruthy();
      expect(queryOffer()).toBeNull();
    },
  );

  it('has no entry at the login while its flag is off (FREEPLAY3)', async () => {
    await open('/m/login', { flags: { freeTrial: false } });
    await screen.findByLabelText('User name');
    await waitFor(() => expect(queryOffer()).toBeNull());
    expect(screen.queryByText(english('account-login:trial.closed'))).toBeNull();
  });

  it('is told to be closed at its page while its flag is off (FREEPLAY3)', async () => {
    await open('/m/trail', { flags: { freeTrial: false } });
    expect(await screen.findByText(english('account-login:trial.closed'))).toBeTruthy();
    expect(queryOffer()).toBeNull();
    expect(trials()).toEqual([]);
  });

  it('is not offered where the jurisdiction forbids it (decision 28)', async () => {
    const brand = { ...aurora, jurisdiction: STRICTEST_JURISDICTION };
    await open('/m/trail', { brand });
    expect(await screen.findByText(english('account-login:trial.closed'))).toBeTruthy();
    expect(queryOffer()).toBeNull();
    expect(trials()).toEqual([]);
  });

  it.each([
    ['until a time', Date.now() + 86_400_000],
    ['for good', 'PERMANENT'],
  ] as const)('is not offered on the device of whoever is excluded %s', async (_, until) => {
    noteExclusion(until);
    await open('/m/trail', { reload: true });
    expect(await screen.findByText(english('account-login:trial.closed'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    const help = screen.getByRole('link', { name: english('forms:exclusion.help') });
    expect(help.getAttribute('href')).toBe('/m/saferPlay/closed');
    expect(trials()).toEqual([]);
  });

  it('is offered again once the exclusion is over', async () => {
    noteExclusion(Date.now() - 1);
    await open('/m/trail', { reload: true });
    expect(await offer()).toBeTruthy();
  });

  it('shows a failure, and can be tried again', async () => {
    await open('/m/trail', {
      answers: { '/wps/member/trialuser': 500 },
    });
    fireEvent.click(await offer());
    expect(await alertText()).toBe('The system is busy. Try again in a moment.');
    mend();
    fireEvent.click(await offer());
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('redirects a signed-in user Home', async () => {
    await open('/m/trail', { user: 'player01' });
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session?.userName).toBe('player01');
  });
});
