import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import type { Context } from '../calls/context';
import { refuse } from '../calls/refusal';
import { brandSetting } from '../platform/brand-settings';
import { isInBreak } from '../protection/rules';

type Available = CallValue<Contract['rewards']['availablePromotions']>['content'][number];
type PromotionKey = Available['key'];

const KEYS = ['REFERRAL', 'MISSION', 'RAIN'] as const satisfies readonly PromotionKey[];

/** Promotion kinds are on unless the brand's setting of the same name switches them off. */
function isOn(db: Db, brand: Brand, key: PromotionKey): boolean {
  return brandSetting(db, brand.code, 'flags')[key] ?? true;
}

/** Promotion kinds; enabled if the brand offers them and the viewer is not in a break. */
export function availablePromotions({ db, brand, viewer, now }: Context): Available[] {
  const open = viewer === undefined || !isInBreak(db, viewer.userId, now);
  return KEYS.map((key) => ({ key, enabled: open && isOn(db, brand, key) }));
}

/** Throws `function.not.available` if the brand does not offer it. */
export function assertOffered(db: Db, brand: Brand, key: PromotionKey): void {
  if (!isOn(db, brand, key)) throw refuse('function.not.available');
}
