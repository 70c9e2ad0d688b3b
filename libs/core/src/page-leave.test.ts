import { expect, test, vi } from 'vitest';
import { onPageLeave } from './page-leave';

test('saves when the page is left or hidden, a last time when it is ended', () => {
  const save = vi.fn();
  const end = onPageLeave(save);
  dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(save).toHaveBeenCalledTimes(2);
  end();
  dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledTimes(3);
});
