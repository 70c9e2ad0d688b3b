import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longPress } from './long-press';

const tell = vi.fn();
const open = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(
    <button type="button" onClick={open} {...longPress(tell)}>
      Koi Pond
    </button>,
  );
});
afterEach(() => void vi.useRealTimers());

const tile = () => screen.getByRole('button', { name: 'Koi Pond' });
const down = (pointerType = 'touch') => fireEvent.pointerDown(tile(), { pointerType });
const up = () => {
  fireEvent.pointerUp(tile());
  fireEvent.click(tile());
};

it('a finger that rests 500 ms is told, and the click that ends it opens nothing', () => {
  down();
  vi.advanceTimersByTime(499);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
  up();
  expect(open).not.toHaveBeenCalled();
  down();
  up();
  expect(open).toHaveBeenCalledTimes(1);
});

it.each([
  ['a tap', () => up(), 1],
  ['a scroll', () => fireEvent.pointerCancel(tile()), 0],
])('%s tells nothing', (_, end, opened) => {
  down();
  end();
  vi.advanceTimersByTime(2_000);
  expect(tell).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(opened);
});

it('a mouse that is held is no long press', () => {
  down('mouse');
  vi.advanceTimersByTime(2_000);
  up();
  expect(tell).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
});

it('the menu key tells, and the next press of Enter opens', () => {
  fireEvent.contextMenu(tile());
  expect(tell).toHaveBeenCalledTimes(1);
  fireEvent.click(tile());
  expect(open).toHaveBeenCalledTimes(1);
});

it('the menu of the browser is not shown, and it is told once', () => {
  down();
  vi.advanceTimersByTime(500);
  expect(fireEvent.contextMenu(tile())).toBe(false);
  up();
  expect(tell).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
});
