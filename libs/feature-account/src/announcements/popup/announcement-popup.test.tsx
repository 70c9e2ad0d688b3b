import { api } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { pendingLinkAtom } from '@lobby/feature-kit';
import { sessionStore } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { AnnouncementPopup } from './announcement-popup';
import { POPUP_DELAY_MS } from './use-popup';

const BOARD = ['home'];
const LISTED = '/wps/relay/MCSFE_getListAnnouncements';

/** A page with the popups of the board and a button that refetches them. */
function Page() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: BOARD, queryFn: () => api.announcements.board('home') });
  return (
    <>
      <button type="button" onClick={() => void client.invalidateQueries({ queryKey: BOARD })}>
        Look again
      </button>
      {data && <AnnouncementPopup popups={data.popups} />}
    </>
  );
}

const { open, press, button, fail, follow, settled, sandbox } = screensOf([
  screenAt('/m/home', Page),
]);

/** Home of a guest or an account, with the given popups. */
async function openHome(user?: string, prepare?: () => unknown) {
  await open('/m/home', { user, prepare, popups: true });
  await screen.findByRole('button', { name: 'Look again' });
}

const tell = (title: string, fields: object = {}) =>
  sandbox.control.content({ brand: 'aurora', kind: 'popup', execution: 'A', title, ...fields });

const limitTold = (minutes: number) =>
  writeStored('popupBudget', { popupOf: null, limitToldAt: Date.now() - minutes * 60_000 });

