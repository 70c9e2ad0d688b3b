import { screensOf } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memberRoutes } from '../routes';

const { open, sandbox, settled } = screensOf(memberRoutes);

const STATE = '/wps/member/hasWithdrawalPassword';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Advances the clock in small steps, awaiting responses after each. */
async function pass(steps: number, stepMs: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await act(() => vi.advanceTimersByTimeAsync(stepMs));
    await settled();
  }
}

test.each([
  ['/m/withdraw', 5],
  ['/m/withdraw', 2 ** 31],
  ['/m/securityCenter/paymentPassword', 2 ** 31],
  ['/m/securityCenter/card', 2 ** 31],
])('%s asks once a second at most whether a lock of %d ms has ended', async (path, lockedMs) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const value = { hasPaymentPassword: true, lockedMs };
  await open(path, { user: 'player01', answers: { [STATE]: { value } } });
  await screen.findByText(/locked until/i);
  await settled();
  const asked = vi.spyOn(sandbox, 'fetch');
  await pass(10, 300);
  expect(asked.mock.calls.filter(([{ url }]) => url.endsWith(STATE)).length).toBeLessThan(5);
});
