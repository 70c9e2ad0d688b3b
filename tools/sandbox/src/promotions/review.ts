import { type Brand, type BrandCode, brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { mainWallet } from '../wallet/wallets';
import { payGranted } from './give-bonus';
import { promotionOf } from './promotions';
import { reasonToReject } from './requirements';
import { makeClaimable, type RewardRow } from './reward-rows';
import type { ApplyTerms, SignTerms } from './terms';

const READY_AFTER_MS = 60_000;

type Reviewed = RewardRow & { brand: BrandCode };

/** Reward and time of its review. */
interface Review {
  row: Reviewed;
  brand: Brand;
  at: number;
}

function prepare(db: Db, { row, at }: Review): void {
  db.run(`UPDATE rewards SET status = 'process' WHERE id = ?`, row.id);
  schedule(db, 'promotion.ready', String(row.id), at + READY_AFTER_MS);
}

function reviewApplication(db: Db, review: Review, terms: ApplyTerms): void {
  const { row, brand, at } = review;
  const reason = reasonToReject(db, { brand, userId: row.user_id, now: at }, terms.requires);
  if (reason !== undefined) {
    db.run(`UPDATE rewards SET status = 'rejected', reason = ? WHERE id = ?`, reason, row.id);
  } else if (terms.pays === 'claim') prepare(db, review);
  else payGranted(db, { ...row, key: `reward/${row.id}`, validDays: terms.validDays }, at);
}

/** Valid stakes of bets placed since the sign-up and settled by now, minor units. */
function stakedSince(db: Db, { row, at }: Review, { categories }: SignTerms): number {
  const { staked } = db.get<{ staked: number }>(
    `SELECT coalesce(sum(valid_stake), 0) AS staked FROM bets
     WHERE user_id = ? AND wallet_id = ? AND at >= ? AND settled_at < ?
       AND category IN (SELECT value FROM json_each(?))`,
    row.user_id,
    mainWallet(db, row.user_id).id,
    row.at,
    at,
    JSON.stringify(categories),
  ) ?? { staked: 0 };
  return staked;
}

/** Reviews an event. A missed one stays signed until it expires. */
function reviewEvent(db: Db, review: Review, terms: SignTerms): void {
  if (stakedSince(db, review, terms) >= terms.minStake) prepare(db, review);
}

/** Job: decides an application, or an ended event, by the promotion's terms. */
export function reviewReward(db: Db, subject: string, at: number): void {
  const row = db.get<Reviewed>(
    `SELECT r.*, u.brand FROM rewards r JOIN users u ON u.id = r.user_id
     WHERE r.id = ? AND r.status IN ('applying', 'signed')`,
    Number(subject),
  );
  const terms = row && promotionOf(db, row.brand, row.promo ?? '')?.terms;
  if (row === undefined || terms === undefined) return;
  const review = { row, brand: brandOf(row.brand), at };
  if (terms.howTo === 'APPLY') reviewApplication(db, review, terms);
  if (terms.howTo === 'SIGN') reviewEvent(db, review, terms);
}

/** Job: makes a granted reward claimable. */
export function readyReward(db: Db, subject: string, at: number): void {
  makeClaimable(db, Number(subject), at);
}
