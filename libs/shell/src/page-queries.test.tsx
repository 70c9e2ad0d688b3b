import { createQueryClient } from '@lobby/feature-kit';
import { screensOf } from '@lobby/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAt, pageQueries } from './page-queries';
import { screenRoutes } from './routes';

const { open, settled, sandbox } = screensOf(screenRoutes);

const pageOf = (path: string) => pageAt(new URL(path, 'http://aurora.localhost'));

/** How often each path was called. */
function counted(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of sandbox.control.calls()) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}

/** Sorted paths of the calls since. */
const calledSince = (before: ReadonlyMap<string, number>) =>
  [...counted()]
    .filter(([path, count]) => count > (before.get(path) ?? 0))
    .map(([path]) => path)
    .toSorted();

const BOARD = '/wps/relay/MCSFE_getListAnnouncements';
const DEPOSIT = [
  '/wps/relay/MCS2_depositBanksByVendor',
  '/wps/relay/MCS2_depositPromoList',
  '/wps/relay/MCS2_depositTransactioNReport',
  '/wps/member/protection/limits',
];
const FLAGS = '/wps/system/whitelabel';
const FUNDS = '/wps/member/info/funds/consolidated';
const WITHDRAWAL = [
  FUNDS,
  '/wps/member/hasWithdrawalPassword',
  '/wps/member/identity',
  '/wps/relay/MCS2_bankCards',
  '/wps/transaction/withdraw/settings',
];
const HEARTS = '/wps/relay/MCSFE_getFavoriteGamesList';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';
const INBOX = ['/wps/relay/CSP_messageList', '/wps/relay/CSP_unreadCount'];
const ORDERS = [
  '/wps/relay/MCS2_WithdrawTransactionReport',
  '/wps/relay/MCS2_depositTransactioNReport',
];
const LOTTERIES = '/lgw/games/mobile';
const LIST = '/wps/relay/GCSGAME_gameList';
const REGISTRATION = '/wps/system/setting/register';
const VENDORS = '/wps/relay/GCSGAME_getVassGameType';

// Lists of one page: a next page would load automatically.
test.each([
  ['/m/home', undefined, [HOT, BOARD, VENDORS]],
  ['/', 'player01', [HOT, BOARD, VENDORS]],
  ['/M/Slot-Games/?q=koi', undefined, [LIST, VENDORS]],
  ['/m/allGame', undefined, [HOT, VENDORS]],
  ['/m/allGame', 'player01', [HOT, HEARTS, VENDORS]],
  ['/m/allGame?gameCategory=LIVE', undefined, [VENDORS]],
  ['/m/gameList?gameType=ALL&q=koi', undefined, [LIST, VENDORS]],
  ['/m/gameList?gameType=ALL&q=koi', 'player01', [LIST, HEARTS, VENDORS]],
  ['/m/gameCenter', undefined, [VENDORS]],
  ['/m/slotsCenter?vassalage=moonkoi&q=koi', undefined, [LIST, VENDORS]],
  ['/m/lottery', undefined, [LOTTERIES, VENDORS]],
  ['/m/slot-games?q=koi', undefined, [LIST, VENDORS]],
  ['/m/sport-games?type=recent', 'player01', ['/wps/relay/GCS_recentGame', HEARTS, VENDORS]],
  ['/m/gameList?gameType=LOTT&vassalage=NORTH', undefined, [VENDORS, LIST]],
  ['/m/login', undefined, [FLAGS]],
  ['/m/forget', undefined, [FLAGS]],
  ['/m/register', undefined, [REGISTRATION, FLAGS]],
  ['/m/notice', undefined, ['/lgw/games/popular']],
  ['/m/message', 'player01', [BOARD]],
  ['/m/messageDetail?id=1&types=A', 'agent01', [BOARD]],
  ['/m/webEmail', 'player01', INBOX],
  ['/m/webEmail?tab=news', 'player01', ['/wps/relay/GLS2_lobbyNews', '/wps/relay/CSP_unreadCount']],
  ['/m/message/orders', 'player01', ORDERS],
  ['/m/withdraw', 'player01', WITHDRAWAL],
  ['/m/wallets', 'player01', [FUNDS]],
  ['/m/voucherCenter', 'player01', [...DEPOSIT, FLAGS]],
])(
  '%s of %s asks for %j, and once they were fetched ahead for none of them again',
  async (path, user, paths) => {
    const flags = { inbox: true };
    await open(path, { user, flags });
    await waitFor(() => expect([...counted().keys()]).toEqual(expect.arrayContaining(paths)));
    await settled();
    const before = counted();
    const queries = createQueryClient();
    const first = pageQueries(pageOf(path), 'EN');
    const keys = first.map(({ queryKey }) => queryKey);
    await Promise.all(first.map((query) => query.prefetch(queries)));
    const ahead = calledSince(before);
    expect(ahead).toEqual(paths.toSorted());
    const opened = counted();
    await open(path, { user, flags, reload: true, queries });
    const shown = () => queries.getQueryCache().findAll({ type: 'active' });
    await waitFor(() =>
      expect(shown().map(({ queryKey }) => queryKey)).toEqual(expect.arrayContaining(keys)),
    );
    await settled();
    expect(calledSince(opened).filter((called) => ahead.includes(called))).toEqual([]);
  },
);

test.each([
  ['/m/nowhere', undefined, '/m/nowhere', '*'],
  ['/m/play?vendor=A', undefined, '/m/login?returnTo=%2Fm%2Fplay%3Fvendor%3DA', '/m/login'],
  ['/m/play?vendor=A', 'player01', '/m/play?vendor=A', '/m/play'],
  ['/m/play', 'first01', '/m/changePsw?returnTo=%2Fm%2Fplay', '/m/changePsw'],
  ['/m/changePsw', undefined, '/m/home', '/m/home'],
])('%s leads %s to %s', async (path, user, address, route) => {
  await open('/m/allGame', { user });
  const page = pageOf(path);
  expect([page.address.pathname + page.address.search, page.route.path]).toEqual([address, route]);
});

test('nothing of an account is fetched for a guest, whatever the address asks for', async () => {
  await open('/m/allGame');
  for (const path of ['/m/slot-games?type=fav', '/m/webEmail', '/m/message', '/m/play']) {
    const keys = pageQueries(pageOf(path), 'EN').map(({ queryKey }) => queryKey[0]);
    expect(keys).not.toContain('account');
  }
});

test.each(['virtual01', 'virtualagent01'])(
  'nothing of deposits and withdrawals is fetched for %s, who is told why (D1 §6)',
  async (user) => {
    await open('/m/allGame', { user });
    for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/withdraw/identity', '/m/wallets'])
      expect(pageQueries(pageOf(path), 'EN')).toEqual([]);
  },
);

test('an account without an inbox has nothing of it fetched (D1 §6)', async () => {
  await open('/m/allGame', { user: 'virtual01', flags: { inbox: true } });
  expect(pageQueries(pageOf('/m/webEmail'), 'EN')).toEqual([]);
});
