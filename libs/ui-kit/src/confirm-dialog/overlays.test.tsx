import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Sheet } from '../sheet/sheet';
import { ConfirmDialog } from './confirm-dialog';

it('asks, and answers once', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Leave the game?"
      text="Your round is kept."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave the game?' });
  expect(dialog.textContent).toContain('Your round is kept.');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('takes one answer for two taps, and lets the second hit nothing below', async () => {
  const onConfirm = vi.fn();
  const onBelow = vi.fn();
  const page = (open: boolean) => (
    <>
      <button onClick={onBelow}>Below</button>
      <ConfirmDialog open={open} title="Delete?" text="" onConfirm={onConfirm} onCancel={vi.fn()} />
    </>
  );
  const { rerender } = render(page(true));
  await screen.findByRole('alertdialog');
  const below = screen.getByText('Below');
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  const spot = { detail: 1, clientX: 200, clientY: 400 };
  fireEvent.click(confirm, spot);
  rerender(page(false));
  fireEvent.click(confirm, spot);
  fireEvent.click(below, spot);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onBelow).not.toHaveBeenCalled();
  fireEvent.click(below, { ...spot, clientY: 100 });
  fireEvent.click(below);
  expect(onBelow).toHaveBeenCalledTimes(2);
});

it.each([
  ['Cancel', []],
  ['dialog', [{ label: 'Another', onPress: vi.fn() }]],
])('focuses %s first, never what acts', async (focused, others) => {
  render(
    <>
      <input ref={(field) => field?.focus()} />
      <ConfirmDialog
        open
        title="Same?"
        text=""
        others={others}
        onConfirm={vi.fn()}
        onCancel={vi.fn()}
      />
    </>,
  );
  const dialog = await screen.findByRole('alertdialog');
  const target = focused === 'dialog' ? dialog : screen.getByRole('button', { name: focused });
  await waitFor(() => expect(document.activeElement).toBe(target));
});

it('has one answer without onCancel: Escape gives it too', async () => {
  const onConfirm = vi.fn();
  render(<ConfirmDialog open title="Same password" text="Choose another." onConfirm={onConfirm} />);
  const dialog = await screen.findByRole('alertdialog');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('closes a mandatory dialog by its confirm button alone', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(<ConfirmDialog open mandatory title="Update" text="" {...{ onConfirm, onCancel }} />);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

it('opens a sheet and closes it by its button', async () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Sheet open onClose={onClose} title="Language">
      <p>Choices</p>
    </Sheet>,
  );
  await screen.findByRole('dialog', { name: 'Language' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(
    <Sheet open={false} onClose={onClose} title="Language">
      <p>Choices</p>
    </Sheet>,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('renders nothing before the first opening', () => {
  const { container } = render(
    <Sheet open={false} onClose={() => undefined} title="Language">
      <p>Choices</p>
    </Sheet>,
  );
  expect(container.innerHTML).toBe('');
});
