import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { blankFrames, layOut } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearParts, readParts, writePart } from '../search-index/index-store';
import {
  address,
  alertText,
  gameOf,
  hearts,
  mend,
  open,
  PATH,
  press,
  sandbox,
  settled,
} from '../screen.setup';

let answer: typeof sandbox.fetch;

beforeEach(async () => {
  layOut();
  await clearParts();
  blankFrames();
  // Idle callbacks run at once, as in an idle browser.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  answer = sandbox.fetch.bind(sandbox);
  vi.spyOn(sandbox, 'fetch');
});

const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search games' });

/** Types into the search field. */
async function search(text: string): Promise<void> {
  fireEvent.change(await box(), { target: { value: text } });
}

const shownGames = async () => (await hearts()).map(gameOf);

/** Queries of the list calls so far. */
const lists = () =>
  vi
    .mocked(sandbox.fetch)
    .mock.calls.map(([request]) => new URL(request.url))
    .filter(({ pathname }) => pathname === PATH.list)
    .map(({ searchParams }) => searchParams);

/** Search texts sent to the platform. */
const askedNames = () => lists().flatMap((query) => query.getAll('gameName'));

/** Requested pages of the catalogue. */
const askedPages = () =>
  lists()
    .filter((query) => query.get('pageSize') === '100')
    .map((query) => Number(query.get('pageNo')));

/** Waits until a number of index parts is stored in a language. */
const indexed = (parts: number, language: 'EN' | 'VI' = 'EN') =>
  waitFor(async () => expect((await readParts(language)).length).toBe(parts));

