import { screenAt, screensOf, type Failure } from '@lobby/testing';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Frame } from './frame/frame';
import { screenRoutes } from './routes';

const framed = screenAt('/frame', Frame);
const { open, mend, settled, sandbox } = screensOf([...screenRoutes, framed]);

/** Ways in which a read fails: one of each kind of `ApiError` that a page can cause. */
const WAYS: Readonly<Record<string, Failure>> = {
  'a wrong address': 404,
  'a busy platform': 503,
  'an answer of another shape': { value: 7 },
  'no network': 'offline',
};

/** One address of every screen that fetches data. */
const PAGES: [address: string, user: string | undefined][] = [
  ['/frame', 'player01'],
  ['/m/home', undefined],
  ['/m/home', 'vip01'],
  ['/m/allGame', 'player01'],
  ['/m/slot-games?vassalage=lanternfox', 'player01'],
  ['/m/live-games?type=hot', 'player01'],
  ['/m/poker-games?type=recent', 'player01'],
  ['/m/fishing-games?type=fav', 'player01'],
  ['/m/play?vendor=lanternfox&game=1&gameId=1&category=LOTT', 'player01'],
  ['/m/login', undefined],
  ['/m/register', undefined],
  ['/m/forget', undefined],
  ['/m/changePsw', 'first01'],
  ['/m/message', 'player01'],
  ['/m/messageDetail?id=1', 'player01'],
  ['/m/webEmail', 'player01'],
  ['/m/notice', undefined],
  ['/m/gameCenter', 'player01'],
  ['/m/slotsCenter', 'player01'],
  ['/m/lottery', 'player01'],
  ['/m/liveStream', 'player01'],
];

const STEPS = 40;
const STEP_MS = 750;

/** Lets 30 s pass; responses arrive between the steps. */
async function passHalfAMinute(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
}

let fetched = vi.spyOn(sandbox, 'fetch');
beforeEach(() => {
  fetched = vi.spyOn(sandbox, 'fetch');
});

/** Number of reads by path since the last call, failed ones included. */
function takeReads(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [{ url, method }] of fetched.mock.calls) {
    const { pathname } = new URL(url);
    if (method === 'GET') counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  }
  fetched.mockClear();
  return counts;
}

afterEach(() => {
  mend();
  vi.useRealTimers();
});

describe.each(PAGES)('%s of %s asks for nothing more than four times in 30 s', (address, user) => {
  /** Paths that the page reads when nothing fails; the first test finds them out. */
  let paths: string[] | undefined;
  const findPaths = async () => {
    takeReads();
    await open(address, { user });
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await settled();
    vi.useFakeTimers();
    await passHalfAMinute();
    return [...takeReads().keys()];
  };

  test.each(Object.entries(WAYS))('whatever fails by %s', async (_, failure) => {
    /**
     * Number of requests to a failing path in 30 s; 0 if the page never requests it, as when its code does not load.
     */
    const timesAsked = async (path: string, answers = { [path]: failure }) => {
      takeReads();
      await open(address, { user, answers });
      await passHalfAMinute();
      return takeReads().get(path) ?? 0;
    };
    paths ??= await findPaths();
    expect(paths).not.toEqual([]);
    vi.useFakeTimers();
    const storms: unknown[] = [];
    for (const path of paths) {
      const times = (await timesAsked(path)) || (await timesAsked(path));
      // The previous page may still have requested it while it was left.
      const isOurs = times > 0 || (await timesAsked(path, {})) > 0;
      if (isOurs && (times === 0 || times > 4)) storms.push([path, times]);
    }
    expect(storms).toEqual([]);
  });
});
