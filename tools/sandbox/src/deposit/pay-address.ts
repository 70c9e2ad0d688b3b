import type { Language } from '../brands/brands';
import { brandOfHost } from '../brands/brands';
import { refuse } from '../calls/refusal';

/** Origin of the demonstration gateway, separate from the brands' pages. */
export const PAY_HOST = 'pay.localhost';

/** Origin of payment pages, on the port of the request. */
export function payOrigin(url: URL): string {
  return `${url.protocol}//${PAY_HOST}${url.port === '' ? '' : `:${url.port}`}`;
}

/** Address of the payment page; the token grants access to this payment only. */
export const payAddress = (url: URL, token: string, language: Language): string =>
  `${payOrigin(url)}/pay/?t=${token}&lang=${language}`;

/**
 * Return address of the payment page, within the brand's own host (no open redirect). Throws `field.invalid`.
 */
export function safeReturnUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const ours =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    brandOfHost(url.hostname) !== undefined;
  if (!ours) throw refuse('field.invalid', { fields: { returnUrl: 'an address of the brand' } });
  return url.href;
}
