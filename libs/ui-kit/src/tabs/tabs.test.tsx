import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TabPanel, Tabs } from './tabs';

const ITEMS = [
  { id: 'all', label: 'All' },
  { id: 'hot', label: 'Hot' },
  { id: 'recent', label: 'Recent' },
] as const;

function Games({ manual }: { manual?: boolean }) {
  const [value, setValue] = useState<'all' | 'hot' | 'recent'>('all');
  return (
    <>
      <Tabs
        label="Games"
        items={ITEMS}
        value={value}
        onChange={setValue}
        controls="games"
        manual={manual}
      />
      <TabPanel id="games" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

function press(key: string) {
  fireEvent.keyDown(screen.getByRole('tablist'), { key });
}

it('moves and chooses with the arrow keys, around the ends', () => {
  render(<Games />);
  press('ArrowLeft');
  expect(screen.getByRole('tabpanel', { name: 'Recent' }).textContent).toBe('recent');
  expect(document.activeElement?.textContent).toBe('Recent');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('All');
  press('End');
  expect(document.activeElement?.textContent).toBe('Recent');
  press('Home');
  expect(screen.getByRole('tabpanel', { name: 'All' })).toBeTruthy();
});

it('moves the focus alone with the arrow keys where one may lead away', () => {
  render(<Games manual />);
  screen.getByRole('tab', { name: 'All' }).focus();
  press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Recent');
  expect(screen.getByRole('tabpanel', { name: 'All' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Recent' }));
  expect(screen.getByRole('tabpanel', { name: 'Recent' })).toBeTruthy();
});

it('keeps one tab in the tab order', () => {
  render(<Games />);
  fireEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  const orders = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
  expect(orders).toEqual([-1, 0, -1]);
});

describe('where the panel follows later, as after a navigation', () => {
  function Later() {
    const [value, setValue] = useState<'all' | 'hot' | 'recent'>('all');
    const [wanted, setWanted] = useState(value);
    return (
      <>
        <Tabs label="Games" items={ITEMS} value={value} onChange={setWanted} controls="games" />
        <button onClick={() => setValue(wanted)}>Arrive</button>
        <button onClick={() => setValue('all')}>Back</button>
      </>
    );
  }
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  const tap = (name: string) => fireEvent.click(screen.getByText(name));

  it('shows a press at once, and the last of two', () => {
    render(<Later />);
    tap('Hot');
    expect(selected()).toBe('Hot');
    press('ArrowRight');
    expect(selected()).toBe('Recent');
    tap('Arrive');
    expect(selected()).toBe('Recent');
  });

  it('forgets a press that has arrived', () => {
    render(<Later />);
    tap('Hot');
    tap('Arrive');
    tap('Back');
    expect(selected()).toBe('All');
  });

  it('gives up a press that does not arrive', () => {
    vi.useFakeTimers();
    render(<Later />);
    tap('Hot');
    act(() => void vi.advanceTimersByTime(9_999));
    expect(selected()).toBe('Hot');
    act(() => void vi.advanceTimersByTime(1));
    expect(selected()).toBe('All');
    tap('Arrive');
    expect(selected()).toBe('Hot');
    vi.useRealTimers();
  });
});
