import { readStored, writeStored } from '@lobby/core';
import { createQueryClient, noteLeastDeposit } from '@lobby/feature-kit';
import { currentViewer, endSession, useDepositClosed, useSession } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import SaferPlayWatch from './safer-play-watch';

const SESSION = '/wps/member/protection/session';
const REALITY = 'GET /wps/member/protection/realityCheck';
const LIMITS = 'GET /wps/member/protection/limits';
const MINUTE_MS = 60_000;

function Page() {
  return (
    <>
      {useSession() && <SaferPlayWatch />}
      <p>{useDepositClosed() ? 'no deposit' : 'deposit'}</p>
    </>
  );
}

const tools = screensOf([
  screenAt('/m/home', Page),
  screenAt('/m/play', Page),
  screenAt('/m/saferPlay/activity', Page),
]);
const { open, press, address, settled, fail } = tools;

/** A session of this duration that lost 30,000. */
const after = (minutes: number, every: unknown = { value: { intervalMinutes: 30 } }) => ({
  user: 'player01',
  answers: {
    [SESSION]: {
      value: {
        now: Date.now(),
        lastsMs: minutes * MINUTE_MS,
        staked: '50000',
        won: '20000',
        net: '-30000',
      },
    },
    [REALITY]: every as 500,
  },
});

const dialog = () => screen.findByRole('alertdialog', { name: 'Reality check' });

async function expectNone() {
  await screen.findByText('deposit');
  await settled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
}

describe('the reality check', () => {
  it('tells time and net position once the interval has passed, over whatever is shown', async () => {
    await open('/m/play', after(29));
    await expectNone();
    await open('/m/play', after(31));
    const { textContent } = await dialog();
    expect(textContent).toMatch(/Time of this session\s*00:3[01]:\d\d/);
    await waitFor(async () => expect((await dialog()).textContent).toMatch(/−30\.000\s₫/));
  });

  it('stays until it is answered: Escape and a reload change nothing', async () => {
    await open('/m/home', after(31));
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await settled();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await open('/m/home', { ...after(31), reload: true });
    expect(await dialog()).toBeTruthy();
  });

  it('comes again an interval after the answer, not before', async () => {
    await open('/m/home', after(31));
    await dialog();
    press('Continue');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await open('/m/home', { ...after(60), reload: true });
    await expectNone();
    await open('/m/home', { ...after(62), reload: true });
    expect(await dialog()).toBeTruthy();
  });

  it('leads out of the session', async () => {
    await open('/m/play', after(31));
    await dialog();
    press('Sign out and rest');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(currentViewer().session).toBeNull();
  });

  it('leads to the activity', async () => {
    await open('/m/play', after(31));
    await dialog();
    press('See activity');
    await waitFor(() => expect(address()).toBe('/m/saferPlay/activity'));
    expect(readStored('realityCheckedAt')).toBeGreaterThanOrEqual(31 * MINUTE_MS);
  });

  it('is not put off by storage that somebody changed', async () => {
    await open('/m/home', {
      ...after(31),
      prepare: () => writeStored('realityCheckedAt', 9_000_000_000),
    });
    expect(await dialog()).toBeTruthy();
  });

  it.each([
    [59, false],
    [61, true],
  ])(
    'comes as the brand’s rules say where the choice did not load: after %s minutes %s',
    async (minutes, comes) => {
      await open('/m/home', after(minutes, 500));
      if (comes) expect(await dialog()).toBeTruthy();
      else await expectNone();
    },
  );

  it('never comes for who chose never', async () => {
    await open('/m/home', after(600, { value: { intervalMinutes: 0 } }));
    await expectNone();
  });

  it.each([
    [40_000, 1, false],
    [40_000, 40_001, true],
  ])('of %s minutes comes after them: after %s minutes %s', async (every, minutes, comes) => {
    await open('/m/home', after(minutes, { value: { intervalMinutes: every } }));
    if (comes) expect(await dialog()).toBeTruthy();
    else await expectNone();
  });

  it('is not due before a session begins that is far ahead', async () => {
    await open('/m/home', after(-40_000));
    await expectNone();
  });

  it('says that the net position is not known where it did not load', async () => {
    await open('/m/home', {
      ...after(31),
      answers: { ...after(31).answers, [SESSION]: 500 },
      prepare: () => writeStored('sessionStartedAt', Date.now() - 31 * MINUTE_MS),
    });
    await waitFor(async () => expect((await dialog()).textContent).toContain('Not known'));
  });

  it('says so too where only the net position of before is known', async () => {
    const queries = createQueryClient();
    await open('/m/home', { ...after(31), queries });
    await waitFor(async () => expect((await dialog()).textContent).toMatch(/−30\.000\s₫/));
    fail(SESSION, 500);
    await open('/m/home', { user: 'player01', queries, reload: true });
    await waitFor(async () => expect((await dialog()).textContent).toContain('Not known'));
    expect((await dialog()).textContent).not.toContain('30.000');
  });
});

