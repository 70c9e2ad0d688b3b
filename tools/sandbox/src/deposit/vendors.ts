import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, BrandCode, Language, Texts } from '../brands/brands';
import { refuse } from '../calls/refusal';
import { payLogo } from '../platform/pay-logo';
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

/** Deposit gateway: WEB 1, MOBILE 3 (D2 §3). */
type Gateway = 1 | 3;

/** Payment method of a brand. Money in minor units. */
export interface DepositVendor {
  methodId: string;
  methodName: Texts;
  kind: DepositKind;
  /** Gateways that offer it; absent: all. */
  gateways?: readonly Gateway[];
  min: number;
  max: number;
  /** Fee in basis points: 100 is 1 %. */
  feeBasisPoints: number;
  quickAmounts: readonly number[];
  needPayerName?: true;
  needProof?: true;
  maintenance?: true;
  /** Usual minutes from the payment to the credit; absent: immediately. */
  arrivalMinutes?: number;
  /** `LINK`: QR code of the payment page's address. */
  scan?: 'VIETQR' | 'LINK';
  banks: readonly [DepositBank, ...DepositBank[]];
}

/** Wagering multiple of every deposit. */
export const DEPOSIT_WAGER = 1;

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

const isAt = ({ gateways }: DepositVendor, gateway: number): boolean =>
  gateways === undefined || gateways.some((one) => one === gateway);

/** Vendor that currently accepts this payment. Throws `deposit.method.closed`. */
export function openVendor(
  brand: Brand,
  asked: { methodId: string; bankCode: string; gateway: number },
  types: readonly DepositKind[],
): { vendor: DepositVendor; bank: DepositBank } {
  const known = knownVendor(brand.code, asked.methodId, asked.bankCode);
  const takes =
    known !== undefined &&
    known.vendor.maintenance !== true &&
    isAt(known.vendor, asked.gateway) &&
    types.includes(known.vendor.kind);
  if (!takes) throw refuse('deposit.method.closed');
  return known;
}

/** Fee on top of the amount in minor units, rounded to nearest. */
export const feeOf = ({ feeBasisPoints }: DepositVendor, amount: number): number =>
  Math.floor((amount * feeBasisPoints + 5_000) / 10_000);

/** URL of an account's transfer QR code, if it supports one. */
const qrUrlOf = (vendor: DepositVendor, { bin, bankCode }: DepositBank): string | null =>
  vendor.kind === 'MANUAL' && vendor.scan === 'VIETQR' && bin !== undefined
    ? `/cdn/pay-qr/${vendor.methodId}/${bankCode}.svg`
    : null;

/** Vendors of a brand at a gateway, in wire format. */
export function vendorList(brand: Brand, language: Language, gateway: number): WireVendor[] {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const offered = vendorsOf(brand.code).filter((vendor) => isAt(vendor, gateway));
  return offered.map((vendor) => ({
    methodId: vendor.methodId,
    methodName: vendor.methodName[language],
    kind: vendor.kind,
    logo: payLogo(vendor.methodId),
    currency: brand.currency.code,
    min: wire(vendor.min),
    max: wire(vendor.max),
    feeRate: toWire(vendor.feeBasisPoints, 4),
    quickAmounts: vendor.quickAmounts.map(wire),
    needPayerName: vendor.needPayerName ?? false,
    needProof: vendor.needProof ?? false,
    arrivalMinutes: vendor.arrivalMinutes ?? 0,
    wagerMultiple: DEPOSIT_WAGER,
    maintenance: vendor.maintenance ?? false,
    banks: vendor.banks.map((bank) => ({
      bankCode: bank.bankCode,
      bankName: bank.bankName,
      logo: payLogo(bank.bankCode),
      accountName: bank.accountName ?? null,
      accountNo: bank.accountNo ?? null,
      qrUrl: qrUrlOf(vendor, bank),
    })),
  }));
}
