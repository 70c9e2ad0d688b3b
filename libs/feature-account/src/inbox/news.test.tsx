import { sessionStore } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { pressedAddressAtom } from '@lobby/feature-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { accountRoutes } from '../routes';

const SLOTS = '/m/slot-games';
const NEWS = '/wps/relay/GLS2_lobbyNews';
const PATH = '/m/webEmail?tab=news';
const PLAYER = { user: 'player01' } as const;

const { open, press, findAndPress, follow, calls, fail, mend, address, sandbox } = screensOf([
  ...accountRoutes,
  screenAt(SLOTS, () => <p>Slots</p>),
]);

const rows = async () => within(await screen.findByRole('list', { name: 'News' }));
const titles = async () =>
  (await rows()).getAllByRole('heading').map(({ textContent }) => textContent);

interface Leads {
  linkage?: string;
  linkageType?: 'URL';
}

/** Opens a piece of news with this target. */
async function opened(leads: Leads) {
  const news = { brand: 'aurora', kind: 'news', title: 'Fresh', ...leads } as const;
  await open(PATH, { ...PLAYER, prepare: ({ control }) => void control.content(news) });
  await findAndPress('Fresh');
  return within(await screen.findByRole('dialog', { name: 'Fresh' }));
}

/** A page of one piece of news. */
const pageOf = (page: number, totalPages: number, title: string) => ({
  value: {
    list: [{ id: title, title, content: '', startDate: 1000 }],
    page,
    size: 1,
    total: totalPages,
    totalPages,
  },
});

describe('the news (D1 §2)', () => {
  it('stand beside the messages, the newest first, with title, day and beginning', async () => {
    await open('/m/webEmail', PLAYER);
    await follow('News');
    await waitFor(() => expect(address()).toBe(PATH));
    expect((await titles())[0]).toBe('The lotus season is here');
    const [first] = (await rows()).getAllByRole('listitem');
    expect(within(first ?? document.body).getByText(/^\d{4}-\d\d-\d\d$/)).toBeTruthy();
    expect(within(first ?? document.body).getByText(/^Three new slots/)).toBeTruthy();
  });

  it('open whole with their picture, and close', async () => {
    await open(PATH, PLAYER);
    await findAndPress('The lotus season is here');
    const dialog = await screen.findByRole('dialog', { name: 'The lotus season is here' });
    expect(await within(dialog).findByText(/odds in each game/)).toBeTruthy();
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/cdn/banner/aurora-lotus.webp');
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lead to what they are about', async () => {
    await open(PATH, PLAYER);
    await findAndPress('The lotus season is here');
    await follow('Learn more');
    await waitFor(() => expect(address()).toBe(SLOTS));
  });

  it('ask before they lead to another site (decision 23)', async () => {
    const dialog = await opened({ linkage: 'https://elsewhere.example/a', linkageType: 'URL' });
    fireEvent.click(dialog.getByRole('button', { name: 'Learn more' }));
    expect(sessionStore.get(pressedAddressAtom)).toEqual({
      address: 'https://elsewhere.example/a',
      purpose: 'link',
    });
  });

  test.each<Leads>([{}, { linkage: 'javascript:alert(1)', linkageType: 'URL' }])(
    'lead nowhere by %j',
    async (target) => {
      const dialog = await opened(target);
      expect(dialog.queryByText('Learn more')).toBeNull();
    },
  );

  it('load more at a press, and say that it failed', async () => {
    await open(PATH, { ...PLAYER, answers: { [NEWS]: pageOf(1, 2, 'First') } });
    expect(await titles()).toEqual(['First']);
    fail(NEWS, 503);
    press('Show more');
    expect(await screen.findByText('Couldn’t load more.')).toBeTruthy();
    fail(NEWS, pageOf(2, 2, 'Second'));
    press('Try again');
    await waitFor(async () => expect(await titles()).toEqual(['First', 'Second']));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('show an empty state', async () => {
    const none = { list: [], page: 1, size: 25, total: 0, totalPages: 0 };
    await open(PATH, { ...PLAYER, answers: { [NEWS]: { value: none } } });
    expect(await screen.findByText('No news at the moment')).toBeTruthy();
  });

  it('show a failure with a retry', async () => {
    await open(PATH, { ...PLAYER, answers: { [NEWS]: 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    expect((await titles()).length).toBeGreaterThan(2);
  });

  it('are part of the inbox: an account without one gets an error', async () => {
    await open(PATH, { user: 'virtual01' });
    expect(await screen.findByText('Your account doesn’t have access to this.')).toBeTruthy();
    expect(calls(NEWS)).toEqual([]);
  });

  it('invite nobody who takes a break (decision 83)', async () => {
    await open('/m/login');
    const { user } = sandbox.control.knobs.enter({ state: 'timeOut', brand: 'aurora' });
    await open(PATH, { user, reload: true });
    expect(await screen.findByText('No news at the moment')).toBeTruthy();
  });
});
