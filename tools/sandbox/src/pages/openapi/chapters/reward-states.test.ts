import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandOf } from '../../../brands/brands';
import { addPlayer, contextOf, type Scene } from '../../../control/states/scene';
import type { Db } from '../../../database/db';
import { beginTransfer } from '../../../deposit/begin';
import { decideDeposit } from '../../../deposit/settle';
import { dayOf } from '../../../paging/range';
import { applyFor } from '../../../promotions/applications';
import { claimReward } from '../../../promotions/centre';
import { promotionOf } from '../../../promotions/promotions';
import { readyReward, reviewReward } from '../../../promotions/review';
import { type RewardRow, statusAt } from '../../../promotions/reward-rows';
import { standingsFor } from '../../../promotions/standing';
import { payWeekly } from '../../../promotions/weekly-back';
import { setState } from '../../../protection/state';
import { planOf } from '../../../seed/plan';
import { seededDb } from '../../../testing/seeded-db';
import { CHAPTERS } from '.';
import { inOrder, declaredBy } from '../../../testing/transitions';

const DAY_MS = 86_400_000;
/** A Friday. */
const NOW = Date.UTC(2026, 10, 20, 5);
/** Monday at aurora. */
const MONDAY = Date.UTC(2026, 10, 23, 6);
const AURORA = brandOf('aurora');

let db: Db;
beforeAll(() => {
  db = seededDb(planOf('small', NOW));
});
afterAll(() => {
  db.close();
});

/** A player who walks through the states of one promotion. */
interface Walk extends Scene {
  promoId: string;
  orderNo: string;
}
type Act = (walk: Walk) => unknown;

const rewardId = ({ user, promoId }: Walk) =>
  String(
    db.get<{ id: number }>(
      'SELECT max(id) AS id FROM rewards WHERE user_id = ? AND promo = ?',
      user.id,
      promoId,
    )?.id,
  );

const apply: Act = (walk) =>
  applyFor(contextOf(walk, 'rewards.applyPromotion'), {
    promoId: walk.promoId,
    remark: 'Hello',
    images: [],
  });
const review: Act = (walk) => reviewReward(db, rewardId(walk), walk.now);
const ready: Act = (walk) => readyReward(db, rewardId(walk), walk.now);
const claim: Act = (walk) => claimReward(contextOf(walk, 'rewards.claimReward'), rewardId(walk));

const at =
  (timeOf: (walk: Walk) => number): Act =>
  (walk) => {
    walk.now = timeOf(walk);
  };
const later = (days: number) => at(({ now }) => now + days * DAY_MS);
const endOf = ({ promoId }: Walk) => promotionOf(db, 'aurora', promoId)?.end ?? 0;

const stakes =
  (product: string, amount: number): Act =>
  ({ user, now }) =>
    db.run(
      `INSERT INTO daily_totals (user_id, day, product, stake, valid_stake) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT DO UPDATE SET valid_stake = valid_stake + ?4`,
      user.id,
      dayOf(AURORA, now),
      product,
      amount,
    );
/** Pays the week of only this player, because a week is paid once. */
const pays: Act = (walk) => {
  walk.now = MONDAY;
  db.run('DELETE FROM daily_totals WHERE user_id <> ?', walk.user.id);
  payWeekly(db, '', MONDAY);
};
/** Makes the event require no stakes. */
const easy: Act = ({ promoId }) =>
  db.run(`UPDATE promotions SET terms = json_set(terms, '$.minStake', 0) WHERE id = ?`, promoId);

const breaks: Act = ({ user, now }) => setState(db, user.id, { time_out_until: now + 30 * DAY_MS });

const deposits: Act = (walk) => {
  const { orderNo } = beginTransfer(contextOf(walk, 'deposit.manualTransfer'), {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    gateway: 3,
    payerName: 'TRAN MAI',
    promoId: walk.promoId,
    proofImages: [],
  });
  walk.orderNo = orderNo;
};
const arrives: Act = ({ orderNo, now }) => decideDeposit(db, orderNo, { decision: 'approve' }, now);
const fails: Act = ({ orderNo, now }) => decideDeposit(db, orderNo, { decision: 'fail' }, now);

const beforeEnd = at((walk) => endOf(walk) - 1);
const ends = at(endOf);

/** Walks through the states of promotions, by id. */
const WALKS: readonly (readonly [promoId: string, ...acts: Act[]])[] = [
  ['new-player', apply, review, ready, claim, ends],
  ['new-player', apply, review, ready, later(7)],
  ['new-player', beforeEnd, ends],
  ['fish-try', stakes('FISH', 100), apply, review, beforeEnd, ends],
  ['fish-try', stakes('FISH', 100), apply, breaks, review],
  ['vip-gift', apply, review, apply],
  ['vip-gift', apply, review, beforeEnd, ends],
  ['slots-event', easy, apply, review],
  ['lottery-event', apply, review, later(8)],
  ['next-event', at(({ now }) => now + 11 * DAY_MS)],
  ['daily-reload', deposits, arrives, later(1)],
  ['daily-reload', deposits, arrives, ends],
  ['daily-reload', deposits, fails],
  ['weekly-20', beforeEnd, deposits, ends],
  ['fish-back', stakes('FISH', 1_000_000), pays, stakes('FISH', 100)],
  ['fish-back', stakes('FISH', 1), pays],
  ['fish-back', stakes('FISH', 1_000_000), breaks, pays, claim, stakes('FISH', 100)],
  ['fish-back', stakes('FISH', 1_000_000), breaks, pays, stakes('FISH', 100), claim],
  ['fish-back', stakes('FISH', 1_000_000), breaks, pays, claim, ends],
  ['fish-back', stakes('FISH', 1_000_000), breaks, pays, later(7)],
  ['live-back', beforeEnd, stakes('LIVE', 100), ends],
];

/** Statuses of a promotion to a new player before and after each act. */
function statusesOn([promoId, ...acts]: (typeof WALKS)[number]): string[] {
  const user = addPlayer(db, AURORA, 'walker', NOW);
  const walk: Walk = { db, brand: AURORA, user, now: NOW, promoId, orderNo: '' };
  const status = () => {
    const promotion = promotionOf(db, 'aurora', promoId);
    if (promotion === undefined) throw new Error(`there is no promotion ${promoId}`);
    const viewer = contextOf(walk, '').viewer;
    return standingsFor({ db, brand: AURORA, viewer, now: walk.now })(promotion).status ?? '';
  };
  return [
    status(),
    ...acts.map((act) => {
      act(walk);
      return status();
    }),
  ];
}

/** Statuses over time of a reward granted for later. */
function statusesOfGranted(): string[] {
  const row = { status: 'claim', starts_at: NOW, expires_at: NOW + DAY_MS } as RewardRow;
  return [NOW - 1, NOW, NOW + DAY_MS].map((time) => statusAt(row, time));
}

it('the documented transitions of a reward equal those of the code', () => {
  const made = [...WALKS.map(statusesOn), statusesOfGranted()].flatMap((statuses) =>
    statuses.slice(1).map((to, i) => [statuses[i] ?? '', to] as const),
  );
  expect(inOrder(made)).toEqual(declaredBy(CHAPTERS.rewards.states?.['reward'] ?? {}));
});
