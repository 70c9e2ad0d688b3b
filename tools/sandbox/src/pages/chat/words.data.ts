import type { Language } from '../../brands/brands';

/** Texts of the chat with customer service. */
export interface ChatWords {
  service: string;
  /** Notice above the messages. */
  demonstration: string;
  operator: string;
  automatic: string;
}

export const CHAT_WORDS: Readonly<Record<Language, ChatWords>> = {
  VI: {
    service: 'Chăm sóc khách hàng',
    demonstration: 'Bản demo: khi không có nhân viên trực, câu trả lời là tự động và được ghi rõ.',
    operator: 'Nhân viên chăm sóc khách hàng',
    automatic: 'Trả lời tự động',
  },
  EN: {
    service: 'Customer service',
    demonstration: 'Demo: when nobody is available, replies are automatic and marked as such.',
    operator: 'Customer service team',
    automatic: 'Automatic reply',
  },
  CN: {
    service: '客服',
    demonstration: '演示：没有客服在线时由系统自动回复，并会标明。',
    operator: '客服',
    automatic: '自动回复',
  },
  TW: {
    service: '客服',
    demonstration: '示範：沒有客服在線時由系統自動回覆，並會註明。',
    operator: '客服人員',
    automatic: '自動回覆',
  },
  JA: {
    service: 'カスタマーサポート',
    demonstration: 'デモ：担当者がいないときは自動で返信し、その旨を表示します。',
    operator: '担当者',
    automatic: '自動応答',
  },
  TH: {
    service: 'ฝ่ายบริการลูกค้า',
    demonstration: 'ระบบสาธิต: หากไม่มีเจ้าหน้าที่ ระบบจะตอบอัตโนมัติและแจ้งไว้ชัดเจน',
    operator: 'เจ้าหน้าที่',
    automatic: 'คำตอบอัตโนมัติ',
  },
  PT: {
    service: 'Atendimento',
    demonstration:
      'Demonstração: sem atendente disponível, a resposta é automática e vem identificada.',
    operator: 'Atendente',
    automatic: 'Resposta automática',
  },
};
