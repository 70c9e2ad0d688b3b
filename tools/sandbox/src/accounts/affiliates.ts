import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

export function isAffiliateCode(db: Db, brand: BrandCode, code: string): boolean {
  return (
    db.get('SELECT code FROM affiliates WHERE brand = ? AND code = ?', brand, code.trim()) !==
    undefined
  );
}
