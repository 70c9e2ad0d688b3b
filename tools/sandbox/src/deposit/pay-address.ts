import type { Language } from '../brands/brands';
import { brandOfHost } from '../brands/brands';
import { refuse } from '../pipeline/refusal';

/** The demonstration gateway has an origin of its own: a brand's page shares none with who takes its money. */
export const PAY_HOST = 'pay.localhost';

/** Where payments are made, on the port the request came to. */
export function payOrigin(url: URL): string {
  return `${url.protocol}//${PAY_HOST}${url.port === '' ? '' : `:${url.port}`}`;
}

/** The payment page of one deposit. The token opens this payment and nothing else. */
export const payAddress = (url: URL, token: string, language: Language): string =>
  `${payOrigin(url)}/pay/?t=${token}&lang=${language}`;

/** Where the page leads back to: a brand's own address, so that it sends nobody elsewhere. Throws `field.invalid`. */
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
