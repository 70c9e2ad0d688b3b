import { readStored, writeStored } from '@lobby/core';
import { english, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../routes';

const { open, press, findAndPress, settled } = screensOf(accountRoutes);

const video = () => document.querySelector('video');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for the video, skipping the second of network idle. */
async function findVideo() {
  await settled();
  await pass(1500);
  return waitFor(() => video() ?? Promise.reject(new Error('no video yet')));
}

let play: ReturnType<typeof vi.spyOn>;
let pause: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  // Fake timers that advance with real time; tests skip ahead.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  delete document.documentElement.dataset['motion'];
});

/** Finds the video and fires the events of its start. */
async function playing() {
  const element = await findVideo();
  Object.defineProperty(element, 'duration', { value: 7, configurable: true });
  fireEvent.loadedMetadata(element);
  fireEvent.loadedData(element);
  fireEvent.playing(element);
  return element;
}

const connection = (state: object) => () =>
  vi.stubGlobal('navigator', { ...navigator, connection: state });

/** Opens a page and waits longer than a video does; its code was loaded by an earlier test. */
async function openWithoutVideo(at: string, prepare?: () => void) {
  const first = await open('/m/login');
  await findVideo();
  first.unmount();
  prepare?.();
  await open(at);
  await screen.findByRole('button', { name: 'Language, EN' });
  await pass(10_000);
  expect(video()).toBeNull();
}

/** Hides or shows the tab. */
function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

describe('the video behind the forms (D1 §2)', () => {
  it.each(['/m/login', '/m/register'])(
    'starts at %s once the page is quiet, not within half a second',
    async (at) => {
      const from = performance.now();
      await open(at);
      const element = await playing();
      expect(performance.now() - from).toBeGreaterThanOrEqual(500);
      expect(element.getAttribute('src')).toBe('/backdrop.webm');
      expect([element.muted, element.loop]).toEqual([true, true]);
      expect(element.hasAttribute('playsinline')).toBe(true);
      expect(play).toHaveBeenCalled();
    },
  );

  it('is hidden from assistive technology and from the keyboard', async () => {
    await open('/m/login');
    const element = await playing();
    expect(element.closest('[aria-hidden="true"]')).toBeTruthy();
    expect(element.tabIndex).toBe(-1);
  });

  it.each([
    ['reduced motion', () => (document.documentElement.dataset['motion'] = 'less')],
    ['data saver', connection({ saveData: true })],
    ['a network of 3G', connection({ effectiveType: '3g' })],
    ['a network of 2G', connection({ effectiveType: 'slow-2g' })],
    [
      'reduced data',
      () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('data') })),
    ],
  ])('stays a picture under %s', async (_why, ask) => {
    await openWithoutVideo('/m/login', ask);
    expect(document.querySelector('img[src*="/cdn/backdrop/"]')).toBeTruthy();
  });

  it('stays a picture if it cannot play, without a pause button', async () => {
    await open('/m/login');
    fireEvent.error(await findVideo());
    await waitFor(() => expect(video()).toBeNull());
    expect(document.querySelector('img[src*="/cdn/backdrop/"]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: english('common:video.pause') })).toBeNull();
  });

  it('stays a picture on other pages', async () => {
    await openWithoutVideo('/m/forget');
    expect(document.querySelector('img[src*="/cdn/backdrop/"]')).toBeTruthy();
  });

  it('waits for a tap if the browser blocks autoplay', async () => {
    play.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await open('/m/login');
    await findVideo();
    await findAndPress(english('common:video.play'));
    expect(play).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: english('common:video.pause') })).toBeTruthy();
  });
});

describe('pausing the video (decision 26)', () => {
  it('has a button between close and language', async () => {
    await open('/m/login');
    await playing();
    const names = [
      ...(screen.getByRole('button', { name: 'Close' }).parentElement?.querySelectorAll('button') ??
        []),
    ].map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Close', english('common:video.pause'), 'Language, EN']);
    press(english('common:video.pause'));
    expect(pause).toHaveBeenCalled();
    press(english('common:video.play'));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('is kept on the next page of this visit', async () => {
    const first = await open('/m/login');
    await playing();
    press(english('common:video.pause'));
    first.unmount();
    play.mockClear();
    await open('/m/register');
    const element = await findVideo();
    fireEvent.loadedData(element);
    expect(await screen.findByRole('button', { name: english('common:video.play') })).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
  });

  it('happens while the page is hidden', async () => {
    await open('/m/login');
    await playing();
    pause.mockClear();
    act(() => hide(true));
    expect(pause).toHaveBeenCalledTimes(1);
    play.mockClear();
    act(() => hide(false));
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('its position (D1 §2)', () => {
  it('is saved for each page and restored', async () => {
    const first = await open('/m/login');
    const element = await playing();
    element.currentTime = 3.5;
    first.unmount();
    expect(readStored('backdrop').at).toEqual({ '/m/login': 3.5 });
    const second = await open('/m/register');
    expect((await playing()).currentTime).toBe(0);
    second.unmount();
    await open('/m/login');
    expect((await playing()).currentTime).toBe(3.5);
  });

  it('is saved when the page is unloaded', async () => {
    await open('/m/login');
    (await playing()).currentTime = 2;
    fireEvent(window, new Event('pagehide'));
    expect(readStored('backdrop').at['/m/login']).toBe(2);
  });

  it('beyond the end starts at zero', async () => {
    writeStored('backdrop', { paused: false, at: { '/m/login': 90 } });
    await open('/m/login');
    expect((await playing()).currentTime).toBe(0);
  });
});
