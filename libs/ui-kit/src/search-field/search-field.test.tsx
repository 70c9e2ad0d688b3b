import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const onKeyDown = vi.fn();

test.each([
  ['in Chrome', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])(
  'Enter that confirms a composition %s keeps a phone’s keyboard, the next one closes it',
  (_, confirming) => {
    render(<SearchField label="Search" value="" onValueChange={vi.fn()} onKeyDown={onKeyDown} />);
    const field = screen.getByRole('searchbox');
    const enter = (composing: object) => {
      fireEvent.keyDown(field, { key: 'Enter', ...composing });
      fireEvent.keyUp(field, { key: 'Enter' });
    };
    field.focus();
    enter(confirming);
    expect(document.activeElement).toBe(field);
    enter({});
    expect(document.activeElement).not.toBe(field);
    expect(onKeyDown).toHaveBeenCalled();
  },
);
