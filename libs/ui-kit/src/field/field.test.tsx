import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

it('ties label, error and input together', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="User name" error="Too short" hint="Six letters" />);
  const input = screen.getByLabelText('User name');
  expect(input).toBe(ref.current);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Too short');
});

it('describes a valid field by its hint', () => {
  render(<TextField label="User name" hint="Six letters" />);
  const input = screen.getByLabelText('User name');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Six letters');
});

it.each([
  [undefined, 'Optional'],
  ['Too short', 'Too short'],
])('with the error %s it is described by "%s"', (error, description) => {
  render(<TextField label="QQ" aside="Optional" error={error} />);
  const ids = screen.getByLabelText('QQ').getAttribute('aria-describedby') ?? '';
  const texts = ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual([description]);
});

it('reads its note out when that changes: the region is there before it', () => {
  const { rerender } = render(<TextField label="User name" />);
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  rerender(<TextField label="User name" error="Too short" />);
  expect(region?.textContent).toBe('Too short');
});

it('shows and hides a password', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

it('says that Caps Lock is on while a password is typed, in place of the hint', () => {
  render(<PasswordField label="Password" hint="8 to 20 characters" />);
  const input = screen.getByLabelText('Password');
  const press = (on: boolean) => {
    const event = createEvent.keyDown(input, { key: 'A' });
    Object.assign(event, { getModifierState: (key: string) => on && key === 'CapsLock' });
    fireEvent(input, event);
  };
  press(true);
  expect(screen.getByText('Caps Lock is on')).toBeTruthy();
  press(false);
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
  expect(screen.getByText('8 to 20 characters')).toBeTruthy();
});
