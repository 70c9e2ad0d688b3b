import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePromptQueue } from './use-prompt-queue';

function Prompt({ name, wanted = true }: { name: string; wanted?: boolean }) {
  return usePromptQueue(wanted) ? <p>{name}</p> : null;
}

const shown = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

/** A dialog opened by the user, at the end of the body. */
function openDialog(role: 'dialog' | 'alertdialog') {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', role);
  document.body.append(dialog);
  return dialog;
}

afterEach(cleanup);

test('of two prompts that want to open at once, one does', () => {
  render([<Prompt key="1" name="update" />, <Prompt key="2" name="popup" />]);
  expect(shown()).toEqual(['update']);
});

test('the next has its turn when the first is closed', () => {
  const prompts = (wanted: boolean) => [
    <Prompt key="1" name="update" wanted={wanted} />,
    <Prompt key="2" name="popup" />,
  ];
  const { rerender } = render(prompts(true));
  rerender(prompts(false));
  expect(shown()).toEqual(['popup']);
  rerender(prompts(true));
  expect(shown()).toEqual(['popup']);
});

test('the turn of a prompt that leaves the page goes on', () => {
  const first = render(<Prompt name="update" />);
  render(<Prompt name="popup" />);
  expect(shown()).toEqual(['update']);
  first.unmount();
  expect(shown()).toEqual(['popup']);
});

test.each(['dialog', 'alertdialog'] as const)('a prompt waits for an open %s', async (role) => {
  const dialog = openDialog(role);
  render(<Prompt name="popup" />);
  expect(shown()).toEqual([]);
  await act(async () => dialog.remove());
  expect(shown()).toEqual(['popup']);
});

test('a dialog that is rendered and hidden holds no prompt up', () => {
  const dialog = openDialog('dialog');
  dialog.hidden = true;
  render(<Prompt name="popup" />);
  expect(shown()).toEqual(['popup']);
  dialog.remove();
});

test('a prompt stays open beside the dialog that is its own', async () => {
  render(<Prompt name="popup" />);
  const dialog = openDialog('dialog');
  await act(async () => dialog.setAttribute('data-there', ''));
  expect(shown()).toEqual(['popup']);
  dialog.remove();
});
