import type { Language } from '../../brands/brands';

/** Texts that both chat pages share. */
export interface TalkWords {
  message: string;
  send: string;
  leave: string;
  you: string;
  messages: string;
  loading: string;
  ended: string;
  notSent: string;
  tooMany: string;
  tryAgain: string;
  /** Shown while polling fails. */
  reconnecting: string;
}

export const TALK_WORDS: Readonly<Record<Language, TalkWords>> = {
  VI: {
    message: 'Tin nhắn của bạn',
    send: 'Gửi',
    leave: 'Rời khỏi',
    you: 'Bạn',
    messages: 'Tin nhắn',
    loading: 'Đang mở cuộc trò chuyện',
    ended: 'Cuộc trò chuyện đã đóng. Hãy mở lại từ ứng dụng.',
    notSent: 'Chưa gửi được tin nhắn. Hãy thử lại.',
    tryAgain: 'Thử lại',
    tooMany: 'Bạn gửi quá nhanh. Vui lòng đợi một lát.',
    reconnecting: 'Mất kết nối. Đang kết nối lại…',
  },
  EN: {
    message: 'Your message',
    send: 'Send',
    leave: 'Leave',
    you: 'You',
    messages: 'Messages',
    loading: 'Opening the chat',
    ended: 'This chat has ended. Go back and open it again.',
    notSent: 'Couldn’t send the message. Please try again.',
    tryAgain: 'Try again',
    tooMany: 'You’re sending messages too fast. Please wait a moment.',
    reconnecting: 'Connection lost. Reconnecting…',
  },
  CN: {
    message: '您的消息',
    send: '发送',
    leave: '离开',
    you: '您',
    messages: '消息',
    loading: '正在打开聊天',
    ended: '聊天已关闭，请返回后重新打开。',
    notSent: '消息未能发送，请重试。',
    tryAgain: '重试',
    tooMany: '发送过于频繁，请稍候再试。',
    reconnecting: '连接已断开，正在重新连接…',
  },
  TW: {
    message: '您的訊息',
    send: '傳送',
    leave: '離開',
    you: '您',
    messages: '訊息',
    loading: '正在開啟聊天',
    ended: '聊天已關閉，請返回後重新開啟。',
    notSent: '訊息未能傳送，請再試一次。',
    tryAgain: '再試一次',
    tooMany: '傳送過於頻繁，請稍候再試。',
    reconnecting: '連線已中斷，正在重新連線…',
  },
  JA: {
    message: 'メッセージ',
    send: '送信',
    leave: '退室',
    you: '自分',
    messages: 'メッセージ一覧',
    loading: 'チャットを開いています',
    ended: 'チャットは終了しました。元の画面から開き直してください。',
    notSent: '送信できませんでした。もう一度お試しください。',
    tryAgain: '再試行',
    tooMany: '短時間に送信しすぎています。少しお待ちください。',
    reconnecting: '接続が切れました。再接続しています…',
  },
  TH: {
    message: 'ข้อความของคุณ',
    send: 'ส่ง',
    leave: 'ออก',
    you: 'คุณ',
    messages: 'ข้อความ',
    loading: 'กำลังเปิดแชท',
    ended: 'แชทนี้ปิดแล้ว กรุณากลับไปเปิดใหม่อีกครั้ง',
    notSent: 'ส่งข้อความไม่สำเร็จ กรุณาลองใหม่',
    tryAgain: 'ลองใหม่',
    tooMany: 'คุณส่งเร็วเกินไป กรุณารอสักครู่',
    reconnecting: 'การเชื่อมต่อขาดหาย กำลังเชื่อมต่อใหม่…',
  },
  PT: {
    message: 'Sua mensagem',
    send: 'Enviar',
    leave: 'Sair',
    you: 'Você',
    messages: 'Mensagens',
    loading: 'Abrindo o chat',
    ended: 'Este chat foi encerrado. Volte e abra-o de novo.',
    notSent: 'A mensagem não foi enviada. Tente de novo.',
    tryAgain: 'Tentar de novo',
    tooMany: 'Você enviou mensagens demais. Aguarde um momento.',
    reconnecting: 'A conexão caiu. Reconectando…',
  },
};
