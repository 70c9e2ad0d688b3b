import type { Db } from '../database/db';

export interface Mail {
  address: string;
  subject: string;
  body: string;
  /** Secret in the mail, extracted for tests. */
  secret?: string;
  now: number;
}

/** Stores a mail instead of sending it; shown on the control page. */
export function sendMail(db: Db, userId: number, mail: Mail): void {
  db.run(
    'INSERT INTO sent_mails (user_id, address, subject, body, secret, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
    userId,
    mail.address,
    mail.subject,
    mail.body,
    mail.secret ?? null,
    mail.now,
  );
}

interface MailRow {
  address: string;
  subject: string;
  body: string;
  secret: string | null;
  sent_at: number;
}

/** Mails to an account, newest first. */
export function mailsTo(db: Db, userId: number) {
  return db
    .all<MailRow>('SELECT * FROM sent_mails WHERE user_id = ? ORDER BY id DESC LIMIT 50', userId)
    .map(({ address, subject, body, secret, sent_at }) => ({
      address,
      subject,
      body,
      ...(secret === null ? {} : { temporaryPassword: secret }),
      sentAt: sent_at,
    }));
}
