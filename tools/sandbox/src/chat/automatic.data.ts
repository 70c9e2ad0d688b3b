import type { Texts } from '../brands/brands';

/** Automatic messages by name; stored by name, rendered in the reader's language. */
export const AUTOMATIC = {
  greeting: {
    VI: 'Xin chào! Đây là bản trình diễn: không có ai đọc tin nhắn của bạn.',
    EN: 'Hello! This is a demonstration: nobody reads what you write here.',
    CN: '您好！这里是演示，没有人会阅读您的消息。',
    TW: '您好！這裡是示範，沒有人會閱讀您的訊息。',
    JA: 'こんにちは。これはデモです。メッセージを読む人はいません。',
    TH: 'สวัสดี นี่คือการสาธิต ไม่มีใครอ่านข้อความของคุณ',
    PT: 'Olá! Isto é uma demonstração: ninguém lê o que você escreve aqui.',
  },
  answer: {
    VI: 'Đây là câu trả lời tự động của bản trình diễn. Tin nhắn của bạn chỉ được lưu trong môi trường thử này.',
    EN: 'This is the automatic answer of a demonstration. Your message stays in this sandbox.',
    CN: '这是演示的自动回复，您的消息只保存在这个测试环境里。',
    TW: '這是示範的自動回覆，您的訊息只保存在這個測試環境裡。',
    JA: 'これはデモの自動応答です。メッセージはこのテスト環境にだけ保存されます。',
    TH: 'นี่คือคำตอบอัตโนมัติของการสาธิต ข้อความของคุณอยู่ในระบบทดสอบนี้เท่านั้น',
    PT: 'Esta é a resposta automática de uma demonstração. Sua mensagem fica neste ambiente de teste.',
  },
  hours: {
    VI: 'Đội ngũ hỗ trợ thật sẽ trả lời từ 8:00 đến 24:00 mỗi ngày.',
    EN: 'A real team would answer from 8:00 to 24:00 every day.',
    CN: '正式环境中，客服每天 8:00 至 24:00 在线。',
    TW: '正式環境中，客服每天 8:00 至 24:00 在線。',
    JA: '本番では、毎日8:00から24:00まで担当者がお答えします。',
    TH: 'ในระบบจริง ทีมงานจะตอบทุกวันเวลา 8:00 ถึง 24:00 น.',
    PT: 'Na vida real, uma equipe responderia das 8h às 24h, todos os dias.',
  },
} as const satisfies Record<string, Texts>;

export type Automatic = keyof typeof AUTOMATIC;