const dialog = () => screen.findByRole('dialog', { name: 'Announcements' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Refetches the board behind the open popup. */
async function lookAgainBehind() {
  fireEvent.click(screen.getByRole('button', { name: 'Look again', hidden: true }));
  await settled();
}

// Fake timers that advance with real time; tests skip ahead.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

describe('who sees which popup (D1 §4)', () => {
  test.each([
    ['a guest sees those of execution B', undefined, ['Welcome to Aurora']],
    ['a member those of A', 'player01', ['The rewards centre']],
    ['a first login F too', 'first01', ['The rewards centre', 'Your first login']],
  ])('%s', async (_name, user, titles) => {
    await openHome(user);
    await dialog();
    for (const [index, title] of titles.entries()) {
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      if (index < titles.length - 1) press('Next');
    }
    expect(screen.queryByRole('button', { name: 'Next' }) === null).toBe(titles.length === 1);
  });
});

describe('the popup (D1 §4)', () => {
  it('comes 500 ms after the page, and no sooner', async () => {
    const before = performance.now();
    await openHome();
    expect(screen.queryByRole('dialog')).toBeNull();
    await dialog();
    expect(performance.now() - before).toBeGreaterThanOrEqual(500);
  });

  it('pages through its items, and is off at the ends', async () => {
    await openHome('player01', () => {
      tell('Third');
      tell('Second');
      tell('First');
    });
    await dialog();
    expect(screen.getByText('1 / 4')).toBeTruthy();
    expect(button('Previous')).toHaveProperty('disabled', true);
    for (const title of ['Second', 'Third', 'The rewards centre']) {
      press('Next');
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    }
    expect(button('Next')).toHaveProperty('disabled', true);
    await waitFor(() => expect(document.activeElement).toBe(button('Previous')));
    press('Previous');
    expect(screen.getByRole('heading', { name: 'Third' })).toBeTruthy();
    expect(button('Next')).toHaveProperty('disabled', false);
  });

  it('hides the paging with one item', async () => {
    await openHome();
    await dialog();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    expect(screen.queryByText('1 / 1')).toBeNull();
  });

  it('saves show=false when it is closed, and stays closed', async () => {
    await openHome();
    await dialog();
    expect(readStored('guestPopups').show).toBe(true);
    press('Close');
    await gone();
    expect(readStored('guestPopups')).toMatchObject({
      show: false,
      list: [{ title: 'Welcome to Aurora' }],
    });
    press('Look again');
    await pass(2 * POPUP_DELAY_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes once a session, whatever comes after it', async () => {
    await openHome('player01');
    await dialog();
    press('Close');
    await gone();
    tell('Another');
    press('Look again');
    await pass(2 * POPUP_DELAY_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a limit told of itself 29 minutes ago', () => limitTold(29), false],
    ['a limit told of itself 31 minutes ago', () => limitTold(31), true],
    ['the person wants quiet', () => writeStored('quiet', true), false],
  ])('where %s: comes %s', async (_, prepare, comes) => {
    await openHome('player01', prepare);
    if (comes) return void (await dialog());
    await pass(2 * POPUP_DELAY_MS);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('that is open stays while it is on the board, and goes with it', async () => {
    await openHome('player01');
    await dialog();
    tell('Another');
    await lookAgainBehind();
    await pass(2 * POPUP_DELAY_MS);
    await dialog();
    expect(screen.getByRole('heading', { name: 'The rewards centre' })).toBeTruthy();
    fail(LISTED, { value: { popup: [] } });
    await lookAgainBehind();
    await gone();
    expect(readStored('memberPopups').show).toBe(true);
  });

  it('that stayed open while another came is recorded alone: the other one comes in the next session', async () => {
    await openHome('player01');
    await dialog();
    tell('Another');
    await lookAgainBehind();
    press('Close');
    await gone();
    expect(readStored('memberPopups')).toMatchObject({
      show: false,
      list: [{ title: 'The rewards centre' }],
    });
  });

  it('comes again with another list, at its first item', async () => {
    await openHome('player01');
    await dialog();
    press('Close');
    await gone();
    writeStored('sessionStartedAt', Date.now() + 1);
    tell('Another');
    const before = performance.now();
    press('Look again');
    await dialog();
    expect(performance.now() - before).toBeGreaterThanOrEqual(POPUP_DELAY_MS);
    expect(screen.getByRole('heading', { name: 'Another' })).toBeTruthy();
    expect(readStored('memberPopups')).toMatchObject({ show: true });
  });

  it('shows nothing if no popup is due', async () => {
    await openHome('player01', () => {
      fail(LISTED, { value: { popup: [] } });
    });
    await pass(2 * POPUP_DELAY_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the second of its pictures (D1 §3)', async () => {
    await openHome('player01', () =>
      tell('Drawn', {
        announcementImages: [
          { sequence: 1, url: '/cdn/promo/one' },
          { sequence: 2, url: '/cdn/promo/two' },
        ],
      }),
    );
    const { innerHTML } = await dialog();
    expect(innerHTML).toContain('/cdn/promo/two.webp');
    expect(innerHTML).not.toContain('/cdn/promo/one');
  });

  test.each(['https://outside.example/p', '//outside.example/p', 'javascript:1'])(
    'shows no picture of %s (decision 23)',
    async (url) => {
      await openHome('player01', () =>
        tell('Drawn', { announcementImages: [{ sequence: 2, url }] }),
      );
      const { innerHTML } = await dialog();
      expect(innerHTML).not.toContain(url);
    },
  );
});

test('the popups of a visit are stored for the visit (D1 §3)', async () => {
  await openHome('first01');
  await dialog();
  const stored = JSON.parse(sessionStorage.getItem('ANNOUNT') ?? '[]') as { title: string }[];
  expect(stored.map(({ title }) => title)).toEqual(['The rewards centre', 'Your first login']);
  expect(localStorage.getItem('ANNOUNT')).toBeNull();
});

describe('a link in a popup (D1 §2)', () => {
  const linked = async (href: string) => {
    await openHome('player01', () =>
      tell('Linked', { content: `Look: <a href="${href}">there</a>` }),
    );
    await dialog();
    await follow('there');
  };

  it('to an internal page closes it and is opened by the frame', async () => {
    await linked('/m/rewardCenter');
    await gone();
    expect(sessionStore.get(pendingLinkAtom)).toBe('/m/rewardCenter');
    expect(readStored('memberPopups').show).toBe(false);
  });

  it('to another site is handed to the frame, which confirms it', async () => {
    await linked('https://news.example/');
    expect(sessionStore.get(pendingLinkAtom)).toBe('https://news.example/');
    // Escape closes the front dialog only.
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await pass(1000);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('a record of the popup in storage', () => {
  test.each(['{', 'null', '[]', '"x"', '{"show":false}', '{"show":"no","list":[]}', '{"list":7}'])(
    'that is corrupt or foreign reads as none: %s',
    async (text) => {
      localStorage.setItem('SHELL_PU_B', text);
      await openHome();
      await dialog();
      press('Close');
      await gone();
      expect(readStored('guestPopups').show).toBe(false);
    },
  );

  it('of the other kind of visitor changes nothing', async () => {
    localStorage.setItem('SHELL_PU_A', '{"show":false,"list":[]}');
    await openHome();
    await dialog();
    press('Close');
    expect(localStorage.getItem('SHELL_PU_A')).toBe('{"show":false,"list":[]}');
  });

  it('that storage refuses lasts for this visit', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openHome();
    await dialog();
    press('Close');
    await gone();
    press('Look again');
    await pass(2 * POPUP_DELAY_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
