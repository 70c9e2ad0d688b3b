import type { Language } from '@lobby/core';

/** Texts of notifications by kind; without amounts and names, since a locked screen shows them. */
export const PUSH_TEXTS = {
  deposit: {
    VI: 'Lệnh nạp tiền của bạn có cập nhật',
    EN: 'Your deposit has an update',
    CN: '您的存款有新进展',
    TW: '您的存款有新進度',
    JA: '入金の状況が変わりました',
    TH: 'รายการฝากเงินของคุณมีการอัปเดต',
    PT: 'Seu depósito foi atualizado',
  },
  withdrawal: {
    VI: 'Lệnh rút tiền của bạn có cập nhật',
    EN: 'Your withdrawal has an update',
    CN: '您的提款有新进展',
    TW: '您的提款有新進度',
    JA: '出金の状況が変わりました',
    TH: 'รายการถอนเงินของคุณมีการอัปเดต',
    PT: 'Seu saque foi atualizado',
  },
  message: {
    VI: 'Bạn có tin nhắn mới',
    EN: 'You have a new message',
    CN: '您有一条新消息',
    TW: '您有一則新訊息',
    JA: '新しいメッセージがあります',
    TH: 'คุณมีข้อความใหม่',
    PT: 'Você tem uma nova mensagem',
  },
} as const satisfies Record<string, Record<Language, string>>;
