import type { Texts } from '../brands/brands';

/** Automatic messages by name; stored by name, rendered in the reader's language. */
export const AUTOMATIC = {
  greeting: {
    VI: 'Xin chào! Đây là bản trình diễn. Nếu không có ai trực, hệ thống sẽ trả lời tự động.',
    EN: 'Hello! This is a demonstration. Where nobody is on duty, you get an automatic answer.',
    CN: '您好！这里是演示。没有客服在线时，系统会自动回复。',
    TW: '您好！這裡是示範。沒有客服在線時，系統會自動回覆。',
    JA: 'こんにちは。これはデモです。担当者がいないときは自動で返信します。',
    TH: 'สวัสดี นี่คือการสาธิต หากไม่มีเจ้าหน้าที่ ระบบจะตอบให้อัตโนมัติ',
    PT: 'Olá! Isto é uma demonstração. Quando não há ninguém de plantão, a resposta é automática.',
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
  withdrawal: {
    VI: 'Về rút tiền: lịch sử rút tiền cho biết lệnh đang ở bước nào và lý do nếu bị từ chối.',
    EN: 'About withdrawals: their record shows the step of each order, and the reason of a refusal.',
    CN: '关于提款：提款记录会显示每笔订单的进度，以及被拒的原因。',
    TW: '關於提款：提款紀錄會顯示每筆訂單的進度，以及被拒的原因。',
    JA: '出金について：出金履歴で各注文の進み具合と、拒否された場合の理由をご確認いただけます。',
    TH: 'เรื่องถอนเงิน: ประวัติการถอนแสดงขั้นตอนของแต่ละรายการ และเหตุผลหากถูกปฏิเสธ',
    PT: 'Sobre saques: o histórico mostra a etapa de cada pedido e o motivo de uma recusa.',
  },
  deposit: {
    VI: 'Về nạp tiền: lịch sử nạp tiền cho biết lệnh nào đang chờ và lệnh nào đã xong.',
    EN: 'About deposits: their record shows which order is waiting and which is done.',
    CN: '关于存款：存款记录会显示哪些订单处理中、哪些已完成。',
    TW: '關於存款：存款紀錄會顯示哪些訂單處理中、哪些已完成。',
    JA: '入金について：入金履歴で処理中と完了の注文をご確認いただけます。',
    TH: 'เรื่องฝากเงิน: ประวัติการฝากแสดงว่ารายการใดรออยู่และรายการใดเสร็จแล้ว',
    PT: 'Sobre depósitos: o histórico mostra qual pedido está à espera e qual terminou.',
  },
  promotion: {
    VI: 'Về khuyến mãi: trang Sự kiện ghi điều kiện của từng chương trình và cách tham gia.',
    EN: 'About promotions: the events page states the terms of each one and how to take part.',
    CN: '关于优惠：活动页面写有每项优惠的条件与参与方式。',
    TW: '關於優惠：活動頁面寫有每項優惠的條件與參與方式。',
    JA: 'プロモーションについて：イベントのページに条件と参加方法を記載しています。',
    TH: 'เรื่องโปรโมชัน: หน้ากิจกรรมบอกเงื่อนไขและวิธีเข้าร่วมของแต่ละรายการ',
    PT: 'Sobre promoções: a página de eventos traz as regras de cada uma e como participar.',
  },
  password: {
    VI: 'Về mật khẩu: ở trang đăng nhập hãy chọn Quên mật khẩu. Không gửi mật khẩu vào đây.',
    EN: 'About passwords: choose “Forgot password” at the login. Never write a password here.',
    CN: '关于密码：请在登录页选择“忘记密码”。请勿在此发送密码。',
    TW: '關於密碼：請在登入頁選擇「忘記密碼」。請勿在此傳送密碼。',
    JA: 'パスワードについて：ログイン画面で「パスワードを忘れた」をお選びください。ここにパスワードを書かないでください。',
    TH: 'เรื่องรหัสผ่าน: เลือก “ลืมรหัสผ่าน” ที่หน้าเข้าสู่ระบบ อย่าส่งรหัสผ่านที่นี่',
    PT: 'Sobre senhas: escolha “Esqueci a senha” no login. Nunca escreva uma senha aqui.',
  },
  answer: {
    VI: 'Cảm ơn bạn. Chưa có ai trực lúc này; tin nhắn của bạn được lưu trong môi trường thử này.',
    EN: 'Thank you. Nobody is on duty right now; your message is kept in this sandbox.',
    CN: '谢谢您。目前没有客服在线，您的消息已保存在这个测试环境里。',
    TW: '謝謝您。目前沒有客服在線，您的訊息已保存在這個測試環境裡。',
    JA: 'ありがとうございます。ただいま担当者が不在です。メッセージはこのテスト環境に保存されました。',
    TH: 'ขอบคุณ ขณะนี้ไม่มีเจ้าหน้าที่ ข้อความของคุณถูกเก็บไว้ในระบบทดสอบนี้',
    PT: 'Obrigado. Não há ninguém de plantão agora; sua mensagem fica neste ambiente de teste.',
  },
} as const satisfies Record<string, Texts>;

export type Automatic = keyof typeof AUTOMATIC;

/** What a message is about, by parts of words in any language; the first topic that matches. */
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
