import { api, type DepositOffer } from '@lobby/api-client';
import { PATHS, pathWith } from '@lobby/core';
import { gatewayHere, type OpenMethod } from './deposit.query';

/** Values of the form. */
export interface Deposit {
  amount: string;
  bankCode: string;
  payerName: string;
  proofImages: string[];
  /** Empty for no bonus. */
  promoId: DepositOffer['promoId'];
}

/** Return URL for a payment page: the deposit's page, by idempotency key. */
const returnAddress = (key: string): string =>
  window.location.origin + pathWith(PATHS.depositOrder, { key });

/** Places a deposit with the request of its method's type. */
export function beginDeposit(
  { methodId, kind, needPayerName }: OpenMethod,
  { amount, bankCode, payerName, proofImages, promoId }: Deposit,
  options: { key: string },
): Promise<{ orderNo: string }> {
  const gateway = gatewayHere();
  const order = { methodId, bankCode, amount, gateway, promoId: promoId || null };
  if (kind !== 'MANUAL') {
    return api.deposit.payment({ ...order, kind, returnUrl: returnAddress(options.key) }, options);
  }
  const payer = needPayerName ? { payerName } : {};
  return api.deposit.manualTransfer({ ...order, ...payer, proofImages }, options);
}
