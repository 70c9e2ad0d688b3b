import type { Texts } from '../brands/brands';

/** Automatic messages by name; stored by name, rendered in the reader's language. */
export const AUTOMATIC = {
  greeting: {
    VI: 'Xin chào! Đây là bản demo. Khi không có nhân viên trực, hệ thống sẽ trả lời tự động.',
    EN: 'Hello! This is a demo. When nobody is available, you’ll get an automatic reply.',
    CN: '您好！这里是演示。没有客服在线时，系统会自动回复。',
    TW: '您好！這裡是示範。沒有客服在線時，系統會自動回覆。',
    JA: 'こんにちは。これはデモです。担当者がいないときは自動で返信します。',
    TH: 'สวัสดี นี่คือระบบสาธิต หากไม่มีเจ้าหน้าที่ ระบบจะตอบให้อัตโนมัติ',
    PT: 'Olá! Isto é uma demonstração. Quando não há atendente disponível, a resposta é automática.',
  },
  hours: {
    VI: 'Trên trang thật, đội ngũ chăm sóc khách hàng trả lời từ 8:00 đến 24:00 mỗi ngày.',
    EN: 'On the live site, our team answers every day from 8 a.m. to midnight.',
    CN: '正式环境中，客服每天 8:00 至 24:00 在线。',
    TW: '正式環境中，客服每天 8:00 至 24:00 在線。',
    JA: '本番環境では、毎日8:00から24:00まで担当者がお答えします。',
    TH: 'ในระบบจริง ทีมงานจะตอบทุกวันเวลา 08:00–24:00 น.',
    PT: 'Na versão real, nossa equipe responde todos os dias, das 8h à meia-noite.',
  },
  withdrawal: {
    VI: 'Về rút tiền: lịch sử rút tiền cho biết lệnh đang ở bước nào và lý do nếu bị từ chối.',
    EN: 'About withdrawals: your withdrawal record shows the progress of each order, and the reason if one was rejected.',
    CN: '关于提款：提款记录会显示每笔订单的进度，以及被拒的原因。',
    TW: '關於提款：提款紀錄會顯示每筆訂單的進度，以及被拒的原因。',
    JA: '出金について：出金履歴で各取引の進捗と、承認されなかった場合の理由をご確認いただけます。',
    TH: 'เรื่องถอนเงิน: ประวัติการถอนแสดงขั้นตอนของแต่ละรายการ และเหตุผลหากถูกปฏิเสธ',
    PT: 'Sobre saques: o histórico de saques mostra a etapa de cada transação e o motivo, se for recusada.',
  },
  deposit: {
    VI: 'Về nạp tiền: lịch sử nạp tiền cho biết lệnh nào đang chờ và lệnh nào đã xong.',
    EN: 'About deposits: your deposit record shows which orders are pending and which are completed.',
    CN: '关于存款：存款记录会显示哪些订单处理中、哪些已完成。',
    TW: '關於存款：存款紀錄會顯示哪些訂單處理中、哪些已完成。',
    JA: '入金について：入金履歴で処理中と完了の取引をご確認いただけます。',
    TH: 'เรื่องฝากเงิน: ประวัติการฝากแสดงว่ารายการใดรออยู่และรายการใดเสร็จแล้ว',
    PT: 'Sobre depósitos: o histórico de depósitos mostra quais transações estão pendentes e quais foram concluídas.',
  },
  promotion: {
    VI: 'Về khuyến mãi: trang Sự kiện có thể lệ của từng khuyến mãi và cách tham gia.',
    EN: 'About promotions: the Events page lists the terms of each promotion and how to join.',
    CN: '关于优惠：活动页面列有每项优惠的活动规则与参加方式。',
    TW: '關於優惠：活動頁面列有每項優惠的活動規則與參加方式。',
    JA: 'プロモーションについて：イベントページに利用条件と参加方法を記載しています。',
    TH: 'เรื่องโปรโมชัน: หน้ากิจกรรมบอกเงื่อนไขและวิธีเข้าร่วมของแต่ละรายการ',
    PT: 'Sobre promoções: a página de eventos traz as regras de cada uma e como participar.',
  },
  password: {
    VI: 'Về mật khẩu: hãy chọn “Quên mật khẩu?” ở trang đăng nhập. Không gửi mật khẩu vào đây.',
    EN: 'About passwords: choose “Forgot password?” on the login screen. Never send a password here.',
    CN: '关于密码：请在登录页选择“忘记密码？”。请勿在此发送密码。',
    TW: '關於密碼：請在登入頁選擇「忘記密碼？」。請勿在此傳送密碼。',
    JA: 'パスワードについて：ログイン画面で「パスワードをお忘れですか？」をお選びください。ここにパスワードを書き込まないでください。',
    TH: 'เรื่องรหัสผ่าน: เลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ อย่าส่งรหัสผ่านที่นี่',
    PT: 'Sobre senhas: escolha “Esqueceu a senha?” na tela de login. Nunca envie uma senha aqui.',
  },
  answer: {
    VI: 'Cảm ơn bạn. Hiện chưa có nhân viên trực; tin nhắn của bạn được lưu trong bản demo này.',
    EN: 'Thank you. Nobody is available right now. Your message stays in this demo.',
    CN: '谢谢您。目前没有客服在线，您的消息已保存在此演示中。',
    TW: '謝謝您。目前沒有客服在線，您的訊息已儲存在此示範中。',
    JA: 'ありがとうございます。ただいま担当者が不在です。メッセージはこのデモ内に保存されました。',
    TH: 'ขอบคุณ ขณะนี้ไม่มีเจ้าหน้าที่ ข้อความของคุณเก็บไว้ในระบบสาธิตนี้',
    PT: 'Agradecemos o contato. Não há atendente disponível agora; sua mensagem fica nesta demonstração.',
  },
} as const satisfies Record<string, Texts>;

export type Automatic = keyof typeof AUTOMATIC;

/** Topics of messages by substrings in any language; the first match wins. */
export const TOPICS: readonly { said: Automatic; words: readonly string[] }[] = [
  {
    said: 'withdrawal',
    words: [
      'withdraw',
      'payout',
      'rút tiền',
      '提款',
      '提现',
      '提現',
      '出金',
      'ถอน',
      'saque',
      'sacar',
    ],
  },
  {
    said: 'deposit',
    words: ['deposit', 'top up', 'nạp', '存款', '充值', '儲值', '入金', 'ฝาก', 'depósito'],
  },
  {
    said: 'promotion',
    words: [
      'promo',
      'bonus',
      'khuyến mãi',
      '优惠',
      '優惠',
      '红利',
      'ボーナス',
      'โบนัส',
      'โปรโมชัน',
      'bônus',
    ],
  },
  {
    said: 'password',
    words: ['password', 'mật khẩu', '密码', '密碼', 'パスワード', 'รหัสผ่าน', 'senha'],
  },
];
