import { english, screensOf } from '@lobby/testing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { screen as route } from '../navigation/screen-route';
import { More } from './more';

/** Callbacks that end each load of a page, in order. */
let loads: { succeed(): void; fail(): void }[] = [];

/** Whether the rows are links. */
let linked = false;

/** Three pages of two rows. */
function List() {
  const query = useInfiniteQuery({
    queryKey: ['pages'],
    retry: false,
    initialPageParam: 1,
    getNextPageParam: (_last: string[], pages) => (pages.length < 3 ? pages.length + 1 : undefined),
    queryFn: ({ pageParam }) =>
      new Promise<string[]>((resolve, reject) => {
        loads.push({
          succeed: () => resolve([`Row ${pageParam}a`, `Row ${pageParam}b`]),
          fail: () => reject(new Error('lost')),
        });
      }),
  });
  if (!query.data) return null;
  return (
    <>
      <ul>
        {query.data.pages.flat().map((row) => (
          <li key={row}>{linked ? <a href="#x">{row}</a> : row}</li>
        ))}
      </ul>
      <More pages={query} />
      <button type="button">Elsewhere</button>
    </>
  );
}

const { open, settled } = screensOf([
  route('/m/rows', 'common:action.confirm', async () => ({ Component: List }), {
    labels: ['forms', 'errors'],
  }),
]);

const button = (label: 'forms:list.more' | 'common:action.retry') =>
  screen.getByRole('button', { name: english(label) });
const focused = () => document.activeElement;

/** Ends the latest load. */
async function end(how: 'succeed' | 'fail') {
  await act(async () => loads.at(-1)?.[how]());
  await settled();
}

/** Presses a button by the keyboard, which loads a page. */
async function load(label: 'forms:list.more' | 'common:action.retry') {
  const before = loads.length;
  act(() => button(label).focus());
  fireEvent.click(button(label));
  await waitFor(() => expect(loads).toHaveLength(before + 1));
}

beforeEach(async () => {
  loads = [];
  linked = false;
  await open('/m/rows');
  await waitFor(() => expect(loads).toHaveLength(1));
  await end('succeed');
});

test('a next page that failed leaves the focus to its retry, and then to its first row', async () => {
  await load('forms:list.more');
  await end('fail');
  expect(focused()).toBe(button('common:action.retry'));
  await load('common:action.retry');
  await end('fail');
  expect(focused()).toBe(button('common:action.retry'));
  await load('common:action.retry');
  await end('succeed');
  expect(focused()?.textContent).toBe('Row 2a');
});

test('the first link of the last page has the focus, since its button is gone', async () => {
  linked = true;
  await load('forms:list.more');
  await end('succeed');
  expect(focused()).toBe(button('forms:list.more'));
  await load('forms:list.more');
  await end('succeed');
  expect(focused()).toBe(screen.getByRole('link', { name: 'Row 3a' }));
});

test('who went on meanwhile keeps the focus', async () => {
  await load('forms:list.more');
  await end('fail');
  await load('common:action.retry');
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await end('succeed');
  expect(focused()).toBe(elsewhere);
});
