import { statusQuery } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UpdateBlock } from '../update-overlay/update-block';
import Prefetch from './prefetch';

const SETTINGS = '/wps/system/settings/consolidated';
const WHITELABEL = '/wps/system/whitelabel';

/** Parts of every page: `Prefetch`, and a disabled observer of the settings. */
function Page() {
  useQuery(statusQuery);
  return (
    <>
      <UpdateBlock />
      <Prefetch />
    </>
  );
}

const { open, calls, settled } = screensOf([screenAt('/m/set', Page)]);

const MINUTE = 60_000;
let hidden = false;

/** Advances the clock and the intervals. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settled();
}

function turn(to: 'hidden' | 'visible') {
  hidden = to === 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const asked = () => [calls(SETTINGS).length, calls(WHITELABEL).length];

beforeEach(async () => {
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    hidden ? 'hidden' : 'visible',
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
  await open('/m/set');
  await waitFor(() => expect(asked()).toEqual([1, 1]));
  await settled();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('settings and flags of a page that stays open', () => {
  test('are asked for again every five minutes', async () => {
    await pass(5 * MINUTE);
    await waitFor(() => expect(asked()).toEqual([2, 2]));
    await pass(5 * MINUTE);
    await waitFor(() => expect(asked()).toEqual([3, 3]));
  });

  test('are not asked for while it is hidden, but at once when it is seen again', async () => {
    turn('hidden');
    await pass(60 * MINUTE);
    expect(asked()).toEqual([1, 1]);
    turn('visible');
    await waitFor(() => expect(asked()).toEqual([2, 2]));
    turn('hidden');
    turn('visible');
    await settled();
    expect(asked()).toEqual([2, 2]);
  });

  test('are not asked for when it was hidden for a moment', async () => {
    turn('hidden');
    await pass(MINUTE);
    turn('visible');
    await settled();
    expect(asked()).toEqual([1, 1]);
  });
});
