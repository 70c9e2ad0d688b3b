import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  lazyOverlay,
  onFileGone,
  tellIfGone,
  onOverlayLoadError,
  optionalLazy,
  type OverlayProps,
} from './lazy';

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
const gone = () =>
  Promise.reject<{ default: typeof Body }>(
    Object.assign(new Error('/assets/a.js'), { name: 'GoneFileError' }),
  );

/** Calls of a handler while the test runs. */
function told(on: (handler: () => void) => () => void) {
  const handler = vi.fn<() => void>();
  onTestFinished(on(handler));
  return handler;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
  const onError = told(onOverlayLoadError);
  const { press } = page(failed(), loaded());
  await press();
  expect([texts(), onError.mock.calls.length]).toEqual([[], 1]);
  expect(screen.getByRole('button', { name: 'ask' })).toBeTruthy();
  await press();
  expect([texts(), onError.mock.calls.length]).toEqual([['open'], 1]);
});

test('a failure after unmount is not reported', async () => {
  const onError = told(onOverlayLoadError);
  let fail = () => {};
  const late = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  const { press, unmount } = page(late);
  await press();
  unmount();
  await act(async () => fail());
  expect(onError).not.toHaveBeenCalled();
});

describe('an overlay that cannot be closed', () => {
  const load = vi.fn<() => Promise<{ default: typeof Body }>>();

  /** Opens an overlay whose next loads have these results. */
  async function openMandatory(...loads: (typeof loaded)[]) {
    vi.useFakeTimers();
    load.mockReset();
    for (const next of loads) load.mockImplementationOnce(next);
    const Overlay = lazyOverlay<OverlayProps>(load, () => undefined);
    await act(async () => render(<Overlay open onClose={() => undefined} />));
  }

  test('is asked for until it loads, and its failure told once', async () => {
    const onError = told(onOverlayLoadError);
    await openMandatory(failed, failed, failed, loaded);
    for (const [ms, calls] of [
      [0, 1],
      [1_000, 2],
      [3_000, 3],
    ] as const) {
      await pass(ms);
      expect([texts(), load.mock.calls.length]).toEqual([[], calls]);
    }
    await pass(10_000);
    expect([texts(), load.mock.calls.length]).toEqual([['open'], 4]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('is not asked for again once it has left the page', async () => {
    await openMandatory(failed, loaded);
    cleanup();
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is not asked for again where the server no longer has it', async () => {
    const onGone = told(onFileGone);
    await openMandatory(gone, loaded);
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });
});

test('a file of another library that the server no longer has is told too', () => {
  const onGone = told(onFileGone);
  expect(tellIfGone(new Error('/assets/a.js'))).toBe(false);
  expect(onGone).not.toHaveBeenCalled();
  const error = Object.assign(new Error('/assets/a.js'), { name: 'GoneFileError' });
  expect(tellIfGone(error)).toBe(true);
  expect(onGone).toHaveBeenCalledTimes(1);
});

describe('a part that appears by itself', () => {
  const load = vi.fn<() => Promise<{ default: typeof Body }>>();

  async function show(how: typeof loaded) {
    vi.useFakeTimers();
    load.mockReset();
    load.mockImplementation(how);
    const Part = optionalLazy(load);
    await act(async () =>
      render(
        <Suspense fallback={<p>waits</p>}>
          <Part open onClose={() => undefined} />
        </Suspense>,
      ),
    );
  }

  test('is asked for until it loads', async () => {
    await show(failed);
    for (const [ms, calls] of [
      [1_000, 2],
      [3_000, 3],
      [10_000, 4],
      [30_000, 5],
      [30_000, 6],
    ] as const) {
      await pass(ms - 1);
      expect(load).toHaveBeenCalledTimes(calls - 1);
      await pass(1);
      expect(load).toHaveBeenCalledTimes(calls);
    }
    load.mockImplementation(loaded);
    await pass(30_000);
    expect(texts()).toEqual(['open']);
  });

  test('is left out where the server no longer has it', async () => {
    const onGone = told(onFileGone);
    await show(gone);
    await pass(60_000);
    expect(texts()).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });
});
