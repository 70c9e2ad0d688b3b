import type { Language } from '../brands/brands';
import { isBrandAddress, originOf } from '../brands/sites';
import { refuse } from '../calls/refusal';

/** Address of the payment page; the token grants access to this payment only. */
export const payAddress = (url: URL, token: string, language: Language): string =>
  `${originOf('pay', url)}/pay/?t=${token}&lang=${language}`;

/**
 * Return address of the payment page, within the brand's own host (no open redirect). Throws `field.invalid`.
 */
export function safeReturnUrl(address: string, here: URL): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const ours = url !== undefined && url.username === '' && isBrandAddress(url, here);
  if (!ours) throw refuse('field.invalid', { fields: { returnUrl: 'an address of the brand' } });
  return url.href;
}
