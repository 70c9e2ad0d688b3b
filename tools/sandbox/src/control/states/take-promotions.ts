import { applyFor } from '../../promotions/applications';
import { claimReward } from '../../promotions/centre';
import { readyReward, reviewReward } from '../../promotions/review';
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

/** Brings a new player a reward that is applied for, in process, to claim, claimed, rejected and signed. */
export function takePromotions(scene: Scene): void {
  decideDeposit(scene.db, beginDeposit(scene), { decision: 'approve' }, scene.now);
  apply(scene, 'sports-try');
  apply(scene, 'slots-event');
  applyReviewed(scene, 'idea');
  applyReviewed(scene, 'vip-gift');
  applyGranted(scene, 'deposit-thanks');
  claimReward(contextOf(scene, 'rewards.claimReward'), applyGranted(scene, 'new-player'));
}
