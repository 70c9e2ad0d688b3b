import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => {
  globalThis.lobbyInput = undefined;
});

test('what was typed and tapped before the script ran is done again, in its order', () => {
  const onSend = vi.fn();
  const stop = vi.fn();
  render(<Form onSend={onSend} />);
  const [field, button] = [
    screen.getByRole<HTMLInputElement>('textbox'),
    screen.getByRole('button'),
  ];
  globalThis.lobbyInput = { actions: [[field, 'ma'], [field, 'mai'], [button]], stop };
  replayInput();
  expect(field.value).toBe('mai');
  fireEvent.click(button);
  expect(onSend).toHaveBeenLastCalledWith('mai');
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(stop).toHaveBeenCalledOnce();
});

test('an element that is gone is left alone, and nothing is done twice', () => {
  const gone = document.createElement('button');
  const click = vi.spyOn(gone, 'click');
  globalThis.lobbyInput = { actions: [[gone]], stop: () => undefined };
  replayInput();
  replayInput();
  expect(click).not.toHaveBeenCalled();
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
