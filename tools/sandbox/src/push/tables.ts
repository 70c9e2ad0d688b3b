import { mailPath } from './push-paths.data';

/** Push subscriptions by device, and queued notifications. */
export const PUSH_TABLES = `
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, device TEXT NOT NULL,
  token TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created_at INTEGER NOT NULL,
  UNIQUE (user_id, device)
) STRICT;
CREATE TABLE push_outbox (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, kind TEXT NOT NULL,
  path TEXT NOT NULL
) STRICT;
`;

/** Triggers that queue a notification per inbox message. Last in the schema: they reference tables of other modules. */
export const PUSH_TRIGGERS = `
CREATE TRIGGER push_message AFTER INSERT ON inbox
WHEN EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = NEW.user_id)
BEGIN
  INSERT INTO push_outbox (user_id, kind, path) VALUES (NEW.user_id, ${mailPath('kind')}, ${mailPath('path')});
END;
`;
