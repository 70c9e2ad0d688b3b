import { sessionAtom, sessionStore } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../routes';
import { AnnouncementListScreen } from './announcement-list-screen';
import { AnnouncementScreen } from './announcement-screen';
import { MARK_READ_MS } from './mark-read-queue';

const LIST = '/wps/relay/MCSFE_getListAnnouncements';
const MARK = '/wps/relay/MCSFE_markAnnouncementAsRead';

const { open, address, calls, mend, follow, sandbox } = screensOf(accountRoutes);

const announce = (fields: { title: string; content?: string }) =>
  sandbox.control.content({ brand: 'aurora', kind: 'notice', ...fields });

const rowOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const row = heading.closest('li');
  if (!row) throw new Error(`${title} is in no list`);
  return within(row);
};

const player = () => undefined;

/** Makes the session one of a trial. */
function trial() {
  const session = sessionStore.get(sessionAtom);
  if (session) sessionStore.set(sessionAtom, { ...session, type: 4 });
}

/** Screens with the list and one announcement on one page; `as` runs on mount. */
const both = (as: () => void) =>
  screensOf([
    screenAt('/m/both', () => {
      useState(as);
      return (
        <>
          <AnnouncementListScreen />
          <AnnouncementScreen />
        </>
      );
    }),
  ]);

const BOTH = '/m/both?id=aurora-n1';
const seenByPlayer = both(player);
const seenByTrial = both(trial);

/** Waits until every queued mark is sent. */
const afterMarks = () => act(() => vi.advanceTimersByTimeAsync(2 * MARK_READ_MS));

describe('one announcement', () => {
  const withPicture = async (url: string) => {
    const announcementImages = [{ sequence: 2, url }];
    const news = { brand: 'aurora', kind: 'notice', title: 'Drawn', announcementImages } as const;
    await open('/m/message', { user: 'player01', prepare: () => sandbox.control.content(news) });
    fireEvent.click(await screen.findByRole('link', { name: 'Drawn' }));
    await waitFor(() => expect(address()).toContain('/m/messageDetail'));
  };

  it.each([
    ['/cdn/promo/gift', '/cdn/promo/gift.webp'],
    ['https://elsewhere.example/x', undefined],
  ])('shows the picture %s of an allowed host alone, and the way to all', async (url, src) => {
    await withPicture(url);
    expect(await screen.findByRole('link', { name: 'All announcements' })).toBeTruthy();
    expect(document.querySelector('article img')?.getAttribute('src')).toBe(src);
  });
});

