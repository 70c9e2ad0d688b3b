import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayInput } from './replay-input';

function Form({ onSend }: { onSend(text: string): void }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="name" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => onSend(text)}>
        send
      </button>
    </>
  );
}

const stop = vi.fn();
const letSubmit = vi.fn();
const record = (...actions: [HTMLElement, (string | boolean)?][]) => {
  globalThis.lobbyInput = { actions, stop, letSubmit };
};

/** Replays, then waits until idle. */
async function replayAtRest() {
  replayInput();
  await act(() => vi.runAllTimersAsync());
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  globalThis.lobbyInput = undefined;
});

test('what was typed and tapped before the script ran is done again, in its order', async () => {
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const button = screen.getByRole('button');
  record([field, 'ma'], [field, 'mai'], [button]);
  await replayAtRest();
  expect(field.value).toBe('mai');
  expect(onSend).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(onSend).toHaveBeenLastCalledWith('mai');
});

test.each([
  ['ticked', [true], true],
  ['ticked and unticked', [true, false], false],
  ['ticked twice, as hydration had taken the first away', [true, true], true],
])('a box that was %s is so', async (_, presses, checked) => {
  const onTick = vi.fn();
  render(<input type="checkbox" onChange={({ target }) => onTick(target.checked)} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  record(...presses.map((press): [HTMLElement, boolean] => [box, press]));
  await replayAtRest();
  expect(box.checked).toBe(checked);
  expect(onTick.mock.calls).toEqual([[checked]]);
});

test('a field that was left is left again, with its last value', async () => {
  const onBlur = vi.fn();
  render(
    <>
      <input aria-label="left" onBlur={({ target }) => onBlur(target.value)} />
      <input aria-label="held" onBlur={onBlur} />
    </>,
  );
  const [left, held] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!left || !held) throw new Error('no fields');
  held.focus();
  record([left, 'ma'], [left, 'mai'], [held, 'm']);
  await replayAtRest();
  expect(onBlur.mock.calls).toEqual([['mai']]);
});

test('input is recorded until it is done again, forms are held until all is', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => {
    expect(stop).toHaveBeenCalledOnce();
    expect(letSubmit).not.toHaveBeenCalled();
  });
  record([button]);
  replayInput();
  expect(stop).not.toHaveBeenCalled();
  await act(() => vi.runAllTimersAsync());
  expect(letSubmit).toHaveBeenCalledOnce();
  expect.assertions(4);
  button.remove();
});

test('an element that is gone is left alone, and nothing is done twice', async () => {
  const gone = document.createElement('button');
  const click = vi.spyOn(gone, 'click');
  record([gone]);
  await replayAtRest();
  await replayAtRest();
  expect(click).not.toHaveBeenCalled();
  expect(letSubmit).toHaveBeenCalledOnce();
});

test('the page’s marks and its skeleton go away', () => {
  document.documentElement.dataset['published'] = 'VI';
  const skeleton = document.createElement('div');
  skeleton.className = 'sk-page';
  document.body.append(skeleton);
  replayInput();
  expect(document.documentElement.dataset['published']).toBeUndefined();
  expect(skeleton.isConnected).toBe(false);
});
