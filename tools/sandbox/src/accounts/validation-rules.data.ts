import type { BrandCode } from '../brands/brands';
import { BRAND_CODES } from '../brands/brands';
import { nickname } from './detail-rules.data';
import type { FieldRule } from './field-rule';
import { email, MOBILE_RULES, password, payeeName, username } from './registration-rules.data';

/** Login accepts more than registration, because accounts may predate the current rule. */
const loginUsername: FieldRule = {
  field: 'loginUsername',
  required: true,
  pattern: '^\\s*[A-Za-z0-9]{3,32}\\s*$',
  minLength: 3,
  maxLength: 32,
  message: {
    VI: 'Tên đăng nhập gồm 3 đến 32 chữ cái và chữ số',
    EN: 'A user name has 3 to 32 letters and digits',
    CN: '用户名为 3 至 32 位字母和数字',
    TW: '使用者名稱為 3 至 32 位字母和數字',
    JA: 'ユーザー名は3～32文字の英数字です',
    TH: 'ชื่อผู้ใช้เป็นตัวอักษรและตัวเลข 3 ถึง 32 ตัว',
    PT: 'Um nome de usuário tem de 3 a 32 letras e números',
  },
};

const loginPassword: FieldRule = {
  field: 'loginPassword',
  required: true,
  pattern: '^.{6,64}$',
  minLength: 6,
  maxLength: 64,
  message: {
    VI: 'Mật khẩu có ít nhất 6 ký tự',
    EN: 'A password has at least 6 characters',
    CN: '密码至少为 6 个字符',
    TW: '密碼至少為 6 個字元',
    JA: 'パスワードは6文字以上です',
    TH: 'รหัสผ่านมีอย่างน้อย 6 ตัวอักษร',
    PT: 'Uma senha tem ao menos 6 caracteres',
  },
};

export const verificationCode: FieldRule = {
  field: 'verificationCode',
  required: true,
  pattern: '^\\d{6}$',
  minLength: 6,
  maxLength: 6,
  message: {
    VI: 'Mã OTP gồm 6 chữ số',
    EN: 'An SMS code has 6 digits',
    CN: '短信验证码为 6 位数字',
    TW: '簡訊驗證碼為 6 位數字',
    JA: '認証コードは6桁の数字です',
    TH: 'รหัส OTP เป็นตัวเลข 6 หลัก',
    PT: 'O código SMS tem 6 números',
  },
};

const captcha: FieldRule = {
  field: 'captcha',
  required: true,
  pattern: '^\\d{4,6}$',
  minLength: 4,
  maxLength: 6,
  message: {
    VI: 'Mã captcha gồm 4 đến 6 chữ số',
    EN: 'A captcha has 4 to 6 digits',
    CN: '图形验证码为 4 至 6 位数字',
    TW: '圖形驗證碼為 4 至 6 位數字',
    JA: '画像認証の数字は4～6桁です',
    TH: 'รหัสในภาพเป็นตัวเลข 4 ถึง 6 หลัก',
    PT: 'O código da imagem tem de 4 a 6 números',
  },
};

const required = (rule: FieldRule, field = rule.field): FieldRule => ({
  ...rule,
  field,
  required: true,
});

/** Rules shared by all forms. */
export const emailRule = required(email);
export const passwordRule = required(password);
export const nicknameRule = required(nickname);

const rulesOf = (brand: BrandCode): readonly FieldRule[] => [
  loginUsername,
  loginPassword,
  required(MOBILE_RULES[brand], 'loginMobileNum'),
  verificationCode,
  captcha,
  username,
  passwordRule,
  required(MOBILE_RULES[brand]),
  emailRule,
  nicknameRule,
  required(payeeName),
];

/** Rules of the login, recovery and account fields (D1 §5), by brand. */
export const VALIDATION_RULES: Readonly<Record<string, readonly FieldRule[]>> = Object.fromEntries(
  BRAND_CODES.map((brand) => [brand, rulesOf(brand)]),
);
