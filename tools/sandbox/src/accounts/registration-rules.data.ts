import type { BrandCode, Texts } from '../brands/brands';
import { DETAIL_RULES } from './detail-rules.data';
import type { FieldRule } from './field-rule';
import { type Span, type SpanTexts, spanTexts } from './spans';

export const username: FieldRule = {
  field: 'username',
  required: true,
  pattern: '^[A-Za-z][A-Za-z0-9]{5,15}$',
  minLength: 6,
  maxLength: 16,
  message: {
    VI: 'Từ 6 đến 16 chữ cái và chữ số, bắt đầu bằng chữ cái',
    EN: '6 to 16 letters and digits, starting with a letter',
    CN: '6 至 16 位字母和数字，以字母开头',
    TW: '6 至 16 位字母和數字，以字母開頭',
    JA: '6～16文字の英数字で、英字から始めてください',
    TH: 'ตัวอักษรและตัวเลข 6 ถึง 16 ตัว ขึ้นต้นด้วยตัวอักษร',
    PT: 'De 6 a 16 letras e números, começando por uma letra',
  },
};

export const password: FieldRule = {
  field: 'password',
  required: true,
  pattern: '^(?=.*[A-Za-z])(?=.*\\d)\\S{8,20}$',
  minLength: 8,
  maxLength: 20,
  message: {
    VI: 'Từ 8 đến 20 ký tự, có ít nhất một chữ cái và một chữ số',
    EN: '8 to 20 characters with at least one letter and one digit',
    CN: '8 至 20 个字符，至少含一个字母和一个数字',
    TW: '8 至 20 個字元，至少含一個字母和一個數字',
    JA: '8～20文字で、英字と数字をそれぞれ1文字以上含めてください',
    TH: '8 ถึง 20 ตัวอักษร มีตัวอักษรและตัวเลขอย่างน้อยอย่างละหนึ่งตัว',
    PT: 'De 8 a 20 caracteres, com ao menos uma letra e um número',
  },
};

const confirmPassword: FieldRule = {
  field: 'confirmPassword',
  required: true,
  maxLength: 20,
  message: {
    VI: 'Mật khẩu xác nhận không khớp',
    EN: 'The passwords don’t match',
    CN: '两次输入的密码不一致',
    TW: '兩次輸入的密碼不一致',
    JA: 'パスワードが一致しません',
    TH: 'รหัสผ่านไม่ตรงกัน',
    PT: 'As senhas não coincidem',
  },
};

const MOBILE: SpanTexts = {
  VI: (span) => `Số điện thoại gồm ${span} chữ số`,
  EN: (span) => `Enter a mobile number of ${span} digits`,
  CN: (span) => `手机号码为 ${span} 位数字`,
  TW: (span) => `手機號碼為 ${span} 位數字`,
  JA: (span) => `携帯電話番号は${span}桁の数字で入力してください`,
  TH: (span) => `เบอร์มือถือ ${span} หลัก`,
  PT: (span) => `Digite um celular de ${span} dígitos`,
};

const mobile = (pattern: string, length: Span): FieldRule => ({
  field: 'mobileNum',
  required: false,
  pattern,
  minLength: length[0],
  maxLength: length[1],
  message: spanTexts(MOBILE, length),
});

export const email: FieldRule = {
  field: 'email',
  required: false,
  pattern: '^[^\\s@]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+$',
  maxLength: 254,
  message: {
    VI: 'Địa chỉ email chưa đúng định dạng',
    EN: 'Enter a valid e-mail address',
    CN: '电子邮箱格式不正确',
    TW: '電子信箱格式不正確',
    JA: 'メールアドレスの形式が正しくありません',
    TH: 'รูปแบบอีเมลไม่ถูกต้อง',
    PT: 'Digite um e-mail válido',
  },
};

