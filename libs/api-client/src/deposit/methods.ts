import { deposit } from '../contract/deposit';
import { send, type SendOptions } from '../transport/send';
import type { Amount, Rate } from '../values';
import type { DepositKind } from './to-order';

/** A bank, a wallet or a chain of shops that a method goes through. */
export interface DepositBank {
  code: string;
  name: string;
  logo: string | undefined;
  accountName: string | undefined;
  accountNo: string | undefined;
  /** Address of a picture to scan, where the bank gives one. */
  qrPicture: string | undefined;
}

/** A way to pay in. */
export interface DepositMethod {
  id: string;
  name: string;
  /** `MANUAL` goes by `manualTransfer`, every other kind by `payment`. */
  kind: DepositKind;
  currency: string;
  min: Amount;
  max: Amount;
  /** Of the amount, added to what is paid. */
  feeRate: Rate;
  quickAmounts: Amount[];
  needsPayerName: boolean;
  needsProof: boolean;
  /** Takes nothing now. */
  maintenance: boolean;
  banks: DepositBank[];
}

/** The merchant's deposit methods, in order (D2 §7). */
export async function methods(options?: SendOptions): Promise<DepositMethod[]> {
  const value = await send(deposit.banks, {}, options);
  return value.map((vendor) => ({
    id: vendor.vendorId,
    name: vendor.vendorName,
    kind: vendor.bankType,
    currency: vendor.currency,
    min: vendor.min,
    max: vendor.max,
    feeRate: vendor.feeRate,
    quickAmounts: vendor.quickAmounts,
    needsPayerName: vendor.needPayerName,
    needsProof: vendor.needProof,
    maintenance: vendor.maintenance,
    banks: vendor.banks.map((bank) => ({
      code: bank.bankCode,
      name: bank.bankName,
      logo: bank.logo ?? undefined,
      accountName: bank.accountName ?? undefined,
      accountNo: bank.accountNo ?? undefined,
      qrPicture: bank.qrUrl ?? undefined,
    })),
  }));
}
