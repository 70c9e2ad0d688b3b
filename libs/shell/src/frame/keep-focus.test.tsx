import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout'] });
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const focusedText = () => document.activeElement?.textContent;

/** Lets the observer run and the screen render. */
const settle = () =>
  act(async () => {
    await Promise.resolve();
    vi.advanceTimersByTime(50);
  });

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await settle();
}

/** Rows whose button disappears when pressed; `whole`: together with its row. */
function Rows({ names, whole = false }: { names: string[]; whole?: boolean }) {
  const [claimed, setClaimed] = useState<string[]>([]);
  const rows = whole ? names.filter((name) => !claimed.includes(name)) : names;
  return (
    <main tabIndex={-1}>
      <button>Back</button>
      {rows.length > 0 && (
        <ul>
          {rows.map((name) => (
            <li key={name}>
              {!claimed.includes(name) && (
                <button onClick={() => setClaimed([...claimed, name])}>{name}</button>
              )}
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

it.each([false, true])(
  'focuses the next row, else the one before, else the page: whole row %s',
  async (whole) => {
    render(<Rows names={['First', 'Second', 'Third']} whole={whole} />);
    await press('Second');
    expect(focusedText()).toBe('Third');
    await press('Third');
    expect(focusedText()).toBe('First');
    await press('First');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);

/** Tiles of a list without list elements, in two rows; one that is pressed disappears, and the others move up. */
function Tiles() {
  const [names, setNames] = useState(['First', 'Second', 'Third']);
  return (
    <main tabIndex={-1}>
      <div role="list">
        {[names.slice(0, 2), names.slice(2)].map((row, index) => (
          <div key={index}>
            {row.map((name) => (
              <div key={name} role="listitem">
                <button onClick={() => setNames(names.filter((one) => one !== name))}>
                  {name}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </main>
  );
}

it('focuses the next tile of a list of rows', async () => {
  render(<Tiles />);
  await press('First');
  expect(focusedText()).toBe('Second');
  await press('Third');
  expect(focusedText()).toBe('Second');
});

function Stage({ late = false }: { late?: boolean }) {
  const [failed, setFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Moon Garden</h1>
      <button>Leave</button>
      <section>
        {failed ? (
          <button onClick={() => setFailed(false)}>Try again</button>
        ) : (
          <p>{late ? <input ref={(field) => field?.focus()} aria-label="Own" /> : 'Opening'}</p>
        )}
      </section>
    </main>
  );
}

it('focuses the heading where nothing of the kind is left', async () => {
  render(<Stage />);
  await press('Try again');
  expect(focusedText()).toBe('Moon Garden');
});

it('leaves the focus to a screen that sets it', async () => {
  render(<Stage late />);
  await press('Try again');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Own' }));
});

it('moves nothing where the press is long past', async () => {
  const page = (rows: string[]) => <Rows names={rows} />;
  const { rerender } = render(page(['First', 'Second']));
  fireEvent.click(screen.getByRole('main'));
  screen.getByRole('button', { name: 'First' }).focus();
  vi.advanceTimersByTime(30_001);
  rerender(page(['Second']));
  await settle();
  expect(document.activeElement).toBe(document.body);
});
