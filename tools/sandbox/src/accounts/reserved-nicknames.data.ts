import type { Texts } from '../brands/brands';

/** Words reserved for the operator, in scripts with spaces between words. */
export const RESERVED_WORDS: readonly string[] = [
  'admin',
  'administrator',
  'moderator',
  'official',
  'staff',
  'support',
  'customer service',
  'hỗ trợ',
  'chăm sóc khách hàng',
  'cskh',
  'quản trị',
  'quản trị viên',
  'suporte',
  'atendimento',
  'админ',
  'администратор',
  'поддержка',
];

/** Reserved substrings in scripts without spaces. */
export const RESERVED_PARTS: readonly string[] = [
  '客服',
  '管理员',
  '管理員',
  '官方',
  'サポート',
  '運営',
  '管理者',
  'ฝ่ายบริการ',
  'แอดมิน',
  'ผู้ดูแลระบบ',
];

export const RESERVED: Texts = {
  VI: 'Biệt danh này có thể bị nhầm với chăm sóc khách hàng',
  EN: 'This nickname could be taken for customer service',
  CN: '该昵称容易被误认为客服',
  TW: '此暱稱容易被誤認為客服',
  JA: 'カスタマーサポートと間違われる名前は使えません',
  TH: 'ชื่อนี้อาจทำให้เข้าใจผิดว่าเป็นฝ่ายบริการลูกค้า',
  PT: 'Este apelido pode ser confundido com o atendimento',
};
