import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Chip, Chips } from './chips';

function Filters() {
  const [names, setNames] = useState(['Slots', 'Jackpot', 'From 1']);
  return (
    <main tabIndex={-1}>
      {names.length > 0 && (
        <Chips label="Filters">
          {names.map((name) => (
            <Chip
              key={name}
              label={name}
              removeLabel={`Remove ${name}`}
              onClick={() => setNames(names.filter((one) => one !== name))}
            />
          ))}
          {names.length > 1 && <Chip label="Clear" removesAll onClick={() => setNames([])} />}
        </Chips>
      )}
    </main>
  );
}

/** Presses a chip with the keyboard. */
function press(name: string) {
  const chip = screen.getByRole('button', { name });
  act(() => chip.focus());
  fireEvent.click(chip);
}

const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => void render(<Filters />));

test('a chip that removes itself leaves the focus to the next, or else to the one before', () => {
  press('Remove Slots');
  expect(focused()).toBe('Remove Jackpot');
  press('Remove From 1');
  expect(focused()).toBe('Remove Jackpot');
});

test('the last chip, and the one that removes all, leave the focus to what is around', () => {
  press('Clear');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a press without the focus takes it nowhere', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Remove Slots' }));
  expect(document.activeElement).toBe(document.body);
});
