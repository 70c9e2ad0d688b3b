import type { Brand, Language, Texts } from '../brands/brands';
import { COUNTRIES } from '../platform/places.data';

/** Lengths of mobile numbers without country code and leading zero. */
const LENGTHS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '84': [9, 10],
  '886': [9, 9],
  '66': [9, 9],
  '81': [10, 10],
  '55': [10, 11],
  '1': [10, 10],
  '63': [10, 10],
  '60': [9, 10],
};

const FORMAT: Texts = {
  VI: 'Số điện thoại không đúng định dạng',
  EN: 'The mobile number isn’t valid',
  CN: '手机号码格式不正确',
  TW: '手機號碼格式不正確',
  JA: '携帯電話番号の形式が正しくありません',
  TH: 'รูปแบบเบอร์มือถือไม่ถูกต้อง',
  PT: 'O número do celular não é válido',
};

const COUNTRY: Texts = {
  VI: 'Mã quốc gia này không được hỗ trợ',
  EN: 'This country code is not supported',
  CN: '不支持该国家区号',
  TW: '不支援這個國碼',
  JA: 'この国番号には対応していません',
  TH: 'ไม่รองรับรหัสประเทศนี้',
  PT: 'Este código de país não é aceito',
};

/** Strips plus sign and leading zeros: `+84` and `0084` are `84`. */
export const dialingDigits = (code: string): string => code.replace(/\D/g, '').replace(/^0+/, '');

const ownDialing = (brand: Brand) =>
  COUNTRIES.find(({ code }) => code === brand.country)?.dialingCode ?? '';

/** Dialing code in a number with plus sign or `00`; undefined without a supported one. */
export function namedDialing(text: string): string | undefined {
  if (!/^\s*(\+|00)/.test(text)) return undefined;
  const digits = dialingDigits(text);
  return COUNTRIES.find(({ dialingCode }) => digits.startsWith(dialingCode))?.dialingCode;
}

interface Entry {
  text: string;
  /** Separately given dialing code. */
  dialing: string | undefined;
}

/** Dialing code of a number: the given one, else the one in the number, else the brand's. */
const dialingOf = (brand: Brand, { text, dialing }: Entry): string =>
  dialingDigits(dialing ?? '') || (namedDialing(text) ?? ownDialing(brand));

/** Whether a number is foreign, so that the rules of the brand's country do not apply. */
export const isAbroad = (brand: Brand, entry: Entry): boolean =>
  dialingOf(brand, entry) !== ownDialing(brand);

/** Normalised number: digits only, without country code and leading zero. */
function nationalNumber(text: string, dialing: string): string {
  const digits = text.replace(/\D/g, '');
  const own = /^\s*(\+|00)/.test(text)
    ? digits.replace(/^0+/, '').replace(new RegExp(`^${dialing}`), '')
    : digits;
  return own.replace(/^0+/, '');
}

export interface MobileNumber {
  /** Normalised by `nationalNumber`. */
  number: string;
  dialing: string;
}

/** Receiver of codes: with plus sign and dialing code if foreign, because other countries share the same digits. */
export const receiverOf = (brand: Brand, { number, dialing }: MobileNumber): string =>
  dialing === ownDialing(brand) ? number : `+${dialing}${number}`;

/** `receiverOf` for the bound number of an account. */
export function boundReceiver(brand: Brand, mobile: string, dialingCode: string | null): string {
  const dialing = dialingOf(brand, { text: mobile, dialing: dialingCode ?? undefined });
  return receiverOf(brand, { number: nationalNumber(mobile, dialing), dialing });
}

/** Parses a mobile number; returns field messages if invalid. */
export function readMobile(
  brand: Brand,
  { field, text, dialing }: Entry & { field: string },
  language: Language,
): MobileNumber | { fields: Record<string, string> } {
  const code = dialingOf(brand, { text, dialing });
  const lengths = LENGTHS[code];
  if (lengths === undefined) return { fields: { countryDialingCode: COUNTRY[language] } };
  const number = nationalNumber(text, code);
  const [min, max] = lengths;
  const good = /^\s*\+?[\d\s().-]+$/.test(text) && number.length >= min && number.length <= max;
  return good ? { number, dialing: code } : { fields: { [field]: FORMAT[language] } };
}
