/** Settings of the sandbox itself. */
export const SETTING_TABLES = `
CREATE TABLE sandbox_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
