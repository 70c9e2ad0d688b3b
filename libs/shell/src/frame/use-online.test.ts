import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { watchNetwork } from './use-online';

/** Sets the browser's online state and fires its event. */
function report(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

afterEach(() => {
  vi.restoreAllMocks();
  watchNetwork();
});

test('queries know of a network that is away as the page starts', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  watchNetwork();
  expect(onlineManager.isOnline()).toBe(false);
});

test('queries hear of a network that goes and comes before anything is rendered', () => {
  watchNetwork();
  report(false);
  expect(onlineManager.isOnline()).toBe(false);
  report(true);
  expect(onlineManager.isOnline()).toBe(true);
});
