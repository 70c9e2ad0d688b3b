import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyOverlay, onOverlayLoadError, type OverlayProps } from './lazy';

const Shown = ({ open }: OverlayProps) => <p>{open ? 'open' : 'closing'}</p>;

const parts = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

/** A page with an overlay; each opening gets the next answer. */
function page(...answers: Promise<{ default: typeof Shown }>[]) {
  const load = vi.fn(
    () => answers[load.mock.calls.length - 1] ?? Promise.reject(new Error('more')),
  );
  const Part = lazyOverlay<OverlayProps>(load, ({ onClose }) => onClose());
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          {open ? 'close' : 'ask'}
        </button>
        <Part open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  const view = render(<Page />);
  const press = () => act(async () => screen.getByRole('button').click());
  return { ...view, load, press };
}

const there = () => Promise.resolve({ default: Shown });
const missing = () => Promise.reject<{ default: typeof Shown }>(new TypeError('Failed to fetch'));

afterEach(cleanup);

test('code comes with the first opening, once, and stays for the closing movement', async () => {
  const { load, press } = page(there());
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(parts()).toEqual(['open']);
  await press();
  expect(parts()).toEqual(['closing']);
  await press();
  expect([parts(), load.mock.calls.length]).toEqual([['open'], 1]);
});

test('code that does not arrive is told and closed; the next opening tries again', async () => {
  const told = vi.fn();
  const end = onOverlayLoadError(told);
  const { press } = page(missing(), there());
  await press();
  expect([parts(), told.mock.calls.length]).toEqual([[], 1]);
  expect(screen.getByRole('button', { name: 'ask' })).toBeTruthy();
  await press();
  expect([parts(), told.mock.calls.length]).toEqual([['open'], 1]);
  end();
});

test('whoever closed it or left meanwhile hears nothing', async () => {
  const told = vi.fn();
  const end = onOverlayLoadError(told);
  let fail = () => {};
  const late = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  const { press, unmount } = page(late);
  await press();
  unmount();
  await act(async () => fail());
  expect(told).not.toHaveBeenCalled();
  end();
});
