import { drawVendorMark } from '@lobby/art';
import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import { BRAND_CODES } from '../../brands/brands';
import { type DepositBank, vendorsOf } from '../../deposit/vendors';
import { vietQr } from '../../deposit/viet-qr';
import { BANKS } from '../../security/banks.data';

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  // Prevents script in a directly opened image.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const methods = BRAND_CODES.flatMap((code) => vendorsOf(code));

/** Codes of all methods and banks, in and out; the position makes neighbours differ. */
const CODES: readonly string[] = [
  ...new Set([
    ...methods.map(({ methodId }) => methodId),
    ...methods.flatMap(({ banks }) => banks.map(({ bankCode }) => bankCode)),
    ...Object.values(BANKS).flatMap((banks) => banks.map(({ code }) => code)),
  ]),
];

/** Accounts that take a transfer by QR code, by the address of the picture. */
const ACCOUNTS: ReadonlyMap<string, DepositBank> = new Map(
  methods
    .filter(({ scan }) => scan === 'VIETQR')
    .flatMap(({ methodId, banks }) => banks.map((bank) => [`${methodId}/${bank.bankCode}`, bank])),
);

function mark(code: string): string | undefined {
  const index = CODES.indexOf(code);
  return index === -1 ? undefined : drawVendorMark({ code, name: code, index });
}

function accountQr(place: string): string | undefined {
  const { bin, accountNo } = ACCOUNTS.get(place) ?? {};
  if (bin === undefined || accountNo === undefined) return undefined;
  return renderSVG(vietQr({ bin, accountNo }));
}

const withoutEnding = (file: string) => file.replace(/\.svg$/, '');

/** Marks of payment methods and banks, and QR codes of the accounts that take transfers. */
export const paymentPictures = new Hono()
  .get('/cdn/pay/:file', async (c, next) => {
    const svg = mark(withoutEnding(c.req.param('file')));
    return svg === undefined ? next() : c.body(svg, 200, HEADERS);
  })
  .get('/cdn/pay-qr/:method/:file', async (c, next) => {
    const svg = accountQr(`${c.req.param('method')}/${withoutEnding(c.req.param('file'))}`);
    return svg === undefined ? next() : c.body(svg, 200, HEADERS);
  });
