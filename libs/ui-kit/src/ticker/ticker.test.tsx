import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ticker } from './ticker';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(items: string[]) {
  render(
    <MemoryRouter>
      <Ticker label="News" items={items} to="/news" emptyText="No news" />
    </MemoryRouter>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('passes the turn on, stands while paused, and starts again', () => {
  show(['one', 'two']);
  pass(5000);
  expect(screen.getByRole('link').textContent).toBe('two');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(25_000);
  expect(screen.getByRole('link').textContent).toBe('two');
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  pass(5000);
  expect(screen.getByRole('link').textContent).toBe('one');
});

it('has nothing to pause with a single line or none', () => {
  show(['one']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that there is nothing', () => {
  show([]);
  expect(screen.getByRole('link').textContent).toBe('No news');
});

it('slides a long line, gives it the time to be read, and lets it be stopped', () => {
  const long = 'a line of more letters than a phone can show at once';
  show([long, 'two']);
  const slides = () => screen.getByText(long).dataset['slides'];
  expect(slides()).toBe('true');
  pass(9999);
  expect(screen.getByRole('link').textContent).toBe(long);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(slides()).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  pass(10_000);
  expect(screen.getByRole('link').textContent).toBe('two');
});

it('lets a single long line be stopped', () => {
  show(['a single line of more letters than a phone can show']);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});
