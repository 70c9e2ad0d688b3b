import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SideTabs } from './side-tabs';

const ITEMS = ['hot', 'slots', 'live'].map((id) => ({ id, label: id, icon: <svg /> }));

it('moves the focus up and down, chooses by a press, and says its direction', () => {
  const onChange = vi.fn();
  render(<SideTabs label="Games" items={ITEMS} value="slots" onChange={onChange} controls="p" />);
  const menu = screen.getByRole('tablist', { name: 'Games' });
  expect(menu.getAttribute('aria-orientation')).toBe('vertical');
  const [hot, slots, live] = screen.getAllByRole('tab');
  expect([hot?.tabIndex, slots?.tabIndex, live?.tabIndex]).toEqual([-1, 0, -1]);
  slots?.focus();
  fireEvent.keyDown(slots ?? menu, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(live);
  fireEvent.keyDown(live ?? menu, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(hot);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(hot ?? menu);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('hot');
});
