import { hotGamesQuery } from '@lobby/feature-games';
import { screenAt, screensOf } from '@lobby/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoadedBoard } from './announcements.query';
import { TickerBlock } from './ticker-block';

/** The ticker alone; its data loads after the hot games. */
function Page() {
  useQuery(hotGamesQuery('EN'));
  useLoadedBoard();
  return <TickerBlock />;
}

const { open, fail, sandbox } = screensOf([screenAt('/m/home', Page)]);

async function ticker(prepare: () => unknown) {
  await open('/m/home', { prepare });
  return within(await screen.findByRole('group', { name: 'Announcements' }));
}

test('the ticker says the words of the announcements and leads to them (D1 §2)', async () => {
  const line = await ticker(() =>
    sandbox.control.content({
      brand: 'aurora',
      kind: 'notice',
      title: 'Works',
      content: '<p>Closed &amp; <b>dark</b></p><script>window.richTextRan=1</script>',
    }),
  );
  const link = line.getByRole('link', { name: 'Closed & dark' });
  expect(link.getAttribute('href')).toBe('/m/message');
});

test('one without content says its title', async () => {
  const line = await ticker(() =>
    sandbox.control.content({
      brand: 'aurora',
      kind: 'notice',
      title: 'Works',
      content: '<img src="x">',
    }),
  );
  expect(line.getByRole('link', { name: 'Works' })).toBeTruthy();
});

test('an empty list says that there is none (D1 §2)', async () => {
  const path = '/wps/relay/MCSFE_getListAnnouncements';
  const line = await ticker(() => fail(path, { value: {} }));
  expect(line.getByRole('link', { name: 'No announcements at the moment' })).toBeTruthy();
});

test('a list that does not load is not called empty', async () => {
  const path = '/wps/relay/MCSFE_getListAnnouncements';
  const line = await ticker(() => fail(path, 404));
  expect(line.getByRole('link', { name: 'The announcements did not load.' })).toBeTruthy();
});
