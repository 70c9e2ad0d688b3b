import aurora from '@lobby/brand-aurora';
import { createQueryClient } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { blankFrames, hold, layOut } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { address, calls, fail, open, PATH, press } from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const IDENTITY = 'GET /wps/member/identity';
const PLAY_KOI = '/m/play?vendor=lanternfox&game=1&gameId=1&category=RNG';
const PLAY_LOBBY = '/m/play?vendor=velour&category=LIVE';

/** A brand whose rule book requires verification before play. */
const PROOF_BEFORE_PLAY = {
  ...aurora,
  jurisdiction: { ...aurora.jurisdiction, profile: 'ukgc' as const },
};

const check = (status: string) => ({
  value: {
    status,
    documents: [],
    selfie: false,
    minAge: 18,
    beforeWithdrawal: true,
    withdrawalFrom: '0',
  },
});

test.each([
  ['REQUIRED', false],
  ['SUBMITTED', false],
  ['REJECTED', false],
  ['APPROVED', true],
])('opens for a person whose check is %s before play: %s', async (status, opens) => {
  const answers = { [IDENTITY]: check(status) };
  await open(PLAY_KOI, { user: 'player01', brand: PROOF_BEFORE_PLAY, answers });
  if (opens) expect(await screen.findByRole('timer')).toBeTruthy();
  else {
    const link = await screen.findByRole('link', { name: 'Verify my identity' });
    expect(link.getAttribute('href')).toBe('/m/withdraw/identity');
    expect(document.querySelector('iframe')).toBeNull();
  }
});

test('opens once another screen learns that the check is approved', async () => {
  const queries = createQueryClient();
  const answers = { [IDENTITY]: check('REQUIRED') };
  await open(PLAY_KOI, { user: 'player01', brand: PROOF_BEFORE_PLAY, answers, queries });
  await screen.findByRole('link', { name: 'Verify my identity' });
  fail(IDENTITY, check('APPROVED'));
  await act(() => queries.invalidateQueries({ queryKey: [...accountKey, 'identity'] }));
  expect(await screen.findByRole('timer')).toBeTruthy();
});

test('plays on while a check that failed to load is asked for again', async () => {
  const queries = createQueryClient();
  const answers = { [IDENTITY]: 503 };
  await open(PLAY_LOBBY, { user: 'player01', brand: PROOF_BEFORE_PLAY, answers, queries });
  const frame = await screen.findByTitle('Game', undefined, { timeout: 10_000 });
  hold(IDENTITY);
  void queries.invalidateQueries({ queryKey: accountKey });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(queries.getQueryState([...accountKey, 'identity'])?.status).toBe('pending');
  expect(frame.isConnected).toBe(true);
  expect(calls(PATH.launch)).toHaveLength(1);
});

describe('a check that loads slowly', () => {
  /** Opens a game whose check is held, until that is slow. */
  async function openSlowly() {
    const release = hold(IDENTITY);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const answers = { [IDENTITY]: check('APPROVED') };
    await open(PLAY_KOI, { user: 'player01', brand: PROOF_BEFORE_PLAY, answers });
    expect((await screen.findByRole('status')).textContent).toMatch(/^Opening /);
    await act(() => vi.advanceTimersByTimeAsync(13_000));
    vi.useRealTimers();
    return release;
  }

  test('says that the game opens, and offers to leave', async () => {
    await openSlowly();
    press('Leave');
    await waitFor(() => expect(address()).toBe('/m/allGame'));
    expect(calls(PATH.launch)).toEqual([]);
  });

  test('is waited for again by its button, and opens the game', async () => {
    const release = await openSlowly();
    press('Open again');
    expect(screen.getByRole('status').textContent).toMatch(/^Opening /);
    release();
    expect(await screen.findByRole('timer')).toBeTruthy();
  });
});
