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
    demonstration: 'Bản trình diễn: khi không có ai trực, câu trả lời là tự động và có ghi rõ.',
    operator: 'Nhân viên hỗ trợ',
    automatic: 'Trả lời tự động',
  },
  EN: {
    service: 'Player care',
    demonstration: 'A demonstration: where nobody is on duty the answer is automatic, and says so.',
    operator: 'Operator',
    automatic: 'Automatic answer',
  },
  CN: {
    service: '玩家服务',
    demonstration: '演示：没有客服在线时由系统自动回复，并会注明。',
    operator: '客服',
    automatic: '自动回复',
  },
  TW: {
    service: '玩家服務',
    demonstration: '示範：沒有客服在線時由系統自動回覆，並會註明。',
    operator: '客服人員',
    automatic: '自動回覆',
  },
  JA: {
    service: 'プレイヤーサポート',
    demonstration: 'デモ：担当者がいないときは自動で返信し、その旨を表示します。',
    operator: '担当者',
    automatic: '自動応答',
  },
  TH: {
    service: 'ดูแลผู้เล่น',
    demonstration: 'การสาธิต: หากไม่มีเจ้าหน้าที่ ระบบจะตอบอัตโนมัติและแจ้งไว้ชัดเจน',
    operator: 'เจ้าหน้าที่',
    automatic: 'คำตอบอัตโนมัติ',
  },
  PT: {
    service: 'Atendimento',
    demonstration:
      'Demonstração: sem ninguém de plantão, a resposta é automática, e isso é informado.',
    operator: 'Atendente',
    automatic: 'Resposta automática',
  },
};
