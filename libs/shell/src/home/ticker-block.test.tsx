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

async function ticker(prepare: () => unknown, user?: string) {
  await open('/m/home', { prepare, user });
  return within(await screen.findByRole('group', { name: 'Announcements' }));
}

test.each([
  ['a member to the announcements', 'player01', '/m/message'],
  ['a guest to the notices, which need no login', undefined, '/m/notice'],
])('the ticker says the words of the notices and leads %s (D1 §2)', async (_, user, path) => {
  const line = await ticker(
    () =>
      sandbox.control.content({
        brand: 'aurora',
        kind: 'notice',
        title: 'Works',
        content: '<p>Closed &amp; <b>dark</b></p><script>window.richTextRan=1</script>',
      }),
    user,
  );
  const link = line.getByRole('link', { name: 'Closed & dark' });
  expect(link.getAttribute('href')).toBe(path);
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
  expect(line.getByRole('link', { name: 'Couldn’t load the announcements.' })).toBeTruthy();
});
