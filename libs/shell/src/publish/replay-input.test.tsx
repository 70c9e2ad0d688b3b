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
const record = (...actions: [HTMLElement, string?][]) => {
  globalThis.lobbyInput = { actions, stop, letSubmit };
};

/** Replays, and rests. */
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

test('recording ends at once, forms are held until all is done again', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => expect(letSubmit).not.toHaveBeenCalled());
  record([button]);
  replayInput();
  expect(stop).toHaveBeenCalledOnce();
  await act(() => vi.runAllTimersAsync());
  expect(letSubmit).toHaveBeenCalledOnce();
  expect.assertions(3);
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
