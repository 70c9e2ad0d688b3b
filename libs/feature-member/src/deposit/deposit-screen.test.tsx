import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, LIMITS, OFFERS, tools } from './deposit.setup';

const { field, press, calls, mend, settled, sandbox } = tools;

const FLAGS = '/wps/system/whitelabel';

/** Delays the responses of a call until the returned function is called. */
function holdAnswers(path: string): () => void {
  const passOn = sandbox.fetch.bind(sandbox);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const answer = await passOn(request);
    if (new URL(request.url).pathname === path) await released;
    return answer;
  });
  return release;
}

const tryAgain = () => press('Try again');
const comeBack = () => void window.dispatchEvent(new Event('visibilitychange'));

test.each([
  ['the limits', 'a press', LIMITS, tryAgain],
  ['the bonuses', 'a press', OFFERS, tryAgain],
  ['the limits', 'coming back', LIMITS, comeBack],
  ['the bonuses', 'coming back', OFFERS, comeBack],
  ['the template', 'coming back', FLAGS, comeBack],
])('the form stays where %s did not load and %s asks again', async (_what, _how, call, again) => {
  await fill('500000', { answers: { [call]: { value: 'none' } } });
  await settled();
  const amount = field('Amount');
  mend();
  const answer = holdAnswers(call);
  const before = calls(call).length;
  act(() => again());
  await waitFor(() => expect(calls(call)).toHaveLength(before + 1));
  expect(field('Amount')).toBe(amount);
  if (call !== FLAGS) expect(screen.getByRole('button', { name: /Try again/ })).toBeTruthy();
  answer();
  await settled();
  expect(field('Amount')).toBe(amount);
  expect(amount.value).toBe('500.000');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});