export const payeeName: FieldRule = {
  field: 'payeeName',
  required: false,
  pattern: "^[A-Za-z][A-Za-z '’.\\-]{1,59}$",
  minLength: 2,
  maxLength: 60,
  message: {
    VI: 'Họ tên chủ tài khoản ngân hàng, không dấu',
    EN: 'The name on your bank account, without accents',
    CN: '与银行账户一致的姓名，使用不带声调的拼音',
    TW: '與銀行帳戶相同的英文姓名',
    JA: '銀行口座の名義と同じローマ字',
    TH: 'ชื่อตามบัญชีธนาคาร (ภาษาอังกฤษ)',
    PT: 'O nome do titular como na conta bancária, sem acentos',
  },
};

const affiliateCode: FieldRule = {
  field: 'affiliateCode',
  required: false,
  pattern: '^[A-Za-z0-9]{4,16}$',
  maxLength: 16,
  message: {
    VI: 'Mã mời gồm 4 đến 16 chữ cái và chữ số',
    EN: '4 to 16 letters and digits',
    CN: '邀请码为 4 至 16 位字母和数字',
    TW: '邀請碼為 4 至 16 位字母和數字',
    JA: '招待コードは4～16文字の英数字です',
    TH: 'รหัสเชิญเป็นตัวอักษรและตัวเลข 4 ถึง 16 ตัว',
    PT: 'De 4 a 16 letras e números',
  },
};

/** Mobile number rules of each brand's country. */
export const MOBILE_RULES: Readonly<Record<BrandCode, FieldRule>> = {
  aurora: mobile('^0?\\d{9,10}$', [9, 11]),
  jade: mobile('^\\d{10}$', [10, 10]),
  ember: mobile('^0?9\\d{8}$', [9, 10]),
};

/** Fields of every registration. */
export const ACCOUNT_RULES: readonly FieldRule[] = [username, password, confirmPassword];

/** Optional fields of a brand. */
export const optionalRules = (brand: BrandCode): readonly FieldRule[] => [
  MOBILE_RULES[brand],
  payeeName,
  email,
  ...DETAIL_RULES,
  affiliateCode,
];

/** Fields of each brand's registration form; together the brands cover every kind of field. */
export const ASKED: Readonly<Record<BrandCode, readonly string[]>> = {
  aurora: ['mobileNum', 'payeeName', 'nickname', 'idNumber', 'zalo', 'affiliateCode'],
  jade: ['mobileNum', 'email', 'facebook', 'whatsapp', 'recommenderId', 'affiliateCode'],
  ember: ['mobileNum', 'line', 'wechat', 'qqNum', 'paymentPassword', 'affiliateCode'],
};

export const MOBILE_TAKEN: Texts = {
  VI: 'Số điện thoại này đã được dùng',
  EN: 'This mobile number is in use',
  CN: '该手机号码已被使用',
  TW: '此手機號碼已被使用',
  JA: 'この携帯電話番号はすでに使われています',
  TH: 'เบอร์มือถือนี้ถูกใช้แล้ว',
  PT: 'Este celular já está em uso',
};

/** Valid invitation codes with their agents. */
export const AFFILIATE_CODES = [
  { code: 'AGENT01', agent: 'agent01' },
  { code: 'GENERAL01', agent: 'general01' },
  { code: 'FRIEND24', agent: 'agent01' },
] as const;

export const NAME_TAKEN: Texts = {
  VI: 'Tên đăng nhập này đã có người dùng',
  EN: 'This user name is taken',
  CN: '该用户名已被使用',
  TW: '此使用者名稱已被使用',
  JA: 'このユーザー名はすでに使われています',
  TH: 'ชื่อผู้ใช้นี้มีผู้ใช้แล้ว',
  PT: 'Este nome de usuário já está em uso',
};

export const NO_RECOMMENDER: Texts = {
  VI: 'Không có thành viên nào mang tên này',
  EN: 'No member has this name',
  CN: '没有该名称的会员',
  TW: '沒有此名稱的會員',
  JA: 'この名前の会員はいません',
  TH: 'ไม่มีสมาชิกชื่อนี้',
  PT: 'Nenhum membro tem este nome',
};
