/** Address of the mark of a payment method, a bank, a wallet or a shop, by its code. */
export const payLogo = (code: string): string => `/cdn/pay/${code}.svg`;