describe('the list of announcements (D1 §2)', () => {
  it('has title, start date as YYYY-MM-DD, plain text of the content and an unread dot', async () => {
    await open('/m/message', {
      user: 'player01',
      prepare: () => {
        sandbox.control.content({
          brand: 'aurora',
          kind: 'notice',
          title: 'Night works',
          content: '<p>From <b>02:00</b></p><script>1</script><p>to 04:00 &amp; no longer</p>',
          startDate: new Date(2026, 10, 24, 9).getTime(),
        });
      },
    });
    const row = await rowOf('Night works');
    expect(row.getByText('2026-11-24')).toBeTruthy();
    expect(row.getByText('From 02:00 to 04:00 & no longer')).toBeTruthy();
    expect(row.getByRole('img', { name: 'Unread' })).toBeTruthy();
    expect(row.getByRole('link', { name: 'Night works' })).toBeTruthy();
  });

  it('redirects a guest to login and back', async () => {
    await open('/m/message');
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2Fmessage'));
  });

  it('counts what is unread, by the answer’s footer (D1 §3)', async () => {
    await open('/m/message', { user: 'player01' });
    expect(await screen.findByText('5 unread')).toBeTruthy();
  });

  it('shows an empty state', async () => {
    await open('/m/message', {
      user: 'player01',
      answers: { [LIST]: { value: {} } },
    });
    expect(await screen.findByText('No announcements at the moment')).toBeTruthy();
  });

  it('shows a failure with a retry', async () => {
    await open('/m/message', {
      user: 'player01',
      answers: { [LIST]: 503 },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Quillstone maintenance' })).toBeTruthy();
  });

  it('shows the text of hostile HTML without running it', async () => {
    await open('/m/message', {
      user: 'player01',
      prepare: () => {
        announce({
          title: '<b>Bold</b> title',
          content: '<img src=x onerror="window.richTextRan=1">Ship news',
        });
      },
    });
    const row = await rowOf('<b>Bold</b> title');
    expect(row.getByText('Ship news')).toBeTruthy();
  });
});

describe('the agents’ announcements (D1 §7)', () => {
  it('are listed with types=A, and open as such', async () => {
    await open('/m/message?types=A', { user: 'agent01' });
    await follow('New team report');
    await waitFor(() => expect(address()).toMatch(/^\/m\/messageDetail\?id=[\w-]+&types=A$/));
    expect(await screen.findByText(/how many members are online/)).toBeTruthy();
    await waitFor(() => expect(calls(MARK)).toHaveLength(1));
  });

  it('are what their page lists, with the parameter and without', async () => {
    await open('/m/member/notice', { user: 'agent01' });
    await follow('New team report');
    await waitFor(() => expect(address()).toMatch(/^\/m\/messageDetail\?id=[\w-]+&types=A$/));
  });

  it.each(['New team report', undefined])('lead from one to their own list: %s', async (title) => {
    await open(title ? '/m/message?types=A' : '/m/messageDetail?id=nobody&types=A', {
      user: 'agent01',
    });
    if (title) await follow(title);
    await follow('All announcements');
    await waitFor(() => expect(address()).toBe('/m/member/notice?types=A'));
    expect(await screen.findByRole('link', { name: 'New team report' })).toBeTruthy();
  });

  it('are empty for other accounts', async () => {
    await open('/m/message?types=A', { user: 'player01' });
    expect(await screen.findByText('No announcements at the moment')).toBeTruthy();
  });
});

describe('one announcement (D1 §2)', () => {
  // Fake timers that advance with real time; tests skip ahead.
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  const opened = async (user: string, content: string) => {
    let id = '';
    const view = await open('/m/message', {
      user: user,
      prepare: () => {
        ({ id } = announce({ title: 'Night works', content }));
      },
    });
    await follow('Night works');
    await waitFor(() => expect(view.address()).toBe(`/m/messageDetail?id=${id}`));
    await screen.findByRole('article');
    return view;
  };

  it('has title, start date and rich content', async () => {
    await opened('player01', 'From <b>02:00</b> on');
    expect(screen.getByRole('heading', { name: 'Night works' })).toBeTruthy();
    expect(screen.getByText(/^\d{4}-\d\d-\d\d$/)).toBeTruthy();
    expect((await screen.findByText('02:00')).tagName).toBe('B');
  });

  it('is marked as read when it opens, once, and its dot goes (D1 §4)', async () => {
    await seenByPlayer.open(BOTH, { user: 'player01' });
    expect(await screen.findByText('5 unread')).toBeTruthy();
    expect(await screen.findByText('4 unread')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(4);
    await waitFor(() => expect(calls(LIST)).toHaveLength(2));
    expect(calls(MARK)).toHaveLength(1);
  });

  it('that was read before is not marked again', async () => {
    await open('/m/messageDetail?id=aurora-n2', { user: 'vip01' });
    await screen.findByRole('article');
    await afterMarks();
    expect(calls(MARK)).toEqual([]);
  });

  it('is never marked for a trial account (D1 §6)', async () => {
    await seenByTrial.open(BOTH, { user: 'player01' });
    await screen.findByRole('article');
    await afterMarks();
    expect(calls(MARK)).toEqual([]);
    expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(5);
  });

  it.each(['virtual01', 'virtualagent01', 'general01'])(
    'is marked for %s (D1 §6)',
    async (user) => {
      await open('/m/messageDetail?id=aurora-n1', { user });
      await waitFor(() => expect(calls(MARK)).toHaveLength(1));
    },
  );

  it('stays unread if marking fails', async () => {
    await seenByPlayer.open(BOTH, { user: 'player01', answers: { [MARK]: 503 } });
    await screen.findByRole('article');
    await afterMarks();
    mend();
    await afterMarks();
    expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(5);
    expect(calls(MARK)).toEqual([]);
  });

  it('with an unknown id shows an empty state with a link to the list', async () => {
    await open('/m/messageDetail?id=nobody', { user: 'player01' });
    expect(await screen.findByText(/This announcement is no longer/)).toBeTruthy();
    const all = screen.getByRole('link', { name: 'All announcements' });
    expect(all.getAttribute('href')).toBe('/m/message');
  });

  it('without an id shows the same empty state', async () => {
    await open('/m/messageDetail', { user: 'player01' });
    expect(await screen.findByText(/This announcement is no longer/)).toBeTruthy();
  });

  it('shows a failure with a retry', async () => {
    await open('/m/messageDetail?id=aurora-n1', {
      user: 'player01',
      answers: { [LIST]: 503 },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Quillstone maintenance' })).toBeTruthy();
  });
});
