import { english, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { screen as route } from '../navigation/screen-route';
import { QueryState } from './query-state';

/** Callbacks that end each load of the list, in order. */
let loads: { succeed(): void; fail(): void }[] = [];

function List() {
  const query = useQuery({
    queryKey: ['rows'],
    retry: false,
    queryFn: () =>
      new Promise<string[]>((resolve, reject) => {
        loads.push({
          succeed: () => resolve(['First', 'Second']),
          fail: () => reject(new Error('lost')),
        });
      }),
  });
  return (
    <>
      <QueryState query={query}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </QueryState>
      <button type="button">Elsewhere</button>
    </>
  );
}

const ROUTE = route('/m/rows', 'common:action.confirm', async () => ({ Component: List }), {
  labels: ['errors'],
});

const { open } = screensOf([ROUTE]);

const again = () => screen.getByRole('button', { name: english('common:action.retry') });
const busy = () => again().getAttribute('aria-disabled') === 'true';

/** Ends the latest load. */
const end = (how: 'succeed' | 'fail') => act(async () => loads.at(-1)?.[how]());

/** Opens the list, which fails, and presses its button with the keyboard. */
async function openFailed() {
  await open('/m/rows');
  await waitFor(() => expect(loads).toHaveLength(1));
  await end('fail');
  await screen.findByRole('alert');
  await retry(2);
}

async function retry(load: number) {
  act(() => again().focus());
  fireEvent.click(again());
  await waitFor(() => expect(loads).toHaveLength(load));
}

beforeEach(() => {
  loads = [];
});

test('a list that is tried again keeps its button, busy and with the focus', async () => {
  await openFailed();
  await waitFor(() => expect(busy()).toBe(true));
  expect(document.activeElement).toBe(again());
  expect(screen.getByRole('heading', { name: english('common:failed.title') })).toBeTruthy();
});

test('what came after that has the focus at its start, and is told', async () => {
  await openFailed();
  await waitFor(() => expect(busy()).toBe(true));
  await end('succeed');
  const list = await screen.findByRole('list');
  const focused = document.activeElement;
  expect(focused?.textContent).toBe(english('common:wait.loaded'));
  expect(focused?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what fails again is told again, with the focus on its button', async () => {
  await openFailed();
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(busy()).toBe(true));
  await end('fail');
  await waitFor(() => expect(busy()).toBe(false));
  expect(screen.getByRole('alert')).not.toBe(alert);
  expect(document.activeElement).toBe(again());
  await retry(3);
  await waitFor(() => expect(busy()).toBe(true));
  expect(document.activeElement).toBe(again());
  await end('succeed');
  await screen.findByRole('list');
  expect(document.activeElement?.textContent).toBe(english('common:wait.loaded'));
});

test('who went on meanwhile sees it load, and keeps the focus', async () => {
  await openFailed();
  await waitFor(() => expect(busy()).toBe(true));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  expect(screen.queryByRole('alert')).toBeNull();
  await end('succeed');
  await screen.findByRole('list');
  expect(document.activeElement).toBe(elsewhere);
});

test('a list that loads at once takes no focus', async () => {
  await open('/m/rows');
  await waitFor(() => expect(loads).toHaveLength(1));
  await end('succeed');
  await screen.findByRole('list');
  expect(document.activeElement).toBe(document.body);
});
