/** Announcements, their read marks (promotions too, by id), and hosts. */
export const CONTENT_TABLES = `
CREATE TABLE announcements (
  id TEXT PRIMARY KEY, brand TEXT NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL,
  start_date INTEGER NOT NULL, group_name TEXT, execution TEXT,
  url TEXT, linkage TEXT, linkage_type TEXT, images TEXT, texts TEXT NOT NULL
) STRICT;
CREATE INDEX announcements_by_kind ON announcements (brand, kind, position);
CREATE TABLE announcement_reads (
  user_id INTEGER NOT NULL REFERENCES users, announcement_id TEXT NOT NULL,
  PRIMARY KEY (user_id, announcement_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE hosts (
  id TEXT NOT NULL, brand TEXT NOT NULL, position INTEGER NOT NULL, names TEXT NOT NULL,
  games TEXT NOT NULL, room_type TEXT NOT NULL, price INTEGER, active INTEGER NOT NULL,
  start_minute INTEGER NOT NULL, minutes INTEGER NOT NULL, hot INTEGER NOT NULL, promo INTEGER NOT NULL,
  forced INTEGER, forced_at INTEGER,
  PRIMARY KEY (brand, id)
) STRICT;
CREATE INDEX announcement_reads_by_announcement ON announcement_reads (announcement_id);
CREATE INDEX announcements_by_date ON announcements (brand, kind, start_date DESC);
`;
