import { RULE_BOOKS, type RuleBook, type RuleBookName } from '@lobby/api-client/contract';
import { afterEach, describe, expect, it, test } from 'vitest';
import { PASSWORD } from '../seed/accounts.data';
import { platformAt } from '../testing/platform-at';
import { askEnter, launchGame, lobbyOf, SLOT } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const platform = platformAt(Date.UTC(2026, 10, 20, 12));
const me = (user = 'fresh01') => signedInAs(platform.sandbox, user);
const hold = (name: RuleBookName) =>
  platform.sandbox.control.knobs.ruleBook({ brand: 'aurora', name });

interface Listed {
  nodeId: string;
  gameId: string;
  vassalage: string;
  gameType: string;
}

const guest = () => visitor(platform.sandbox);
const gamesOf = async (gameType: string) =>
  (
    await guest().value<{ games: Listed[] }>('games.list', {
      gameType,
      pageNo: 1,
      pageSize: 50,
    })
  ).games;
const toLaunch = ({ nodeId, gameId, vassalage }: Listed) => ({ nodeId, gameId, vendor: vassalage });
const gameOf = async (gameType: string) => {
  const [first] = await gamesOf(gameType);
  if (first === undefined) throw new Error(`no game of ${gameType}`);
  return toLaunch(first);
};
const codeOf = (answer: { success: boolean; errorCode?: string | undefined }) =>
  answer.success ? 'ok' : answer.errorCode;

/** Effects of each rule book: cockfights, trials, games before documents, "never", first reminder, age, fair offers. */
const HELD = {
  strict: [
    'game.not.found',
    'function.not.available',
    'identity.required',
    'field.invalid',
    30,
    21,
  ],
  ukgc: ['game.not.found', 'function.not.available', 'identity.required', 'field.invalid', 60, 18],
  mga: ['game.not.found', 'ok', 'ok', 'field.invalid', 60, 18],
  cga: ['ok', 'ok', 'ok', 'ok', 60, 18],
  pagcor: ['game.not.found', 'ok', 'ok', 'field.invalid', 30, 21],
} as const satisfies Record<RuleBookName, readonly unknown[]>;

const NAMES = Object.keys(RULE_BOOKS) as RuleBookName[];

describe.each(NAMES)('under %s', (name) => {
  it('the platform enforces the rules', async () => {
    const cockfight = await gameOf('COCKFIGHT');
    hold(name);
    const [first, trial, play, never, minutes, age] = HELD[name];
    platform.sandbox.control.knobs.identity({
      user: 'player01',
      brand: 'aurora',
      decision: 'approve',
    });
    expect(codeOf(await me('player01').call('games.launch', cockfight))).toBe(first);
    expect(codeOf(await guest().call('access.freePlay'))).toBe(trial);
    expect(codeOf(await me().call('games.launch', SLOT))).toBe(play);
    expect(codeOf(await me().call('games.launch', { ...SLOT, freeplay: 1 }))).toBe('ok');
    expect(await me().value('protection.realityCheck')).toEqual({ intervalMinutes: minutes });
    expect(codeOf(await me().call('protection.setRealityCheck', { intervalMinutes: 0 }))).toBe(
      never,
    );
    expect(await me().value('security.identity')).toMatchObject({ minAge: age });
  });

  it('an excluded category is in no list, menu, lobby or search', async () => {
    const kept = await gameOf('COCKFIGHT');
    await me().value('games.addFavourite', { nodeId: kept.nodeId, vendor: kept.vendor });
    hold(name);
    const offered = HELD[name][0] === 'ok';
    const shown = [
      (await gamesOf('COCKFIGHT')).length > 0,
      (await gamesOf('SPORTS')).some(({ gameType }) => gameType === 'COCKFIGHT'),
      (await guest().value<Listed[]>('games.vendors')).some((one) => one.gameType === 'COCKFIGHT'),
      (
        await me().value<{ content: Listed[] }>('games.favourites', { pageNo: 1, pageSize: 10 })
      ).content.some(({ nodeId }) => nodeId === kept.nodeId),
    ];
    expect(shown).toEqual([offered, offered, offered, offered]);
  });

  it('a bonus above its maximum is neither offered nor paid', async () => {
    hold(name);
    // 15 times bonus and deposit, which are equal, is 30 times the bonus.
    const fair = RULE_BOOKS[name].maxWagerMultiple === null;
    const offers = await me().value<{ promoId: string }[]>('deposit.promotions');
    expect(offers.some(({ promoId }) => promoId === 'welcome')).toBe(fair);
    const taken = await me().call('deposit.acceptPromotion', { promoId: 'welcome' });
    expect(codeOf(taken)).toBe(fair ? 'ok' : 'promotion.not.eligible');
    expect(codeOf(await me().call('deposit.acceptPromotion', { promoId: 'daily-reload' }))).toBe(
      'ok',
    );
  });
});

