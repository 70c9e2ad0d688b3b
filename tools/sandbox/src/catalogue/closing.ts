import type { Db } from '../database/db';

/** Starts or ends maintenance of a vendor in all its categories; returns whether it exists. */
export const closeVendor = (db: Db, code: string, closed: boolean): boolean =>
  db.run('UPDATE vendor_categories SET maintenance = ? WHERE vendor = ?', closed ? 1 : 0, code) > 0;

/** Hides a game from every list, or restores it; returns whether it exists. */
export const closeGame = (db: Db, nodeId: string, closed: boolean): boolean =>
  db.run('UPDATE games SET closed = ? WHERE node_id = ?', closed ? 1 : 0, nodeId) > 0;

/** Vendors in order, and whether each is under maintenance in all its categories. */
export const vendorStates = (db: Db) =>
  db.all<{ vendor: string; name: string; closed: number }>(
    `SELECT v.code AS vendor, v.name, min(c.maintenance) AS closed
     FROM vendors v JOIN vendor_categories c ON c.vendor = v.code GROUP BY v.code ORDER BY v.position`,
  );
