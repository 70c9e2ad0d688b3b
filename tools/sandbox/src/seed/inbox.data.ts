import type { Texts } from '../brands/brands';

/** Messages every account with a history has; two are unread. */
export const INBOX: readonly { sentAt: number; read: boolean; texts: Texts }[] = [
  {
    sentAt: Date.UTC(2026, 10, 17, 4),
    read: false,
    texts: {
      VI: 'Sao kê tháng 10 đã sẵn sàng',
      EN: 'Your October statement is ready',
      CN: '您的十月账单已生成',
      TW: '您的十月帳單已產生',
      JA: '10月の明細ができました',
      TH: 'รายการเดือนตุลาคมของคุณพร้อมแล้ว',
      PT: 'Seu extrato de outubro está pronto',
    },
  },
  {
    sentAt: Date.UTC(2026, 10, 12, 9),
    read: false,
    texts: {
      VI: 'Đặt giới hạn nạp tiền của bạn',
      EN: 'You can set a deposit limit',
      CN: '您可以设置存款限额',
      TW: '您可以設定存款限額',
      JA: '入金の上限を設定できます',
      TH: 'คุณตั้งวงเงินฝากได้',
      PT: 'Você pode definir um limite de depósito',
    },
  },
  {
    sentAt: Date.UTC(2026, 9, 30, 2),
    read: true,
    texts: {
      VI: 'Chào mừng bạn',
      EN: 'Welcome',
      CN: '欢迎',
      TW: '歡迎',
      JA: 'ようこそ',
      TH: 'ยินดีต้อนรับ',
      PT: 'Boas-vindas',
    },
  },
];
