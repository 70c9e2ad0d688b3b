import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { type PageQuery, pageFrom } from '../paging/page';
import { dayOf } from '../paging/range';
import { refuse } from '../calls/refusal';
import { maskedAccount } from '../rewards/masked-account';
import type { Member } from '../rewards/member';
import { payReward } from '../rewards/pay';
import { shownMoney } from '../wallet/shown-money';
import { BRAND_UNIT } from '../rewards/units.data';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { inviteCode } from './code';
import { INVITE_RULES, INVITE_UNITS } from './invite.data';

type Overview = CallValue<Contract['rewards']['invite']>;
type Friends = CallValue<Contract['rewards']['invitedFriends']>;

const rewardFor = ({ code }: Brand) => INVITE_UNITS.reward * BRAND_UNIT[code];
const depositFor = ({ code }: Brand) => INVITE_UNITS.firstDeposit * BRAND_UNIT[code];

/** Accounts registered with a code, excluding the code's owner. */
const FRIENDS = 'users f WHERE f.brand = ? AND f.affiliate = ? COLLATE NOCASE AND f.id <> ?';
const DEPOSITED = `(SELECT coalesce(sum(deposit), 0) FROM daily_totals t
  WHERE t.user_id = f.id AND t.product = '')`;
const PAID = '(SELECT r.amount FROM invite_rewards r WHERE r.friend_id = f.id)';
const ACTIVE_DAYS = 30;

const friendsOf = (db: Db, { brand, userId, name }: Member) =>
  [brand.code, inviteCode(db, brand, { userId, name }), userId] as const;

/** Friends with an unpaid reward. */
function waiting(db: Db, inviter: Member): number[] {
  return db
    .all<{ id: number }>(
      `SELECT f.id FROM ${FRIENDS} AND ${PAID} IS NULL AND ${DEPOSITED} >= ? ORDER BY f.id`,
      ...friendsOf(db, inviter),
      depositFor(inviter.brand),
    )
    .map(({ id }) => id);
}

/** Own code, links and totals. `origin`: origin of the brand's pages. */
export function inviteOverview(
  db: Db,
  inviter: Member,
  { origin, language }: { origin: string; language: Language },
): Overview {
  const { brand, userId, now } = inviter;
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const [code, friend, self] = friendsOf(db, inviter);
  const counts = db.get<{ invited: number; active: number }>(
    `SELECT count(*) AS invited, coalesce(sum(EXISTS (SELECT 1 FROM daily_totals t
       WHERE t.user_id = f.id AND t.day > ? AND t.bets > 0)), 0) AS active FROM ${FRIENDS}`,
    dayOf(brand, now) - ACTIVE_DAYS,
    code,
    friend,
    self,
  ) ?? { invited: 0, active: 0 };
  const { income } = db.get<{ income: number }>(
    'SELECT coalesce(sum(amount), 0) AS income FROM invite_rewards WHERE user_id = ?',
    userId,
  ) ?? { income: 0 };
  const fill = (text: string) =>
    text
      .replace('{reward}', shownMoney(brand, rewardFor(brand)))
      .replace('{deposit}', shownMoney(brand, depositFor(brand)));
  return {
    referralCode: friend,
    links: [`${origin}/m/register?affiliate=${friend}`],
    ...counts,
    income: wire(income),
    reward: wire(rewardFor(brand)),
    claimable: wire(waiting(db, inviter).length * rewardFor(brand)),
    rules: INVITE_RULES.map((rule) => fill(rule[language])),
  };
}

interface FriendRow {
  name: string;
  registered_at: number;
  deposited: number;
  reward: number | null;
}

const statusOf = ({ deposited, reward }: FriendRow): Friends['list'][number]['status'] => {
  if (reward !== null) return 'REWARDED';
  return deposited > 0 ? 'DEPOSITED' : 'REGISTERED';
};

/** Invited friends, newest first, with masked names. */
export function invitedFriends(db: Db, inviter: Member, query: PageQuery): Friends {
  return pageFrom<FriendRow, Friends['list'][number]>(
    db,
    query,
    {
      columns: `f.name, f.registered_at, ${DEPOSITED} AS deposited, ${PAID} AS reward`,
      from: FRIENDS,
      order: 'f.registered_at DESC, f.id DESC',
      values: friendsOf(db, inviter),
    },
    (row) => ({
      nameMasked: maskedAccount(row.name),
      registerDate: row.registered_at,
      status: statusOf(row),
      reward: row.reward === null ? null : toWire(row.reward, inviter.brand.currency.digits),
    }),
  );
}

/** Pays outstanding rewards, once per friend. Throws `reward.not.claimable` if there are none. */
export function claimInviteRewards(
  db: Db,
  inviter: Member,
): CallValue<Contract['rewards']['claimInviteRewards']> {
  const { brand, userId, now } = inviter;
  return db.transaction(() => {
    const friends = waiting(db, inviter);
    if (friends.length === 0) throw refuse('reward.not.claimable');
    const amount = rewardFor(brand);
    const orderNo = orderNumber('P', now);
    for (const friendId of friends) {
      const key = `invite/${friendId}`;
      payReward(db, { userId, kind: 'INVITE_REWARD', amount, key, orderNo, now });
      db.run(
        'INSERT INTO invite_rewards (friend_id, user_id, amount, at, order_no) VALUES (?, ?, ?, ?, ?)',
        friendId,
        userId,
        amount,
        now,
        orderNo,
      );
    }
    const all = toWire(amount * friends.length, brand.currency.digits);
    return { orderNo, amount: all, count: friends.length };
  });
}
