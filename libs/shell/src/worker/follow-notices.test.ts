import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followNotices } from './follow-notices';
import { OPEN_PATH } from './messages';
import { workerOf } from './worker.setup';

/** A page that hears of pressed notifications; returns what it opens. */
function listening() {
  const queries = new QueryClient();
  const worker = workerOf();
  const open = vi.fn();
  onTestFinished(followNotices(queries, worker, open));
  const hear = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { queries, open, hear };
}

test('a pressed notification opens its path with the page’s router', () => {
  const { open, hear } = listening();
  hear({ [OPEN_PATH]: '/m/webEmail' });
  expect(open.mock.calls).toEqual([['/m/webEmail']]);
});

test.each([['at-rest'], [null], [{ [OPEN_PATH]: 7 }], [{ path: '/m/home' }]])(
  'another message opens nothing: %j',
  (data) => {
    const { open, hear } = listening();
    hear(data);
    expect(open).not.toHaveBeenCalled();
  },
);

test('a page that sends something stays', () => {
  const { queries, open, hear } = listening();
  const mutationFn = () => new Promise<void>(() => undefined);
  void queries.getMutationCache().build(queries, { mutationFn }).execute(undefined);
  hear({ [OPEN_PATH]: '/m/webEmail' });
  expect(open).not.toHaveBeenCalled();
});
