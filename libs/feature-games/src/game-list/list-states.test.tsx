import { api } from '@lobby/api-client';
import { hold, layOut } from '@lobby/testing';
import { changeLanguage } from '@lobby/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { calls, chooseTab, gameOf, hearts, open, PATH, settled } from '../screen.setup';

beforeEach(layOut);

const names = async () => (await hearts()).map(gameOf);

test('a list that repeats its first page for ever ends, each game once', async () => {
  const games = ['Echo', 'Echo', 'Narcissus'].map((gameName) => ({
    nodeId: gameName,
    gameId: gameName,
    ...Object.fromEntries([['vassalage', 'moonkoi']]),
    gameName,
    showIcon: '/cdn/game/20001',
    gameType: 'RNG',
  }));
  await open('/m/slot-games', {
    answers: { [PATH.list]: { value: { games, pageNum: 1, totalPages: 99 } } },
  });
  expect(await names()).toEqual(['Echo', 'Narcissus']);
  await waitFor(() => expect(screen.queryByText('Loading more games')).toBeNull());
  expect(await names()).toEqual(['Echo', 'Narcissus']);
});

test('an older answer that comes late is not shown', async () => {
  const release = hold(PATH.list);
  await open('/m/slot-games');
  await chooseTab('Hot');
  const hot = (await api.games.hot()).filter(({ category }) => category === 'RNG');
  const shown = await names();
  expect(shown[0]).toBe(hot[0]?.name);
  release();
  await settled();
  expect(await names()).toEqual(shown);
});

test('hot games of another language come 250 ms after the last change (D2 §2)', async () => {
  await open('/m/slot-games?type=hot');
  await hearts();
  await settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => changeLanguage('PT'));
  await pass(249);
  await act(() => changeLanguage('VI'));
  await pass(249);
  expect(calls(PATH.hot)).toHaveLength(1);
  await pass(1);
  while (screen.queryAllByRole('button', { name: /^Yêu thích: / }).length === 0) await pass(0);
  expect(calls(PATH.hot)).toHaveLength(2);
});
