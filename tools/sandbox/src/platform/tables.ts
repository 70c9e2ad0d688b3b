/** Brands and their settings. */
export const PLATFORM_TABLES = `
CREATE TABLE brands (code TEXT PRIMARY KEY, utc_offset_ms INTEGER NOT NULL) STRICT;
CREATE TABLE brand_settings (
  brand TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (brand, name)
) STRICT, WITHOUT ROWID;
`;
