import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyOverlay, onOverlayLoadError, optionalLazy, type OverlayProps } from './lazy';

const Body = ({ open }: OverlayProps) => <p>{open ? 'open' : 'closing'}</p>;

const texts = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

/** Renders a page with an overlay; each load takes the next of `results`. */
function page(...results: Promise<{ default: typeof Body }>[]) {
  const load = vi.fn(
    () => results[load.mock.calls.length - 1] ?? Promise.reject(new Error('more')),
  );
  const Overlay = lazyOverlay<OverlayProps>(load, ({ onClose }) => onClose());
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          {open ? 'close' : 'ask'}
        </button>
        <Overlay open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  const view = render(<Page />);
  const press = () => act(async () => screen.getByRole('button').click());
  return { ...view, load, press, Overlay };
}

const loaded = () => Promise.resolve({ default: Body });
const failed = () => Promise.reject<{ default: typeof Body }>(new TypeError('Failed to fetch'));

afterEach(cleanup);

test('code that was loaded ahead opens without another load', async () => {
  const { load, press, Overlay } = page(loaded());
  await act(() => Overlay.preload());
  expect(texts()).toEqual([]);
  await press();
  expect(texts()).toEqual(['open']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code comes with the first opening, once, and stays for the closing movement', async () => {
  const { load, press } = page(loaded());
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(texts()).toEqual(['open']);
  await press();
  expect(texts()).toEqual(['closing']);
  await press();
  expect([texts(), load.mock.calls.length]).toEqual([['open'], 1]);
});

test('code that does not load is reported and closed; the next opening tries again', async () => {
  const onError = vi.fn();
  const unsubscribe = onOverlayLoadError(onError);
  const { press } = page(failed(), loaded());
  await press();
  expect([texts(), onError.mock.calls.length]).toEqual([[], 1]);
  expect(screen.getByRole('button', { name: 'ask' })).toBeTruthy();
  await press();
  expect([texts(), onError.mock.calls.length]).toEqual([['open'], 1]);
  unsubscribe();
});

test('a failure after unmount is not reported', async () => {
  const onError = vi.fn();
  const unsubscribe = onOverlayLoadError(onError);
  let fail = () => {};
  const late = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  const { press, unmount } = page(late);
  await press();
  unmount();
  await act(async () => fail());
  expect(onError).not.toHaveBeenCalled();
  unsubscribe();
});

test('code of an overlay that cannot be closed is asked for until it loads', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<{ default: typeof Body }>>()
    .mockImplementationOnce(failed)
    .mockImplementationOnce(failed)
    .mockImplementation(loaded);
  const Overlay = lazyOverlay<OverlayProps>(load, () => undefined);
  await act(async () => render(<Overlay open onClose={() => undefined} />));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect([texts(), load.mock.calls.length]).toEqual([[], 2]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect([texts(), load.mock.calls.length]).toEqual([['open'], 3]);
  vi.useRealTimers();
});

test('a part that appears by itself is asked for until it loads', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<{ default: typeof Body }>>(failed);
  const Part = optionalLazy(load);
  await act(async () =>
    render(
      <Suspense>
        <Part open onClose={() => undefined} />
      </Suspense>,
    ),
  );
  for (const [ms, calls] of [
    [1_000, 2],
    [3_000, 3],
    [10_000, 4],
    [30_000, 5],
    [30_000, 6],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(ms - 1));
    expect(load).toHaveBeenCalledTimes(calls - 1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(calls);
  }
  load.mockImplementation(loaded);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(texts()).toEqual(['open']);
  vi.useRealTimers();
});
