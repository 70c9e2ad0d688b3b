import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { brandSetting } from '../platform/brand-settings';

type Available = CallValue<Contract['rewards']['availablePromotions']>['content'][number];
type PromotionKey = Available['key'];

const KEYS = ['REFERRAL', 'MISSION', 'RAIN'] as const satisfies readonly PromotionKey[];

/** Promotion kinds are on unless the brand's setting of the same name switches them off. */
function isOn(db: Db, brand: Brand, key: PromotionKey): boolean {
  return brandSetting(db, brand.code, 'flags')[key] ?? true;
}

export const availablePromotions = (db: Db, brand: Brand): Available[] =>
  KEYS.map((key) => ({ key, enabled: isOn(db, brand, key) }));

/** Throws `function.not.available` if the brand does not offer it. */
export function assertOffered(db: Db, brand: Brand, key: PromotionKey): void {
  if (!isOn(db, brand, key)) throw refuse('function.not.available');
}
