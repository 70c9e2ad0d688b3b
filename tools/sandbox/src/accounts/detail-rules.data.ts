import type { FieldRule } from './field-rule';
import { type Span, type SpanTexts, spanTexts } from './spans';

export const nickname: FieldRule = {
  field: 'nickname',
  required: false,
  pattern: '^[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N} ._\\-]{0,18}[\\p{L}\\p{M}\\p{N}])$',
  minLength: 2,
  maxLength: 20,
  message: {
    VI: 'Biệt danh gồm 2 đến 20 chữ cái, chữ số hoặc dấu cách',
    EN: 'A nickname has 2 to 20 letters, digits or spaces',
    CN: '昵称为 2 至 20 个文字、数字或空格',
    TW: '暱稱為 2 至 20 個文字、數字或空格',
    JA: 'ニックネームは2～20文字の文字・数字・空白です',
    TH: 'ชื่อที่แสดงเป็นตัวอักษร ตัวเลข หรือเว้นวรรค 2 ถึง 20 ตัว',
    PT: 'Um apelido tem de 2 a 20 letras, números ou espaços',
  },
};

const LETTERS: SpanTexts = {
  VI: (span) => `Gồm ${span} chữ cái, chữ số hoặc . _ -`,
  EN: (span) => `${span} letters, digits or . _ -`,
  CN: (span) => `${span} 个字母、数字或 . _ -`,
  TW: (span) => `${span} 個字母、數字或 . _ -`,
  JA: (span) => `${span}文字の英数字または . _ -`,
  TH: (span) => `ตัวอักษร ตัวเลข หรือ . _ - จำนวน ${span} ตัว`,
  PT: (span) => `${span} letras, números ou . _ -`,
};

const DIGITS: SpanTexts = {
  VI: (span) => `Gồm ${span} chữ số`,
  EN: (span) => `${span} digits`,
  CN: (span) => `${span} 位数字`,
  TW: (span) => `${span} 位數字`,
  JA: (span) => `${span}桁の数字`,
  TH: (span) => `ตัวเลข ${span} หลัก`,
  PT: (span) => `${span} números`,
};

/** Optional field of letters, digits, points, hyphens and underscores. */
const letters = (field: string, length: Span): FieldRule => ({
  field,
  required: false,
  pattern: `^[A-Za-z0-9._\\-]{${length.join(',')}}$`,
  minLength: length[0],
  maxLength: length[1],
  message: spanTexts(LETTERS, length),
});

/** Optional field of digits. */
const digits = (field: string, length: Span): FieldRule => ({
  field,
  required: false,
  pattern: `^\\d{${length.join(',')}}$`,
  minLength: length[0],
  maxLength: length[1],
  message: spanTexts(DIGITS, length),
});

/** Rules of the optional fields besides account, number and name (D1 §3). */
export const DETAIL_RULES: readonly FieldRule[] = [
  nickname,
  letters('idNumber', [6, 20]),
  digits('qqNum', [5, 12]),
  letters('facebook', [5, 50]),
  letters('wechat', [6, 20]),
  letters('line', [4, 20]),
  digits('whatsapp', [8, 15]),
  digits('zalo', [9, 11]),
  digits('paymentPassword', [6, 6]),
  letters('recommenderId', [3, 32]),
];