describe('limits are fetched once', () => {
  const later = Date.now() + 600 * MINUTE_MS;

  it.each([
    ['one restarts', (soon: number) => ({ endsAt: soon })],
    [
      'a change can be confirmed',
      (soon: number) => ({
        endsAt: later,
        pending: { removal: true, effectiveAt: soon, due: false },
      }),
    ],
  ])('%s', async (_, change) => {
    const options = after(1);
    const soon = Date.now() + 1_500;
    const limit = { kind: 'LOSS', period: 'DAY', amount: '1000', used: '0', ...change(soon) };
    let fetched = 0;
    await open('/m/home', {
      ...options,
      answers: { ...options.answers, [LIMITS]: { value: { limits: [limit] } } },
      prepare: (sandbox) => {
        const passOn = sandbox.fetch.bind(sandbox);
        vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
          if (request.url.endsWith('/protection/limits')) fetched += 1;
          return passOn(request);
        });
      },
    });
    await settled();
    expect(fetched).toBe(1);
    await waitFor(() => expect(fetched).toBe(2));
    expect(Date.now()).toBeGreaterThan(soon);
  });
});

describe('screens name no deposit', () => {
  const limit = (used: string, kind = 'DEPOSIT') => ({
    limits: [{ kind, period: 'DAY', amount: '1000', used, endsAt: Date.now() + MINUTE_MS }],
  });

  it.each([
    ['in a time-out', { limits: [], timeOut: { until: Date.now() + MINUTE_MS } }, 'no deposit'],
    ['in an exclusion', { limits: [], selfExclusion: { until: 'PERMANENT' } }, 'no deposit'],
    ['at a deposit limit', limit('1000'), 'no deposit'],
    ['at a loss limit', limit('1000', 'LOSS'), 'deposit'],
    ['below a limit', limit('999'), 'deposit'],
    ['after a break', { limits: [], timeOut: { until: Date.now() - 1 } }, 'deposit'],
  ])('%s', async (_, value, said) => {
    const options = after(1);
    await open('/m/home', { ...options, answers: { ...options.answers, [LIMITS]: { value } } });
    await settled();
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('where a limit leaves less than the least deposit, once that is known', async () => {
    const options = after(1);
    const value = limit('960');
    await open('/m/home', { ...options, answers: { ...options.answers, [LIMITS]: { value } } });
    await settled();
    expect(await screen.findByText('deposit')).toBeTruthy();
    act(() => noteLeastDeposit('50'));
    expect(await screen.findByText('no deposit')).toBeTruthy();
    act(() => noteLeastDeposit('40'));
    expect(await screen.findByText('deposit')).toBeTruthy();
  });

  it('until the limit restarts, also where the platform does not say so', async () => {
    const options = after(1);
    const value = { limits: [{ ...limit('1000').limits[0], endsAt: Date.now() + 3_000 }] };
    await open('/m/home', { ...options, answers: { ...options.answers, [LIMITS]: { value } } });
    expect(await screen.findByText('no deposit')).toBeTruthy();
    expect(await screen.findByText('deposit')).toBeTruthy();
  });

  it('until the person in a break signs out: the next one has limits of their own', async () => {
    const value = { limits: [], timeOut: { until: Date.now() + MINUTE_MS } };
    const options = after(1);
    await open('/m/home', { ...options, answers: { ...options.answers, [LIMITS]: { value } } });
    await waitFor(() => expect(readStored('depositClosedUntil')).toBeGreaterThan(0));
    act(() => endSession('signed-out'));
    await waitFor(() => expect(readStored('depositClosedUntil')).toBe(0));
  });
});