/** A fictitious rule book, to show that the platform hard-codes no figures. */
const MADE_UP: RuleBook = {
  ...RULE_BOOKS.cga,
  limits: { DEPOSIT: ['WEEK'], LOSS: [], STAKE: ['DAY'], SESSION: ['DAY', 'MONTH'] },
  increase: { delayHours: 48, confirm: true },
  timeOutDays: [3, 7],
  exclusionMonths: [12, 24],
  realityCheck: { initial: 15, offered: [15] },
  withoutCategories: ['RNG'],
  maxWagerMultiple: 7,
};

describe('values of a rule book', () => {
  const books = RULE_BOOKS as Record<RuleBookName, RuleBook>;
  const { mga } = books;
  const makeUp = () => {
    books.mga = MADE_UP;
    hold('mga');
  };
  afterEach(() => {
    books.mga = mga;
  });

  test.each([
    ['DEPOSIT', 'WEEK', 'ok'],
    ['DEPOSIT', 'DAY', 'field.invalid'],
    ['LOSS', 'MONTH', 'field.invalid'],
    ['STAKE', 'DAY', 'ok'],
    ['SESSION', 'WEEK', 'field.invalid'],
  ])('the limit %s a %s: %s', async (kind, period, outcome) => {
    makeUp();
    expect(codeOf(await me().call('protection.setLimit', { kind, period, amount: '60' }))).toBe(
      outcome,
    );
  });

  it('the delay of a looser limit', async () => {
    makeUp();
    const limit = { kind: 'STAKE', period: 'DAY' };
    await me().value('protection.setLimit', { ...limit, amount: '100' });
    await me().value('protection.setLimit', { ...limit, amount: '200' });
    const confirm = () => me().call('protection.confirmPending', { ...limit, amount: '200' });
    platform.now += 48 * HOUR_MS - 1;
    expect(codeOf(await confirm())).toBe('protection.not.changeable');
    platform.now += 1;
    expect(codeOf(await confirm())).toBe('ok');
  });

  test.each([
    ['timeOut', 2, 'field.invalid'],
    ['timeOut', 3, 'ok'],
    ['timeOut', 7, 'ok'],
    ['timeOut', 8, 'field.invalid'],
    ['selfExclude', 350, 'field.invalid'],
    ['selfExclude', 365, 'ok'],
    ['selfExclude', 730, 'ok'],
    ['selfExclude', 740, 'field.invalid'],
    ['selfExclude', 'PERMANENT', 'field.invalid'],
  ] as const)('%s of %s days: %s', async (call, days, outcome) => {
    makeUp();
    const until = days === 'PERMANENT' ? days : platform.now + days * DAY_MS;
    const input = call === 'timeOut' ? { until } : { until, password: PASSWORD };
    expect(codeOf(await me().call(`protection.${call}`, input))).toBe(outcome);
  });

  it('the reminders, the categories, the multiple of a bonus', async () => {
    makeUp();
    expect(await me().value('protection.realityCheck')).toEqual({ intervalMinutes: 15 });
    expect(codeOf(await me().call('protection.setRealityCheck', { intervalMinutes: 30 }))).toBe(
      'field.invalid',
    );
    expect(codeOf(await me().call('games.launch', SLOT))).toBe('game.not.found');
    expect(await guest().value<Listed[]>('games.hot')).toSatisfy((hot: Listed[]) =>
      hot.every(({ gameType }) => gameType !== 'RNG'),
    );
    expect(codeOf(await me().call('deposit.acceptPromotion', { promoId: 'daily-reload' }))).toBe(
      'promotion.not.eligible',
    );
  });

  it('an open lobby launches no game of an excluded category', async () => {
    const t = await launchGame(me(), { vendor: SLOT.vendor });
    const slots = (await lobbyOf(platform.sandbox, t)).games;
    makeUp();
    expect((await lobbyOf(platform.sandbox, t)).games).not.toEqual(slots);
    const entered = await askEnter(platform.sandbox, { t, nodeId: SLOT.nodeId });
    expect(await entered.json()).toMatchObject({ errorCode: 'game.not.found' });
  });
});
