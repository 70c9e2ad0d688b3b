import { english, screenAt, screensOf } from '@lobby/testing';
import { FailedLine } from '@lobby/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { More } from '../list/more';
import { QueryFailed } from '../list/query-failed';
import { QueryState } from '../list/query-state';

/** Whether the platform answers. */
let up = false;
/** Names of the queries in the order in which they were sent. */
let sent: string[] = [];
/** Answers what `hold` keeps back. */
let release = () => {};

async function answer(name: string): Promise<string> {
  sent.push(name);
  if (name === 'held' && up) await new Promise<void>((resolve) => (release = resolve));
  if (!up) throw new Error('lost');
  return `${name} is here`;
}

const useNamed = (name: string) =>
  useQuery({ queryKey: [name], queryFn: () => answer(name), retry: false });

/** A part that shows a line. */
function Line({ name }: { name: string }) {
  const query = useNamed(name);
  return (
    <section aria-label={name}>
      {query.data}
      {query.isError && <QueryFailed query={query} text={`No ${name}`} />}
    </section>
  );
}

/** A part that is nothing but its query. */
function Whole({ name }: { name: string }) {
  return (
    <section aria-label={name}>
      <QueryState query={useNamed(name)} skeleton={<p>Loading {name}</p>}>
        {(text) => text}
      </QueryState>
    </section>
  );
}

/** A part with its own query and button. */
function Own({ name }: { name: string }) {
  const { data, isError, refetch } = useNamed(name);
  return (
    <section aria-label={name}>
      {data}
      {isError && <FailedLine text={`No ${name}`} onRetry={() => void refetch()} />}
    </section>
  );
}

/** A list whose second page does not load. */
function Pages() {
  const query = useInfiniteQuery({
    queryKey: ['pages'],
    retry: false,
    initialPageParam: 1,
    getNextPageParam: (_, all) => all.length + 1,
    queryFn: async ({ pageParam }) => {
      sent.push(`page ${pageParam}`);
      if (pageParam > 1) throw new Error('lost');
      return pageParam;
    },
  });
  return query.data ? <More pages={query} /> : null;
}

const { open, press, settled } = screensOf([
  screenAt('/m/parts', () => (
    <>
      <Line name="line" />
      <Whole name="whole" />
      <Own name="own" />
      <Whole name="held" />
    </>
  )),
  screenAt('/m/pages', () => (
    <>
      <Line name="line" />
      <Pages />
    </>
  )),
]);

const RETRY = english('common:action.retry');
const part = (name: string) => within(screen.getByRole('region', { name }));
const retry = (name: string) => fireEvent.click(part(name).getByRole('button', { name: RETRY }));

beforeEach(() => {
  up = false;
  sent = [];
});

async function openFailed() {
  await open('/m/parts');
  await waitFor(() => expect(screen.getAllByRole('button', { name: RETRY })).toHaveLength(4));
  sent = [];
  up = true;
}

test.each(['line', 'whole', 'own'])(
  'Try again of the part %s tries every failed part, itself first and each once',
  async (pressed) => {
    await openFailed();
    retry(pressed);
    await part('line').findByText('line is here');
    await part('whole').findByText('whole is here');
    await part('own').findByText('own is here');
    expect(sent[0]).toBe(pressed);
    expect(sent.toSorted()).toEqual(['held', 'line', 'own', 'whole']);
    await act(async () => release());
    await settled();
  },
);

test('the pressed part is busy, the others load; what is under way is not sent again', async () => {
  await openFailed();
  retry('held');
  await part('line').findByText('line is here');
  const button = part('held').getByRole('button', { name: RETRY });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  up = false;
  await act(async () => release());
  await part('held').findByRole('alert');
  await settled();
  expect(sent.filter((name) => name === 'held')).toHaveLength(1);
});

test('a list whose next page failed keeps the pages that it has', async () => {
  await open('/m/pages');
  await screen.findByRole('button', { name: english('forms:list.more') });
  press(english('forms:list.more'));
  await screen.findByText(english('forms:list.moreFailed'));
  sent = [];
  up = true;
  retry('line');
  await part('line').findByText('line is here');
  await settled();
  expect(sent).toEqual(['line']);
});