/** Parts stored by one visit: ten pages of games, providers, hosts. */
const PARTS = 12;

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('search', () => {
  test('begins with hot games and providers, ready to be typed into', async () => {
    await open('/m/search');
    expect(await screen.findByRole('heading', { name: 'Most played' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Providers' })).toBeTruthy();
    expect(document.activeElement).toBe(await box());
    expect(await screen.findAllByRole('link', { name: 'Tidepool' })).not.toHaveLength(0);
    const all = section('Providers').getByRole('link', { name: 'See all' });
    expect(all.getAttribute('href')).toBe('/m/gameCenter');
  });

  test('finds a game with every key, and asks the platform 500 ms after the last', async () => {
    await open('/m/search');
    await indexed(PARTS);
    const typedAt = Date.now();
    const input = await box();
    // In one task: on a busy machine the first text would be asked for.
    for (const value of ['golden', 'golden arow']) fireEvent.change(input, { target: { value } });
    expect(await shownGames()).toContain('Golden Arowana');
    await waitFor(() => expect(askedNames()).toEqual(['golden arow']));
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(490);
    expect(address()).toBe('/m/search?q=golden+arow');
  });

  test.each([
    ['VI', 'ca rong vang', 'Cá Rồng Vàng', 'Yêu thích'],
    ['JA', 'あろわな', '黄金アロワナ', 'お気に入り'],
    ['TH', 'อะโรวานาทอง', 'อะโรวาน่าทอง', 'รายการโปรด'],
    ['PT', 'ARUANA', 'Aruanã Dourado', 'Favorito'],
  ] as const)('in %s forgives how "%s" is written', async (language, typed, name, favourite) => {
    await open('/m/search', { language });
    const field = await screen.findByRole('searchbox');
    fireEvent.change(field, { target: { value: typed } });
    const hearts = await screen.findAllByRole('button', { name: new RegExp(`^${favourite}`) });
    expect(hearts.map((heart) => heart.getAttribute('aria-label')).join()).toContain(name);
  });

  test('forgives one typing error, and says so', async () => {
    await open('/m/search');
    await indexed(PARTS);
    await search('goldn arwana');
    expect(await shownGames()).toEqual(expect.arrayContaining(['Golden Arowana']));
    expect(screen.getByText('No exact match. Did you mean one of these?')).toBeTruthy();
    await search('golden arowana');
    await waitFor(async () => expect((await shownGames())[0]).toBe('Golden Arowana'));
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  test('finds providers and streamers, with the way to each', async () => {
    await open('/m/search');
    await indexed(PARTS);
    await search('tide');
    const provider = await waitFor(() =>
      section('Providers').getByRole('link', { name: 'Tidepool' }),
    );
    expect(provider.getAttribute('href')).toBe('/m/gameList?vassalage=tidepool');
    const { id, name } = (await api.streams.everyHost())[0] ?? expect.unreachable('no host');
    await search(name);
    const host = await waitFor(() => section('Streamers').getByRole('link', { name }));
    expect(host.getAttribute('href')).toBe(`/m/liveStream/room?host=${id}`);
  });

  test('announces the result', async () => {
    await open('/m/search');
    await indexed(PARTS);
    await search('golden arowana');
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken().join('')).toMatch(/^\d+ results?$/));
    await search('qqqqqq');
    await waitFor(() => expect(spoken()).toContain('Nothing found'));
  });
});

describe('a result', () => {
  test('is played with a tap, and the way back leads to the same results', async () => {
    await open('/m/search', { user: 'player01' });
    await indexed(PARTS);
    await search('golden arowana');
    const before = await shownGames();
    fireEvent.click(screen.getByRole('button', { name: /^Golden Arowana/ }));
    await screen.findByRole('region', { name: 'Game' });
    expect(readStored('recentSearches')).toEqual(['golden arowana']);
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/search?q=golden+arowana'));
    expect((await box()).value).toBe('golden arowana');
    expect(await shownGames()).toEqual(before);
  });

  test('that is a provider is opened at once, with the text left behind', async () => {
    await open('/m/search');
    await indexed(PARTS);
    await search('tidepool');
    fireEvent.click(
      await waitFor(() => section('Providers').getByRole('link', { name: 'Tidepool' })),
    );
    await waitFor(() => expect(address()).toBe('/m/gameList?vassalage=tidepool'));
    expect(readStored('recentSearches')).toEqual(['tidepool']);
  });
});

describe('recent searches', () => {
  beforeEach(() => writeStored('recentSearches', ['golden arowana', 'tidepool', 'qq']));

  test('are looked for again, forgotten, and cleared', async () => {
    await open('/m/search');
    await box();
    press('Remove “qq” from recent searches');
    expect(readStored('recentSearches')).toEqual(['golden arowana', 'tidepool']);
    press('tidepool');
    await waitFor(() => expect(address()).toBe('/m/search?q=tidepool'));
    expect(readStored('recentSearches')).toEqual(['tidepool', 'golden arowana']);
    await search('');
    press('Clear recent searches');
    expect(readStored('recentSearches')).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
  });

  test('get what is sent with the keyboard, and never the platform', async () => {
    await open('/m/search');
    await search(' lotus ');
    fireEvent.submit(screen.getByRole('search'));
    expect(readStored('recentSearches')[0]).toBe('lotus');
    await waitFor(() => expect(askedNames()).toEqual(['lotus']));
  });

  test.each([['text'], [[3]], [['']], [['x'.repeat(101)]]])(
    'that are %j are none',
    async (kept) => {
      localStorage.setItem('SHELL_recentSearches', JSON.stringify(kept));
      await open('/m/search');
      await box();
      expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
    },
  );
});

describe('where nothing is found', () => {
  test('it says so and offers what there is', async () => {
    await open('/m/search?q=qqqqqq');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Most played' })).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' });
    fireEvent.click(clear ?? document.body);
    await waitFor(() => expect(address()).toBe('/m/search'));
    expect((await box()).value).toBe('');
    expect(document.activeElement).toBe(await box());
  });

  test('because the platform fails, it says so and tries again', async () => {
    await open('/m/search', { answers: { '/wps/*': 503 } });
    await search('golden arowana');
    expect(await alertText()).toContain('Couldn’t search');
    mend();
    press('Try again');
    expect(await shownGames()).toContain('Golden Arowana');
  });
});

describe('what is kept on the phone', () => {
  test('is searched without a network', async () => {
    await open('/m/search');
    await indexed(PARTS);
    await settled();
    await open('/m/search?q=golden+arowana', { reload: true, answers: { '/wps/*': 'offline' } });
    expect(await shownGames()).toContain('Golden Arowana');
    expect(await screen.findByText('Couldn’t load more results.')).toBeTruthy();
  });

  test('grows by a thousand games a visit, the most played first', async () => {
    await open('/m/search');
    await indexed(PARTS);
    expect(askedPages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await open('/m/search', { reload: true });
    await waitFor(() => expect(askedPages().slice(10, 13)).toEqual([11, 12, 13]));
  });

  test.each([
    ['provider', PATH.vendors, '"displayName":"Velour"', '"displayName":""'],
    ['streamer', '/wps/relay/CBS_modelList', '"name":"', '"name":"","was":"'],
  ])('lacks one %s that has no name, and nothing else', async (_, path, named, nameless) => {
    vi.mocked(sandbox.fetch).mockImplementation(async (request) => {
      const response = await answer(request);
      if (!request.url.includes(path)) return response;
      return new Response((await response.text()).replaceAll(named, nameless), response);
    });
    await open('/m/search');
    await indexed(PARTS);
    await search('tide');
    const provider = { name: 'Tidepool' };
    await waitFor(() => expect(section('Providers').getByRole('link', provider)).toBeTruthy());
  });

  test('is of one language', async () => {
    await open('/m/search');
    await indexed(PARTS);
    await open('/m/search', { language: 'VI', reload: true });
    await waitFor(() => expect(askedPages().slice(10, 11)).toEqual([1]));
  });

  test('that does not parse is refetched', async () => {
    await writePart('EN', ['games', 1], { at: Date.now(), value: { games: 'all' } });
    await writePart('EN', ['hosts', 0], '<script>');
    await open('/m/search');
    await search('golden arowana');
    expect(await shownGames()).toContain('Golden Arowana');
    expect(askedPages()[0]).toBe(1);
  });
});

describe('the platform’s answers', () => {
  test('come behind what is shown, also from the end of 5,000 games', async () => {
    await open('/m/search', {
      prepare: ({ control }) => control.knobs.catalogue({ games: 5_000 }),
    });
    await indexed(PARTS);
    await search('golden');
    const before = await shownGames();
    await waitFor(() => expect(askedNames()).toEqual(['golden']));
    await settled();
    await search('golden arowana ii');
    await waitFor(async () => expect(await shownGames()).toContain('Golden Arowana II'));
    expect(before).not.toContain('Golden Arowana II');
  });

  test('for an older text are never shown, however late they come', async () => {
    await open('/m/search');
    await indexed(PARTS);
    const late: (() => void)[] = [];
    vi.mocked(sandbox.fetch).mockImplementation(async (request) => {
      const response = await answer(request);
      if (request.url.includes('gameName=silver'))
        await new Promise<void>((done) => void late.push(done));
      return response;
    });
    await search('silver');
    await waitFor(() => expect(late).toHaveLength(1));
    await search('golden arowana');
    await waitFor(() => expect(askedNames()).toContain('golden arowana'));
    const before = await shownGames();
    await act(async () => late.forEach((arrive) => arrive()));
    await settled();
    expect(await shownGames()).toEqual(before);
    expect(before.filter((name) => name.includes('Silver'))).toEqual([]);
  });
});
