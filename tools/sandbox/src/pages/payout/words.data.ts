import type { Language } from '../../brands/brands';

/** Texts of the emulated third party that verifies bank accounts. */
export interface PayoutWords {
  title: string;
  /** `{user}`: the user id. */
  complete: string;
  incomplete: string;
  demonstration: string;
}

export const PAYOUT_WORDS: Readonly<Record<Language, PayoutWords>> = {
  VI: {
    title: 'Xác minh rút tiền',
    complete: 'Liên kết này dành cho người dùng {user}.',
    incomplete: 'Liên kết này không đầy đủ.',
    demonstration: 'Trang này mô phỏng bên thứ ba. Không có gì được lưu ở đây.',
  },
  EN: {
    title: 'Withdrawal verification',
    complete: 'This link is for user {user}.',
    incomplete: 'This link is incomplete.',
    demonstration: 'This page simulates a third party. Nothing is stored here.',
  },
  CN: {
    title: '提款验证',
    complete: '此链接属于用户 {user}。',
    incomplete: '此链接不完整。',
    demonstration: '本页面模拟第三方，不会保存任何内容。',
  },
  TW: {
    title: '提款驗證',
    complete: '此連結屬於使用者 {user}。',
    incomplete: '此連結不完整。',
    demonstration: '本頁面模擬第三方，不會儲存任何內容。',
  },
  JA: {
    title: '出金口座の認証',
    complete: 'このリンクはユーザー{user}のものです。',
    incomplete: 'このリンクは完全ではありません。',
    demonstration: 'このページは第三者のサービスを模したものです。何も保存されません。',
  },
  TH: {
    title: 'ยืนยันบัญชีถอนเงิน',
    complete: 'ลิงก์นี้เป็นของผู้ใช้ {user}',
    incomplete: 'ลิงก์นี้ไม่สมบูรณ์',
    demonstration: 'หน้านี้จำลองบริการของบุคคลที่สาม ไม่มีการเก็บข้อมูลใด ๆ',
  },
  PT: {
    title: 'Verificação de saque',
    complete: 'Este link é do usuário {user}.',
    incomplete: 'Este link está incompleto.',
    demonstration: 'Esta página simula um serviço de terceiros. Nada é guardado aqui.',
  },
};
