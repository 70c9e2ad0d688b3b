import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast';
import { Toaster } from './toaster';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  expect(toastStore.read()).toEqual([]);
});

const texts = () => toastStore.read().map((item) => item.text);

it.each([
  ['a success 1.5 s', () => toast.success('saved'), 1500],
  ['an information 2 s', () => toast.info('saved'), 2000],
  ['a short one 3 s', () => toast.info('saved', { duration: 'short' }), 3000],
  ['a long one 8 s', () => toast.success('saved', { duration: 'long' }), 8000],
  ['a loading one as long as it was given', () => toast.loading('saved', { maxMs: 700 }), 700],
])('shows %s', (_, say, ms) => {
  say();
  vi.advanceTimersByTime(ms - 1);
  expect(texts()).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('counts its time from when the page is seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  toast.info('You signed out in another tab.');
  vi.advanceTimersByTime(600_000);
  expect(texts()).toEqual(['You signed out in another tab.']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1999);
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('keeps an error until it is dismissed', () => {
  render(<Toaster />);
  act(() => void toast.error('The bank did not answer'));
  vi.advanceTimersByTime(600_000);
  expect(screen.getByRole('alert').textContent).toContain('The bank did not answer');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it.each([
  ['a success', () => toast.success('saved', { duration: 'long' })],
  ['an information', () => toast.info('saved', { duration: 'long' })],
])('closes %s that stays for long', (_, say) => {
  render(<Toaster />);
  act(() => void say());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(texts()).toEqual([]);
});

it('keeps a message whose button has the focus, until it leaves', () => {
  render(<Toaster />);
  act(() => void toast.info('saved', { duration: 'long' }));
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['saved']);
  expect(document.activeElement).toBe(close);
  act(() => close.blur());
  expect(texts()).toEqual([]);
});

it('gives a message its whole time that had the focus before', () => {
  render(<Toaster />);
  act(() => void toast.info('saved', { duration: 'long' }));
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  act(() => close.blur());
  act(() => void vi.advanceTimersByTime(7999));
  expect(texts()).toEqual(['saved']);
  act(() => void vi.advanceTimersByTime(1));
  expect(texts()).toEqual([]);
});

it.each([
  ['a short one', () => toast.info('saved', { duration: 'short' })],
  ['one of its own time', () => toast.success('saved', { duration: 1000 })],
  ['a loading one', () => toast.loading('saved', { maxMs: 60_000 })],
])('has no button on %s', (_, say) => {
  render(<Toaster />);
  act(() => void say());
  expect(screen.getByRole('status').textContent).toBe('saved');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.runAllTimers());
});

it('takes a loading message away when the work is done', () => {
  const done = toast.loading('Opening', { maxMs: 60_000 });
  done();
  done();
  expect(texts()).toEqual([]);
});

describe('Escape', () => {
  const onKey = vi.fn<(event: KeyboardEvent) => void>();

  beforeEach(() => {
    onKey.mockClear();
    document.addEventListener('keydown', onKey);
    render(<Toaster />);
  });

  afterEach(() => document.removeEventListener('keydown', onKey));

  const dialog = () => {
    const element = document.createElement('div');
    element.setAttribute('role', 'alertdialog');
    element.dataset['open'] = '';
    document.body.append(element);
    return element;
  };
  const escape = () => act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));

  it('closes the newest message that can be closed, and nothing else with it', () => {
    act(() => void toast.error('The bank did not answer'));
    act(() => void toast.error('The list did not load'));
    act(() => void toast.info('saved'));
    escape();
    expect(texts()).toEqual(['The bank did not answer', 'saved']);
    fireEvent.keyDown(document.body, { key: 'a' });
    escape();
    expect(texts()).toEqual(['saved']);
    expect(onKey).toHaveBeenCalledOnce();
    escape();
    expect(onKey).toHaveBeenCalledTimes(2);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'that ends a composition, %j, closes nothing',
    (composing) => {
      act(() => void toast.error('The bank did not answer'));
      fireEvent.keyDown(document.body, { key: 'Escape', ...composing });
      expect(texts()).toHaveLength(1);
      escape();
      expect(texts()).toEqual([]);
    },
  );

  it('closes a message that came over a dialog before the dialog', () => {
    const open = dialog();
    act(() => void toast.error('The bank did not answer'));
    escape();
    expect(texts()).toEqual([]);
    expect(onKey).not.toHaveBeenCalled();
    open.remove();
  });

  it('is left to a dialog that opened after the message', () => {
    act(() => void toast.error('The bank did not answer'));
    const open = dialog();
    escape();
    expect(texts()).toHaveLength(1);
    expect(onKey).toHaveBeenCalledOnce();
    open.remove();
    escape();
    expect(texts()).toEqual([]);
  });
});

it('says the same thing once', () => {
  toast.info('No network');
  toast.info('No network');
  expect(texts()).toEqual(['No network']);
});

it('has its live regions before the first message', () => {
  render(<Toaster />);
  expect(screen.getByRole('status')).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
});
