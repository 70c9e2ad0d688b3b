/** URL of the mark of a payment method, bank, wallet or shop, by code. */
export const payLogo = (code: string): string => `/cdn/pay/${code}.svg`;
