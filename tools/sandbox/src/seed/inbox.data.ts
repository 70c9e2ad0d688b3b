import { inAllLanguages, type LocalisedText } from './text';

/** Message to every account with history. */
export interface SeededMessage {
  daysAgo: number;
  read: boolean;
  text: LocalisedText;
}

// oxfmt-ignore
/** Newest first; two are unread. */
export const INBOX: readonly SeededMessage[] = [
  { daysAgo: 3, read: false, text: inAllLanguages(
    ['Sao kê tháng của bạn đã sẵn sàng', '<p>Tháng vừa qua bạn đã chi bao nhiêu, nhận lại bao nhiêu và còn lại bao nhiêu: xem tất cả trong mục Lãi/lỗ.</p>'],
    ['Your monthly statement is ready', '<p>See what you spent, won and have left this past month in your profit and loss report.</p>'],
    ['您的月结单已生成', '<p>过去一个月的支出、返还与结余，都可在盈亏报表中查看。</p>'],
    ['您的月結單已產生', '<p>過去一個月的支出、返還與結餘，都可在盈虧報表中查看。</p>'],
    ['今月の明細ができました', '<p>この1か月に使った額、受け取った額、残った額は、損益の画面でご確認いただけます。</p>'],
    ['รายการประจำเดือนของคุณพร้อมแล้ว', '<p>เดือนที่ผ่านมาคุณใช้ไปเท่าไร ได้คืนเท่าไร และเหลือเท่าไร ดูได้ในรายงานกำไร/ขาดทุนของคุณ</p>'],
    ['Seu extrato do mês está pronto', '<p>Veja quanto você gastou, quanto recebeu e quanto restou no último mês em Ganhos e perdas.</p>']) },
  { daysAgo: 8, read: false, text: inAllLanguages(
    ['Chơi theo nhịp của bạn', '<p>Bạn có thể định trước số tiền muốn chi trong tuần và thời gian muốn chơi. Mức thấp hơn có hiệu lực ngay; mức cao hơn chỉ có hiệu lực sau thời gian chờ.</p>'],
    ['Play at your own pace', '<p>Set in advance how much you want to spend in a week and how long you want to play. Lower limits apply immediately; higher ones only after a cooling-off period.</p>'],
    ['按自己的节奏游戏', '<p>您可以预先设定每周的花费和游戏时间。调低立即生效，调高则需经过一段冷静期。</p>'],
    ['依自己的步調遊戲', '<p>您可以預先設定每週的花費與遊戲時間。調低立即生效，調高則需經過一段冷靜期。</p>'],
    ['自分のペースで遊ぶために', '<p>1週間に使う額と遊ぶ時間を、あらかじめ決めておけます。引き下げはすぐに、引き上げは待機期間の終了後に反映されます。</p>'],
    ['เล่นตามจังหวะของคุณ', '<p>คุณกำหนดล่วงหน้าได้ว่าจะใช้เงินเท่าไรในหนึ่งสัปดาห์และเล่นนานแค่ไหน การลดขีดจำกัดมีผลทันที ส่วนการเพิ่มจะมีผลหลังจากครบระยะเวลารอ</p>'],
    ['Jogue no seu ritmo', '<p>Você pode definir de antemão quanto quer gastar na semana e por quanto tempo quer jogar. Reduções valem na hora; aumentos, só após o período de espera.</p>']) },
  { daysAgo: 21, read: true, text: inAllLanguages(
    ['Chào mừng bạn đến với {brand}', '<p>Rất vui được gặp bạn. Mọi thứ ở đây là bản demo và chỉ dùng tiền chơi thử: không có gì được mua bán.</p>'],
    ['Welcome to {brand}', '<p>Good to have you here. Everything here is a demo and uses play money only: nothing is bought or sold.</p>'],
    ['欢迎来到 {brand}', '<p>很高兴见到您。这里的一切都是演示，只使用试玩币，不涉及任何真实交易。</p>'],
    ['歡迎來到 {brand}', '<p>很高興見到您。這裡的一切都是示範，只使用試玩幣，不涉及任何真實交易。</p>'],
    ['{brand}へようこそ', '<p>ご登録ありがとうございます。ここはすべてデモで、使うのはプレイマネーだけです。実際の売買はありません。</p>'],
    ['ยินดีต้อนรับสู่ {brand}', '<p>ยินดีที่ได้พบคุณ ทุกอย่างที่นี่เป็นการสาธิตและใช้เงินทดลองเล่นเท่านั้น ไม่มีการซื้อขายจริง</p>'],
    ['Boas-vindas à {brand}', '<p>É bom ter você aqui. Tudo é uma demonstração com dinheiro fictício: nada se compra nem se vende.</p>']) },
  { daysAgo: 34, read: true, text: inAllLanguages(
    ['Giữ tài khoản an toàn', '<p>Đội ngũ của chúng tôi không bao giờ hỏi mã OTP hay mật khẩu của bạn. Người yêu cầu các thông tin này không phải nhân viên của chúng tôi.</p>'],
    ['Keep your account safe', '<p>We never ask for your password or verification codes. Anyone who does isn’t from our team.</p>'],
    ['请保管好您的账号', '<p>我们的工作人员绝不会索要您的验证码或密码，凡索要者均非本平台人员。</p>'],
    ['請保管好您的帳號', '<p>我們的工作人員絕不會索取您的驗證碼或密碼，凡索取者均非本平台人員。</p>'],
    ['アカウントを守るために', '<p>担当者が認証コードやパスワードをお尋ねすることはありません。尋ねる人は当社の者ではありません。</p>'],
    ['ดูแลบัญชีของคุณให้ปลอดภัย', '<p>ทีมงานของเราไม่เคยขอรหัสผ่านหรือรหัส OTP ของคุณ ผู้ที่ขอไม่ใช่ทีมงานของเรา</p>'],
    ['Proteja sua conta', '<p>Nossa equipe nunca pede sua senha nem seus códigos. Quem pede não é da nossa equipe.</p>']) },
  { daysAgo: 52, read: true, text: inAllLanguages(
    ['Bàn mới mỗi tối', '<p>Từ 19 giờ mỗi tối có thêm các bàn chơi với người chia bài. Chỗ ngồi luôn đủ, không cần vội.</p>'],
    ['New tables every evening', '<p>From 7 p.m. there are more tables with live dealers. There’s always a seat, so there’s no need to hurry.</p>'],
    ['每晚新增牌桌', '<p>每晚七点起增开真人荷官牌桌，座位充足，无需着急。</p>'],
    ['每晚新增牌桌', '<p>每晚七點起增開真人荷官牌桌，座位充足，不必著急。</p>'],
    ['毎晩テーブルが増えます', '<p>毎晩19時から、ディーラーのいるテーブルが増えます。席は十分にありますので、お急ぎになる必要はありません。</p>'],
    ['โต๊ะใหม่ทุกค่ำ', '<p>ตั้งแต่หนึ่งทุ่มของทุกวันมีโต๊ะที่มีดีลเลอร์เพิ่มขึ้น มีที่นั่งเสมอ ไม่ต้องรีบ</p>'],
    ['Mesas novas toda noite', '<p>A partir das sete da noite há mais mesas com crupiê. Sempre há lugar, não é preciso correr.</p>']) },
  { daysAgo: 90, read: true, text: inAllLanguages(
    ['Giờ chăm sóc khách hàng mới', '<p>Từ nay bạn có thể nhắn cho chúng tôi từ 8 giờ đến 24 giờ mỗi ngày, kể cả ngày lễ.</p>'],
    ['New customer service hours', '<p>You can now reach us every day from 8 a.m. to midnight, including holidays.</p>'],
    ['客服时间调整', '<p>即日起，客服每天 8:00 至 24:00 在线，节假日照常。</p>'],
    ['客服時間調整', '<p>即日起，客服每天 8:00 至 24:00 在線，節假日照常。</p>'],
    ['サポート時間の変更', '<p>これからは毎日、祝日も含めて8時から24時までお問い合わせいただけます。</p>'],
    ['เวลาให้บริการลูกค้าใหม่', '<p>จากนี้ไปคุณติดต่อเราได้ทุกวัน 08:00–24:00 น. รวมวันหยุด</p>'],
    ['Novo horário de atendimento', '<p>Agora você pode falar conosco todos os dias, das 8h à meia-noite, inclusive nos feriados.</p>']) },
];
