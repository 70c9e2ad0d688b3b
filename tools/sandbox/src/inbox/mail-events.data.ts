/** Event of an order, reward, contract or identity check that sends a mail. SQL over `NEW`, the changed row. */
interface MailEvent {
  /** Trigger event. */
  on: string;
  when: string;
  /** Receiver. */
  to: string;
  /** Time of the event, ms. */
  at: string;
  /** Facts by placeholder of the text. `amount` is in minor units, `reason` and `kind` are codes. */
  facts: Readonly<Record<string, string>>;
}

const ORDER = { amount: 'NEW.amount', order: 'NEW.order_no' };

const deposit = (statuses: string, facts: MailEvent['facts'] = {}): MailEvent => ({
  on: 'UPDATE OF status ON deposits',
  when: `NEW.status IN (${statuses}) AND OLD.status IN ('PENDING', 'PAID')`,
  to: 'NEW.user_id',
  at: 'NEW.settled_at',
  facts: { ...ORDER, ...facts },
});

const withdrawal = (statuses: string, facts: MailEvent['facts'] = {}): MailEvent => ({
  on: 'UPDATE OF status ON withdrawals',
  when: `NEW.status IN (${statuses}) AND OLD.status <> NEW.status`,
  to: 'NEW.user_id',
  at: 'NEW.updated_at',
  facts: { ...ORDER, ...facts },
});

const nameOf = (id: string) => `(SELECT name FROM users WHERE id = ${id})`;

const answered = (status: string): MailEvent => ({
  on: 'UPDATE OF status ON contracts',
  when: `OLD.status = 'PENDING' AND NEW.status = '${status}'`,
  to: 'NEW.payer_id',
  at: 'NEW.answered_at',
  facts: { kind: 'NEW.kind', user: nameOf('NEW.receiver_id') },
});

const verdict = (status: string, facts: MailEvent['facts'] = {}): MailEvent => ({
  on: 'UPDATE OF status ON identity_checks',
  when: `NEW.status = '${status}' AND OLD.status <> NEW.status`,
  to: 'NEW.user_id',
  at: 'NEW.decided_at',
  facts,
});

/** Events that send mails, by name. */
export const MAIL_EVENTS = {
  'deposit.paid': deposit(`'SUCCESS'`),
  'deposit.failed': deposit(`'FAILED', 'REJECTED'`, { reason: 'NEW.reason' }),
  'withdrawal.paid': withdrawal(`'PAID'`),
  'withdrawal.returned': withdrawal(`'REJECTED', 'FAILED'`, { reason: 'NEW.reason' }),
  'withdrawal.identity': withdrawal(`'KYC_REQUIRED'`),
  'reward.issued': {
    on: 'UPDATE OF status ON rewards',
    when: `NEW.status = 'issued' AND OLD.status <> NEW.status`,
    to: 'NEW.user_id',
    // The payment is posted just before.
    at: `(SELECT max(t.at) FROM wallets w JOIN transactions t ON t.wallet_id = w.id
      WHERE w.user_id = NEW.user_id)`,
    facts: ORDER,
  },
  'contract.offered': {
    on: 'INSERT ON contracts',
    when: `NEW.status = 'PENDING'`,
    to: 'NEW.receiver_id',
    at: 'NEW.created_at',
    facts: { kind: 'NEW.kind', user: nameOf('NEW.payer_id') },
  },
  'contract.accepted': answered('ACTIVE'),
  'contract.declined': answered('REJECTED'),
  'contract.withdrawn': {
    on: 'UPDATE OF status ON contracts',
    when: `OLD.status = 'PENDING' AND NEW.status = 'CANCELLED'`,
    to: 'NEW.receiver_id',
    at: 'NEW.answered_at',
    facts: { kind: 'NEW.kind', user: nameOf('NEW.payer_id') },
  },
  'contract.ended': {
    on: 'UPDATE OF ended_at ON contracts',
    when: 'OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL',
    // Receiver: the side that did not end the contract.
    to: 'NEW.payer_id + NEW.receiver_id - NEW.ended_by',
    at: 'NEW.ended_at',
    facts: { kind: 'NEW.kind', user: nameOf('NEW.ended_by') },
  },
  'identity.approved': verdict('APPROVED'),
  'identity.rejected': verdict('REJECTED', { reason: 'NEW.reason' }),
} as const satisfies Record<string, MailEvent>;

export type MailEventName = keyof typeof MAIL_EVENTS;

/** Maximum messages per inbox; evicts the oldest. */
export const MAX_MESSAGES = 200;

const trigger = (name: string, { on, when, to, at, facts }: MailEvent): string => `
CREATE TRIGGER "mail ${name}" AFTER ${on} WHEN ${when}
BEGIN
  INSERT INTO inbox (user_id, sent_at, event, texts) VALUES (${to}, ${at}, '${name}',
    json_object(${Object.entries(facts).flatMap(([fact, value]) => [`'${fact}'`, value])}));
END;`;

/** Triggers that send mails and trim inboxes. Last in the schema, because they reference tables of other modules. */
export const MAIL_TRIGGERS = `${Object.entries<MailEvent>(MAIL_EVENTS)
  .map(([name, row]) => trigger(name, row))
  .join('')}
CREATE TRIGGER inbox_bound AFTER INSERT ON inbox
BEGIN
  DELETE FROM inbox WHERE user_id = NEW.user_id AND id IN (
    SELECT id FROM inbox WHERE user_id = NEW.user_id
    ORDER BY sent_at DESC, id DESC LIMIT -1 OFFSET ${MAX_MESSAGES}
  );
END;
`;
