import { drawPaymentMark, type PaymentSign } from '@lobby/art';
import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import { BRAND_CODES } from '../../brands/brands';
import { type DepositBank, type DepositVendor, vendorsOf } from '../../deposit/vendors';
import { vietQr } from '../../deposit/viet-qr';
import { BANKS } from '../../security/banks.data';

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  // Blocks scripts in a directly opened image.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const methods = BRAND_CODES.flatMap((code) => vendorsOf(code));

function signOf({ kind, scan, needProof }: DepositVendor): PaymentSign {
  if (kind === 'CARD' || kind === 'STORE') return kind;
  if (kind === 'MANUAL') return needProof ? 'STORE' : 'BANK';
  if (kind === 'ONLINE') return scan === 'VIETQR' ? 'QR' : 'ONLINE';
  return 'WALLET';
}

/** Codes of all banks, and of the methods' wallets and shops. */
const COMPANIES = [
  ...new Set([
    ...Object.values(BANKS).flatMap((banks) => banks.map(({ code }) => code)),
    ...methods.flatMap(({ banks }) => banks.map(({ bankCode }) => bankCode)),
  ]),
];

/** Sign of a method's companies. */
const companySign = (sign: PaymentSign): PaymentSign =>
  sign === 'WALLET' || sign === 'STORE' ? sign : 'BANK';

/** Marks by the code of a method, a bank, a wallet or a shop. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ...methods.flatMap((method) =>
    method.banks.map(({ bankCode }): [string, string] => [
      bankCode,
      drawPaymentMark(companySign(signOf(method)), COMPANIES.indexOf(bankCode)),
    ]),
  ),
  ...Object.values(BANKS)
    .flat()
    .map(({ code }): [string, string] => [code, drawPaymentMark('BANK', COMPANIES.indexOf(code))]),
  ...methods.map((method): [string, string] => {
    const sign = signOf(method);
    const company = sign === 'WALLET' ? COMPANIES.indexOf(method.banks[0].bankCode) : undefined;
    return [method.methodId, drawPaymentMark(sign, company)];
  }),
]);

/** Accounts with a transfer QR code, by picture path. */
const ACCOUNTS: ReadonlyMap<string, DepositBank> = new Map(
  methods
    .filter(({ scan }) => scan === 'VIETQR')
    .flatMap(({ methodId, banks }) => banks.map((bank) => [`${methodId}/${bank.bankCode}`, bank])),
);

function accountQr(place: string): string | undefined {
  const { bin, accountNo } = ACCOUNTS.get(place) ?? {};
  if (bin === undefined || accountNo === undefined) return undefined;
  return renderSVG(vietQr({ bin, accountNo }));
}

const withoutEnding = (file: string) => file.replace(/\.svg$/, '');

/** Serves marks of payment methods and banks, and QR codes of transfer accounts. */
export const paymentPictures = new Hono()
  .get('/cdn/pay/:file', async (c, next) => {
    const svg = MARKS.get(withoutEnding(c.req.param('file')));
    return svg === undefined ? next() : c.body(svg, 200, HEADERS);
  })
  .get('/cdn/pay-qr/:method/:file', async (c, next) => {
    const svg = accountQr(`${c.req.param('method')}/${withoutEnding(c.req.param('file'))}`);
    return svg === undefined ? next() : c.body(svg, 200, HEADERS);
  });
