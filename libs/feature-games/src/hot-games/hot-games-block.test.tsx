import { screenAt, screensOf } from '@lobby/testing';
import { changeLanguage } from '@lobby/i18n';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HotGamesBlock } from '../index';
import { gameOf, hearts, PATH } from '../screen.setup';

const { open, address, press, calls, settled, fail, mend, alertText } = screensOf([
  screenAt('/m/home', HotGamesBlock),
]);

const home = () => open('/m/home');

test('Most played shows its games and the way to all of them', async () => {
  await home();
  expect(await screen.findByRole('region', { name: 'Most played' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
    '/m/gameList?gameType=ALL',
  );
  // The first render has the visible tiles only.
  await waitFor(async () => expect((await hearts()).length).toBeGreaterThan(5));
});

test('Most played that does not load says so in its place, and tries again', async () => {
  await home();
  fail(PATH.hot, { value: undefined });
  expect(await alertText()).toContain('Couldn’t load the most played games');
  mend();
  press('Try again');
  expect(await hearts()).not.toHaveLength(0);
});

test('Most played that is empty says so (D2 §2)', async () => {
  await open('/m/home', { answers: { [PATH.hot]: { value: [] } } });
  expect(await screen.findByText('The most played games appear here.')).toBeTruthy();
});

test.each([
  ['a heart', (heart: HTMLElement) => heart, '/m/login'],
  [
    'a game',
    (heart: HTMLElement) => screen.getByRole('button', { name: gameOf(heart) }),
    expect.stringMatching(/^\/m\/login\?returnTo=%2Fm%2Fplay%3Fvendor/),
  ],
] as const)('a guest who taps %s on Home logs in first (D1 §4)', async (_what, find, to) => {
  await home();
  const [heart] = await hearts();
  fireEvent.click(find(heart ?? document.body));
  await waitFor(() => expect(address()).toEqual(to));
});

test('another language has games of its own, 250 ms after the last change (D1 §4)', async () => {
  const { inFlight } = await home();
  await hearts();
  await settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => changeLanguage('PT'));
  await pass(249);
  await act(() => changeLanguage('VI'));
  await pass(249);
  expect([inFlight(), calls(PATH.hot).length]).toEqual([0, 1]);
  await pass(1);
  await vi.waitFor(() => expect(calls(PATH.hot)).toHaveLength(2));
});

test('the games of the former language stay until those of the new one are there', async () => {
  await home();
  await hearts();
  await act(() => changeLanguage('VI'));
  const shown = () => screen.queryAllByRole('button', { pressed: false }).length;
  const seen: number[] = [];
  const watching = new MutationObserver(() => seen.push(shown()));
  watching.observe(document.body, { subtree: true, childList: true });
  await waitFor(() => expect(calls(PATH.hot).length).toBeGreaterThan(1));
  await settled();
  watching.disconnect();
  expect(Math.min(shown(), ...seen)).toBeGreaterThan(5);
});
