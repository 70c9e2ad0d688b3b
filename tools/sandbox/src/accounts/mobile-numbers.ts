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

/** Dialing code of a number: the given one, else the brand's. */
function dialingOf(brand: Brand, given: string | undefined): string {
  const own = COUNTRIES.find(({ code }) => code === brand.country)?.dialingCode ?? '';
  return dialingDigits(given ?? '') || own;
}

/** Normalised number: digits only, without country code and leading zero. */
function nationalNumber(text: string, dialing: string): string {
  const digits = text.replace(/\D/g, '');
  const own = /^\s*(\+|00)/.test(text) ? digits.replace(/^0+/, '').replace(dialing, '') : digits;
  return own.replace(/^0+/, '');
}

export interface MobileNumber {
  /** In the form of `nationalNumber`. */
  number: string;
  dialing: string;
}

/** Parses a mobile number; returns field messages if invalid. */
export function readMobile(
  brand: Brand,
  { field, text, dialing }: { field: string; text: string; dialing: string | undefined },
  language: Language,
): MobileNumber | { fields: Record<string, string> } {
  const code = dialingOf(brand, dialing);
  const lengths = LENGTHS[code];
  if (lengths === undefined) return { fields: { countryDialingCode: COUNTRY[language] } };
  const number = nationalNumber(text, code);
  const [min, max] = lengths;
  const good = /^\s*\+?[\d\s().-]+$/.test(text) && number.length >= min && number.length <= max;
  return good ? { number, dialing: code } : { fields: { [field]: FORMAT[language] } };
}
