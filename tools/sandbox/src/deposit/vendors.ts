import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, BrandCode, Language, Texts } from '../brands/brands';
import { refuse } from '../calls/refusal';
import { toWire } from '../wallet/money';
import { DEPOSIT_VENDORS } from './vendors.data';

type WireVendor = CallValue<Contract['deposit']['banks']>[number];
export type DepositKind = WireVendor['kind'];

/** Bank, e-wallet or retail chain of a payment. */
export interface DepositBank {
  bankCode: string;
  bankName: string;
  /** Number in the Vietnamese payment network; enables QR transfers. */
  bin?: string;
  accountName?: string;
  accountNo?: string;
}

/** Payment method of a brand. Money in minor units. */
export interface DepositVendor {
  methodId: string;
  methodName: Texts;
  kind: DepositKind;
  min: number;
  max: number;
  /** 100 is 1 %. */
  feeBasisPoints: number;
  quickAmounts: readonly number[];
  needPayerName?: true;
  needProof?: true;
  maintenance?: true;
  /** `LINK`: QR code of the payment page's address. */
  scan?: 'VIETQR' | 'LINK';
  banks: readonly [DepositBank, ...DepositBank[]];
}

/** Vendors of a brand, in order. */
export const vendorsOf = (code: BrandCode): readonly DepositVendor[] => DEPOSIT_VENDORS[code];

export function knownVendor(
  code: BrandCode,
  methodId: string,
  bankCode: string,
): { vendor: DepositVendor; bank: DepositBank } | undefined {
  const vendor = vendorsOf(code).find((one) => one.methodId === methodId);
  const bank = vendor?.banks.find((one) => one.bankCode === bankCode);
  return vendor === undefined || bank === undefined ? undefined : { vendor, bank };
}

/** Vendor that currently accepts this payment. Throws `deposit.method.closed`. */
export function openVendor(
  brand: Brand,
  asked: { methodId: string; bankCode: string },
  types: readonly DepositKind[],
): { vendor: DepositVendor; bank: DepositBank } {
  const known = knownVendor(brand.code, asked.methodId, asked.bankCode);
  if (known === undefined || known.vendor.maintenance === true) {
    throw refuse('deposit.method.closed');
  }
  if (!types.includes(known.vendor.kind)) throw refuse('deposit.method.closed');
  return known;
}

/** Fee beside the amount in minor units, rounded to the nearest. */
export const feeOf = ({ feeBasisPoints }: DepositVendor, amount: number): number =>
  Math.floor((amount * feeBasisPoints + 5_000) / 10_000);

/** Vendors of a brand in wire format. */
export function vendorList(brand: Brand, language: Language): WireVendor[] {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return vendorsOf(brand.code).map((vendor) => ({
    methodId: vendor.methodId,
    methodName: vendor.methodName[language],
    kind: vendor.kind,
    currency: brand.currency.code,
    min: wire(vendor.min),
    max: wire(vendor.max),
    feeRate: toWire(vendor.feeBasisPoints, 4),
    quickAmounts: vendor.quickAmounts.map(wire),
    needPayerName: vendor.needPayerName ?? false,
    needProof: vendor.needProof ?? false,
    maintenance: vendor.maintenance ?? false,
    banks: vendor.banks.map(({ bankCode, bankName, accountName, accountNo }) => ({
      bankCode,
      bankName,
      accountName: accountName ?? null,
      accountNo: accountNo ?? null,
    })),
  }));
}
