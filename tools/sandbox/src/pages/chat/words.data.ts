import type { Language } from '../../brands/brands';

/** Texts of the demonstration chat. */
export interface ChatWords {
  service: string;
  /** Notice above the messages. */
  demonstration: string;
  message: string;
  send: string;
  leave: string;
  you: string;
  automatic: string;
  messages: string;
  loading: string;
  ended: string;
  notSent: string;
  tooMany: string;
  tryAgain: string;
}

export const CHAT_WORDS: Readonly<Record<Language, ChatWords>> = {
  VI: {
    service: 'Chăm sóc khách hàng',
    demonstration: 'Bản trình diễn: không có ai đọc tin nhắn ở đây, câu trả lời là tự động.',
    message: 'Tin nhắn của bạn',
    send: 'Gửi',
    leave: 'Rời khỏi',
    you: 'Bạn',
    automatic: 'Trả lời tự động',
    messages: 'Tin nhắn',
    loading: 'Đang mở cuộc trò chuyện',
    ended: 'Cuộc trò chuyện đã đóng. Hãy mở lại từ ứng dụng.',
    notSent: 'Chưa gửi được tin nhắn. Hãy thử lại.',
    tooMany: 'Bạn gửi quá nhanh. Vui lòng đợi vài phút.',
    tryAgain: 'Thử lại',
  },
  EN: {
    service: 'Player care',
    demonstration:
      'A demonstration: nobody reads what is written here, and the answers are automatic.',
    message: 'Your message',
    send: 'Send',
    leave: 'Leave',
    you: 'You',
    automatic: 'Automatic answer',
    messages: 'Messages',
    loading: 'Opening the chat',
    ended: 'This chat has been closed. Open it again from where you came.',
    notSent: 'The message was not sent. Please try again.',
    tooMany: 'That was very fast. Please wait a few minutes.',
    tryAgain: 'Try again',
  },
  CN: {
    service: '玩家服务',
    demonstration: '演示：没有人会阅读这里的消息，回复均为自动生成。',
    message: '您的消息',
    send: '发送',
    leave: '离开',
    you: '您',
    automatic: '自动回复',
    messages: '消息',
    loading: '正在打开聊天',
    ended: '聊天已关闭，请返回后重新打开。',
    notSent: '消息未能发送，请重试。',
    tooMany: '发送过于频繁，请过几分钟再试。',
    tryAgain: '重试',
  },
  TW: {
    service: '玩家服務',
    demonstration: '示範：沒有人會閱讀這裡的訊息，回覆均為自動產生。',
    message: '您的訊息',
    send: '傳送',
    leave: '離開',
    you: '您',
    automatic: '自動回覆',
    messages: '訊息',
    loading: '正在開啟聊天',
    ended: '聊天已關閉，請返回後重新開啟。',
    notSent: '訊息未能傳送，請再試一次。',
    tooMany: '傳送過於頻繁，請過幾分鐘再試。',
    tryAgain: '再試一次',
  },
  JA: {
    service: 'プレイヤーサポート',
    demonstration: 'デモ：ここに書いた内容を読む人はいません。返信は自動です。',
    message: 'メッセージ',
    send: '送信',
    leave: '退出',
    you: 'あなた',
    automatic: '自動応答',
    messages: 'メッセージ一覧',
    loading: 'チャットを開いています',
    ended: 'チャットは終了しました。元の画面から開き直してください。',
    notSent: '送信できませんでした。もう一度お試しください。',
    tooMany: '送信が多すぎます。数分お待ちください。',
    tryAgain: '再試行',
  },
  TH: {
    service: 'ดูแลผู้เล่น',
    demonstration: 'การสาธิต: ไม่มีใครอ่านข้อความที่นี่ และคำตอบเป็นแบบอัตโนมัติ',
    message: 'ข้อความของคุณ',
    send: 'ส่ง',
    leave: 'ออก',
    you: 'คุณ',
    automatic: 'คำตอบอัตโนมัติ',
    messages: 'ข้อความ',
    loading: 'กำลังเปิดแชท',
    ended: 'แชทนี้ปิดแล้ว กรุณาเปิดใหม่จากหน้าที่คุณมา',
    notSent: 'ส่งข้อความไม่สำเร็จ กรุณาลองอีกครั้ง',
    tooMany: 'คุณส่งเร็วเกินไป กรุณารอสักครู่',
    tryAgain: 'ลองอีกครั้ง',
  },
  PT: {
    service: 'Atendimento',
    demonstration:
      'Demonstração: ninguém lê o que se escreve aqui, e as respostas são automáticas.',
    message: 'Sua mensagem',
    send: 'Enviar',
    leave: 'Sair',
    you: 'Você',
    automatic: 'Resposta automática',
    messages: 'Mensagens',
    loading: 'Abrindo o chat',
    ended: 'Este chat foi encerrado. Abra-o de novo por onde você veio.',
    notSent: 'A mensagem não foi enviada. Tente de novo.',
    tooMany: 'Foram mensagens demais. Espere alguns minutos.',
    tryAgain: 'Tentar de novo',
  },
};
