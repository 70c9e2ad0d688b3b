import { api } from '@lobby/api-client';
import { createQueryClient } from '@lobby/feature-kit';
import { changeLanguage } from '@lobby/i18n';
import { endSession, startSession } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import {
  act,
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { screenRoutes } from '../routes';

const { open, calls, settled, sandbox } = screensOf(screenRoutes);

const BOARD = '/wps/relay/MCSFE_getListAnnouncements';
/** The brand's own slide, shown without banners. */
const OWN_SLIDE = 'Calm as the night sky';

const banners = () => screen.queryAllByText('Weekend reload', { ignore: false });

/** Logs in on the page that is open. */
async function logIn(userName: string) {
  const granted = await api.access.login({ userName, password: 'Play1234' });
  act(() => startSession(granted));
}

/** A new account in a time-out. */
const memberInBreak = () => sandbox.control.knobs.enter({ state: 'timeOut', brand: 'aurora' }).user;

/** Opens Home for a guest, with one banner that the platform lists. */
async function openAsGuest(options: Parameters<typeof open>[1] = {}) {
  const view = await open('/m/home', {
    ...options,
    prepare: ({ control }) => {
      control.content({ brand: 'aurora', kind: 'banner', title: 'Weekend reload' });
      control.content({ brand: 'aurora', kind: 'popup', title: 'For members', execution: 'A' });
    },
  });
  await waitFor(() => expect(banners()).not.toHaveLength(0));
  await settled();
  return view;
}

describe('the announcements of Home', () => {
  test('of a guest are not shown to a member in a break, who is offered none (decision 83)', async () => {
    await openAsGuest();
    await logIn(memberInBreak());
    expect(banners()).toHaveLength(0);
    expect(await screen.findByText(OWN_SLIDE)).toBeTruthy();
    await settled();
    expect(banners()).toHaveLength(0);
  });

  test('of a member are not shown to the guest who is left', async () => {
    await openAsGuest();
    await logIn(memberInBreak());
    await screen.findByText(OWN_SLIDE);
    act(() => endSession('signed-out'));
    await waitFor(() => expect(banners()).not.toHaveLength(0));
  });

  test('have the popups of members once somebody logs in, with Home still fresh', async () => {
    await openAsGuest({ popups: true });
    const popup = () => screen.findByRole('dialog', { name: 'Announcements' });
    expect((await popup()).textContent).not.toContain('For members');
    fireEvent.click(within(await popup()).getByRole('button', { name: 'Close' }));
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
    await logIn('player01');
    expect((await popup()).textContent).toContain('For members');
  });

  test('are asked for once by a guest, also where Home is opened again', async () => {
    const queries = createQueryClient();
    const { unmount } = await openAsGuest({ queries });
    unmount();
    await open('/m/home', { queries, reload: true });
    await waitFor(() => expect(banners()).not.toHaveLength(0));
    await settled();
    expect(calls(BOARD)).toHaveLength(1);
  });

  test('stay in the former language until those of the new one are there', async () => {
    await openAsGuest();
    await act(() => changeLanguage('VI'));
    expect(banners()).not.toHaveLength(0);
    await settled();
    expect(calls(BOARD)).toHaveLength(2);
  });
});
