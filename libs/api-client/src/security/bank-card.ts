import type { CallAnswer } from '../contract';
import type { withdraw } from '../contract/withdraw';

/** A bound card. Number and name are told in part only, and are never known whole. */
export interface BankCard {
  id: string;
  bankCode: string;
  bankName: string;
  /** `*********4820`: the last four digits show. */
  numberMasked: string;
  /** `N***** T** L**`. */
  holderMasked: string;
  branch: string | undefined;
  /** Milliseconds since the epoch. */
  boundAt: number;
}

/** A card in our words. */
export const toBankCard = (card: CallAnswer<typeof withdraw.cards>[number]): BankCard => ({
  id: card.bankCardId,
  bankCode: card.bankCode,
  bankName: card.bankName,
  numberMasked: card.accountNo,
  holderMasked: card.accountName,
  branch: card.branch ?? undefined,
  boundAt: card.bindTime,
});
