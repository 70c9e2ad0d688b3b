import { applyFor } from '../../promotions/applications';
import { claimReward } from '../../promotions/centre';
import { readyReward, reviewReward } from '../../promotions/review';
import { playRound } from '../../wallet/bets';
import { mainWallet } from '../../wallet/wallets';
import { decideDeposit } from '../../deposit/settle';
import { beginDeposit, contextOf, type Scene } from './scene';

/** Applies for a promotion; returns the reward's id. */
const apply = (scene: Scene, promoId: string): string =>
  applyFor(contextOf(scene, 'rewards.applyPromotion'), { promoId, remark: 'Hello', images: [] })
    .applicationId;

function applyReviewed(scene: Scene, promoId: string): string {
  const id = apply(scene, promoId);
  reviewReward(scene.db, id, scene.now);
  return id;
}

function applyGranted(scene: Scene, promoId: string): string {
  const id = applyReviewed(scene, promoId);
  readyReward(scene.db, id, scene.now);
  return id;
}

/** Plays a losing round of fishing, which a promotion requires. */
function playFishing({ db, brand, user, now }: Scene): void {
  const game = db.get<{ node_id: string; category: string; vendor: string }>(
    `SELECT node_id, category, vendor FROM games WHERE category = 'FISH' ORDER BY node_id LIMIT 1`,
  );
  if (game === undefined) throw new Error('no fishing game');
  playRound(db, {
    walletId: mainWallet(db, user.id).id,
    game,
    userId: user.id,
    launch: '',
    stake: brand.stakes[0],
    key: 'prepared',
    draw: () => ({ halfMultiplier: 0, symbols: [] }),
    now,
  });
}

/** Gives a new player a reward in each state: applying, process, claim, claimed, issued, rejected, signed. */
export function takePromotions(scene: Scene): void {
  decideDeposit(scene.db, beginDeposit(scene), { decision: 'approve' }, scene.now);
  apply(scene, 'sports-try');
  apply(scene, 'slots-event');
  applyReviewed(scene, 'idea');
  applyReviewed(scene, 'vip-gift');
  playFishing(scene);
  applyReviewed(scene, 'fish-try');
  applyGranted(scene, 'deposit-thanks');
  claimReward(contextOf(scene, 'rewards.claimReward'), applyGranted(scene, 'new-player'));
}
