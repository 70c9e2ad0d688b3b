import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('ignores presses while busy and says so', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form>
      <Button type="submit" busy={busy} busyLabel="Logging in" onClick={onClick}>
        Log in
      </Button>
    </form>
  );
  const { container, rerender } = render(form(false));
  // A live region announces changes of its content only.
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(form(true));
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toBe('Log in');
  expect(button.contains(status)).toBe(false);
  expect(status.textContent).toBe('Logging in');
});

it('does not submit a form by default', () => {
  render(<Button>Open</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
