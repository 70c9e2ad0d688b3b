import { createQueryClient } from '@lobby/feature-kit';
import { screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { screenRoutes } from '../routes';
import { watchPresses } from './presses';

/** A page of links and buttons. */
const Doors = () => (
  <>
    <Link to="/m/notice">Notices</Link>
    <Link to="/m/register">Register</Link>
    <Link to="/m/message">Announcements</Link>
    <a href="https://example.com/m/notice" onClick={(event) => event.preventDefault()}>
      Elsewhere
    </a>
    <button type="button" data-leads-to="/m/notice">
      <span>Inside</span>
    </button>
    <button type="button">Nowhere</button>
  </>
);

const { open, calls } = screensOf([screenAt('/m/home', Doors)]);

const NOTICES = '/lgw/games/popular';

let queries: QueryClient;
let stop = () => {};

/** Loads of a screen's code. */
const codeOf = (path: string) => {
  const route = screenRoutes.find((one) => one.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return vi.spyOn(route, 'load');
};

beforeEach(async () => {
  await open('/m/home');
  await screen.findByText('Notices');
  queries = createQueryClient();
  stop = watchPresses(queries);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const FINGER = { isPrimary: true, button: 0 };
const down = (name: string) => fireEvent.pointerDown(screen.getByText(name), FINGER);
const cancel = (name: string) => fireEvent.pointerCancel(screen.getByText(name), FINGER);
const click = (name: string, how = {}) => fireEvent.click(screen.getByText(name), how);

describe('a press on a link', () => {
  test('loads the code of its page at once, and its data after 70 ms', () => {
    const code = codeOf('/m/notice');
    down('Notices');
    expect(code).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(69);
    expect(queries.isFetching()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(queries.isFetching()).toBe(1);
  });

  test('that becomes a scroll fetches nothing', () => {
    down('Notices');
    vi.advanceTimersByTime(60);
    cancel('Notices');
    vi.advanceTimersByTime(1000);
    expect(queries.isFetching()).toBe(0);
    expect(calls(NOTICES)).toEqual([]);
  });

  test('that becomes a scroll after a hold aborts what the hold began', async () => {
    down('Notices');
    vi.advanceTimersByTime(70);
    cancel('Notices');
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(queries.getQueryState(['notices', 'EN'])?.data).toBeUndefined();
  });

  test('leaves alone what another has begun', async () => {
    const other = queries.prefetchQuery({
      queryKey: ['notices', 'EN'],
      queryFn: () => Promise.resolve('there'),
    });
    down('Notices');
    vi.advanceTimersByTime(70);
    cancel('Notices');
    await other;
    expect(queries.getQueryData(['notices', 'EN'])).toBe('there');
  });

  test('that is a tap fetches at once, and once', async () => {
    down('Register');
    fireEvent.pointerUp(screen.getByText('Register'), FINGER);
    click('Register');
    // The rules of the form, and the flags.
    expect(queries.isFetching()).toBe(2);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(calls('/setting/register')).toHaveLength(1);
  });

  test('counts from inside a button that names where it leads', () => {
    click('Inside');
    expect(queries.isFetching()).toBe(1);
  });

  test.each([
    [
      'a second finger',
      () => fireEvent.pointerDown(screen.getByText('Notices'), { isPrimary: false }),
    ],
    [
      'another button of the mouse',
      () => fireEvent.pointerDown(screen.getByText('Notices'), { ...FINGER, button: 2 }),
    ],
    ['a click that opens another tab', () => click('Notices', { ctrlKey: true })],
    ['another site', () => click('Elsewhere')],
    ['a button that leads nowhere', () => click('Nowhere')],
  ])('is none for %s', (_what, press) => {
    const code = codeOf('/m/notice');
    press();
    vi.advanceTimersByTime(1000);
    expect(code).not.toHaveBeenCalled();
    expect(queries.isFetching()).toBe(0);
  });

  test('of a guest on a page of members loads the login', () => {
    const code = codeOf('/m/login');
    const own = codeOf('/m/message');
    down('Announcements');
    expect([code.mock.calls.length, own.mock.calls.length]).toEqual([1, 0]);
    click('Announcements');
    const keys = queries.getQueryCache().getAll();
    expect(keys.map(({ queryKey }) => queryKey)).toEqual([['whitelabel']]);
  });

  test('means nothing after the end', () => {
    stop();
    const code = codeOf('/m/notice');
    down('Notices');
    click('Notices');
    expect(code).not.toHaveBeenCalled();
  });
});
