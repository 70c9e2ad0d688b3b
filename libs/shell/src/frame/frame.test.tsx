import { HOME_PATHS } from '@lobby/core';
import { HeaderEnd } from '@lobby/feature-kit';
import { changeLanguage } from '@lobby/i18n';
import { screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { screenRoutes } from '../routes';
import { Frame } from './frame';

/** Every route with the frame alone. */
const FRAMED = screenRoutes.map(({ path, handle }) => screenAt(path, Frame, handle));

const { open, findAndPress, follow, address } = screensOf(FRAMED);

const openFrame = async (at: string, user?: string) => {
  const view = await open(at, { user });
  await screen.findByRole('main');
  return view;
};

describe('the bottom bar (D1 §2)', () => {
  const links = async () =>
    within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');

  test('has five entries', async () => {
    await openFrame('/m/home');
    const entries = (await links()).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(entries).toEqual([
      ['Games', '/m/allGame'],
      ['Events', '/m/activity'],
      ['Live', '/m/home'],
      ['Deposit', '/m/voucherCenter'],
      ['Me', '/m/mine'],
    ]);
  });

  test.each([
    ...HOME_PATHS.map((path) => [path, 'Live'] as const),
    ['/m/allGame', 'Games'],
    ['/m/activity', 'Events'],
    ['/m/voucherCenter', 'Deposit'],
    ['/m/mine', 'Me'],
    ['/m/home/', 'Live'],
    ['/M/AllGame/', 'Games'],
    ['/m/notice', undefined],
  ] as const)('at %s marks %s', async (at, name) => {
    await openFrame(at, 'player01');
    const marked = (await links()).filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
  });

  test('is taken away by ft=0 and by no other value', async () => {
    const first = await openFrame('/m/home?ft=0');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    first.unmount();
    await openFrame('/m/home?ft=1');
    expect(await links()).toHaveLength(5);
  });
});

describe('the header (D1 §2)', () => {
  test('has a screen’s own buttons at its end', async () => {
    await openFrame('/m/slot-games');
    const { unmount } = render(
      <HeaderEnd>
        <button type="button">Own</button>
      </HeaderEnd>,
    );
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Own' })).toBeTruthy();
    unmount();
    expect(screen.queryByRole('button', { name: 'Own' })).toBeNull();
  });

  test('that is not there has no buttons of a screen', async () => {
    await openFrame('/m/gameList');
    render(<HeaderEnd>Own</HeaderEnd>);
    expect(screen.queryByText('Own')).toBeNull();
  });

  test.each([
    ['/m/set', 'player01', 'Settings', 'Cài đặt'],
    ['/m/notice', undefined, 'Notices', 'Thông báo chung'],
  ])('names %s in the language in force', async (at, user, english, vietnamese) => {
    await openFrame(at, user);
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(document.title).toBe(`${english} · Aurora`);
    await act(() => changeLanguage('VI'));
    expect(await screen.findByRole('heading', { level: 1, name: vietnamese })).toBeTruthy();
  });

  test.each(['/m/home', '/m/login', '/m/allGame'])('is not there at %s', async (at) => {
    await openFrame(at);
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('begins with a way past it that leaves the address as it is', async () => {
    await openFrame('/m/notice');
    fireEvent.click(screen.getByText('Skip to content'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(address()).toBe('/m/notice');
    expect(location.hash).toBe('');
  });

  test('has an arrow that leads back in history, and Home where there is none', async () => {
    await openFrame('/m/allGame', 'player01');
    const deposit = () => follow('Deposit');
    const back = () => findAndPress('Back');
    await deposit();
    await waitFor(() => expect(address()).toBe('/m/voucherCenter'));
    history.replaceState({ idx: 1 }, '');
    await back();
    await waitFor(() => expect(address()).toBe('/m/allGame'));
    await deposit();
    history.replaceState({ idx: 0 }, '');
    await back();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  test('has an arrow that leads Home whatever came before, where the documents say so', async () => {
    await openFrame('/m/notice');
    history.replaceState({ idx: 5 }, '');
    await findAndPress('Back');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});

test('a lost network is told in a region that stands before: one that comes with its text is not read out', async () => {
  await openFrame('/m/notice');
  const [region] = screen.getAllByRole('status');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(region?.textContent).toContain('You’re offline');
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(region?.textContent).toBe('');
});

describe('a change of screen', () => {
  /** One frame around all screens, as in the app. */
  const framed = screensOf([screenAt('/m/:screen', Frame, { bottomBar: true })]);

  const openHome = async () => {
    await framed.open('/m/home');
    return screen.findByRole('main');
  };

  test('leaves the focus to the page where the pressed link took it with it', async () => {
    const main = await openHome();
    expect(document.activeElement).toBe(document.body);
    await framed.follow('Games');
    await waitFor(() => expect(framed.address()).toBe('/m/allGame'));
    await waitFor(() => expect(document.activeElement).toBe(main));
  });

  test('takes the focus from nothing that is still there', async () => {
    await openHome();
    const link = screen.getByRole('link', { name: 'Events' });
    act(() => link.focus());
    fireEvent.click(link);
    await waitFor(() => expect(framed.address()).toBe('/m/activity'));
    expect(document.activeElement).toBe(link);
  });
});
