import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { payLogo } from '../platform/pay-logo';
import { bankOf } from './banks';
import { maskedName, maskedNumber } from './masks';
import { fixPayeeName, payeeNameOf } from './payee-name';

/** Maximum number of cards per user. */
export const MAX_CARDS = 5;

const ACCOUNT_NO = /^\d{6,20}$/;

export interface BankCard {
  id: number;
  user_id: number;
  bank_code: string;
  account_no: string;
  branch: string | null;
  bound_at: number;
}

/** Cards of a user, oldest first. */
export const cardsOf = (db: Db, userId: number): BankCard[] =>
  db.all<BankCard>('SELECT * FROM bank_cards WHERE user_id = ? ORDER BY id', userId);

/** Card of this user; undefined for another user's. */
export function cardOf(db: Db, userId: number, cardId: string): BankCard | undefined {
  if (!/^\d{1,15}$/.test(cardId)) return undefined;
  return db.get<BankCard>(
    'SELECT * FROM bank_cards WHERE id = ? AND user_id = ?',
    Number(cardId),
    userId,
  );
}

export const bankNameOf = (brand: Brand, code: string): string => bankOf(brand, code)?.name ?? code;

/** Masked cards: last digits of the number, initials of the name. */
export function maskedCards(db: Db, brand: Brand, userId: number) {
  const accountName = maskedName(payeeNameOf(db, userId) ?? '');
  return cardsOf(db, userId).map((card) => ({
    bankCardId: String(card.id),
    bankCode: card.bank_code,
    bankName: bankNameOf(brand, card.bank_code),
    logo: payLogo(card.bank_code),
    accountNo: maskedNumber(card.account_no),
    accountName,
    branch: card.branch,
    bindTime: card.bound_at,
  }));
}

export interface NewCard {
  bankCode: string;
  accountNo: string;
  accountName?: string | undefined;
  branch?: string | undefined;
}

/** Faults of a new card by field. */
function faultsOf(brand: Brand, { bankCode, accountNo }: NewCard): Record<string, string> {
  return {
    ...(bankOf(brand, bankCode) === undefined ? { bankCode: 'a bank of the list' } : {}),
    ...(ACCOUNT_NO.test(accountNo) ? {} : { accountNo: '6 to 20 digits' }),
  };
}

/**
 * Binds a card in the payee's name; the first card may set that name. Throws `field.invalid`,
 * `payee.name.missing`, `payee.name.fixed`, `bank.card.limit`, `bank.card.taken`. Returns the card's id.
 */
export function bindCard(context: Context, input: NewCard): string {
  const { db, brand, now } = context;
  const { userId } = signedIn(context);
  const card = { ...input, accountNo: input.accountNo.replaceAll(/[\s-]/g, '') };
  const fields = faultsOf(brand, card);
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  return db.transaction(() => {
    fixPayeeName(db, userId, card.accountName);
    if (cardsOf(db, userId).length >= MAX_CARDS) throw refuse('bank.card.limit');
    const taken = db.get(
      'SELECT id FROM bank_cards WHERE brand = ? AND account_no = ?',
      brand.code,
      card.accountNo,
    );
    if (taken !== undefined) throw refuse('bank.card.taken');
    db.run(
      `INSERT INTO bank_cards (user_id, brand, bank_code, account_no, branch, bound_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      userId,
      brand.code,
      card.bankCode,
      card.accountNo,
      card.branch?.trim() || null,
      now,
    );
    return String(cardsOf(db, userId).at(-1)?.id);
  });
}
