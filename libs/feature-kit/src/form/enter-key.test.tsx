import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onEnterKey } from './enter-key';

test.each([
  ['in Chrome', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])(
  'Enter that confirms a composition %s stays in its field, the next one leaves it',
  (_, confirming) => {
    render(
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events come from its fields
      <form onKeyDown={onEnterKey}>
        <input aria-label="Name" defaultValue="An" />
        <input aria-label="City" aria-required />
      </form>,
    );
    const name = screen.getByLabelText('Name');
    name.focus();
    fireEvent.keyDown(name, { key: 'Enter', ...confirming });
    expect(document.activeElement).toBe(name);
    fireEvent.keyDown(name, { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
  },
);
