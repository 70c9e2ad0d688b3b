import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

export function isAffiliateCode(db: Db, brand: BrandCode, code: string): boolean {
  return (
    db.get('SELECT code FROM affiliates WHERE brand = ? AND code = ?', brand, code.trim()) !==
    undefined
  );
}

/** Agent of an invitation code; undefined for an unknown code. */
export function agentOfCode(db: Db, brand: BrandCode, code: string): number | undefined {
  return db.get<{ id: number }>(
    `SELECT u.id FROM affiliates a JOIN users u ON u.brand = a.brand AND u.name = a.agent
     WHERE a.brand = ? AND a.code = ?`,
    brand,
    code.trim(),
  )?.id;
}
