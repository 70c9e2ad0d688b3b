import { inAllLanguages, type LocalisedText } from './text';

/** News item of the lobby. */
export interface SeededNews {
  id: string;
  daysAgo: number;
  /** Banner whose picture it reuses. */
  banner: string;
  linkage: string;
  text: LocalisedText;
}

// prettier-ignore
/** Newest first. */
export const NEWS: readonly SeededNews[] = [
  { id: 'news1', daysAgo: 1, banner: 'lotus', linkage: '/m/slot-games', text: inAllLanguages(
    ['Mùa sen đã về', '<p>Ba bộ cuộn mới với sen, đèn lồng và cá chép. Bảng trả thưởng luôn nằm trong từng trò.</p>'],
    ['The lotus season is here', '<p>Three new sets of reels with lotus, lanterns and koi. The odds stand inside each of them.</p>'],
    ['莲花季来了', '<p>三款以莲花、灯笼与锦鲤为题的新转轴，赔率写在每款游戏内。</p>'],
    ['蓮花季來了', '<p>三款以蓮花、燈籠與錦鯉為題的新轉軸，賠率寫在每款遊戲內。</p>'],
    ['蓮の季節', '<p>蓮、灯籠、錦鯉をテーマにした新しいリールが3つ。配当の確率はそれぞれの中に書かれています。</p>'],
    ['ฤดูบัวมาถึงแล้ว', '<p>วงล้อใหม่สามชุดกับดอกบัว โคมไฟ และปลาคาร์ป อัตราจ่ายอยู่ในแต่ละเกม</p>'],
    ['Chegou a estação do lótus', '<p>Três novos conjuntos de rolos com lótus, lanternas e carpas. As chances estão dentro de cada um.</p>']) },
  { id: 'news2', daysAgo: 5, banner: 'hosts', linkage: '/m/liveStream', text: inAllLanguages(
    ['Gương mặt mới trên sóng', '<p>Tuần này có sáu người dẫn mới. Lịch phát sóng hiện ngay trên thẻ của từng người.</p>'],
    ['New faces on air', '<p>Six new hosts begin this week. Their times stand on their cards.</p>'],
    ['新主播登场', '<p>本周有六位新主播开播，时间标注在各自的卡片上。</p>'],
    ['新主播登場', '<p>本週有六位新主播開播，時間標註在各自的卡片上。</p>'],
    ['新しい配信者', '<p>今週から6人の配信者が加わります。時間はそれぞれのカードに表示されます。</p>'],
    ['พิธีกรหน้าใหม่', '<p>สัปดาห์นี้มีพิธีกรใหม่หกคน เวลาถ่ายทอดอยู่บนการ์ดของแต่ละคน</p>'],
    ['Rostos novos no ar', '<p>Seis novos apresentadores começam nesta semana. Os horários estão em seus cartões.</p>']) },
  { id: 'news3', daysAgo: 12, banner: 'limits', linkage: '/m/set', text: inAllLanguages(
    ['Bạn quyết định giới hạn', '<p>Số tiền, thời gian, ngày nghỉ: bạn đặt ra và chúng tôi giữ đúng như vậy.</p>'],
    ['You draw the line', '<p>How much, how long, which days off: you say it, and we keep to it.</p>'],
    ['界线由您来定', '<p>金额、时长、休息日，由您设定，我们遵守。</p>'],
    ['界線由您來定', '<p>金額、時間、休息日，由您設定，我們遵守。</p>'],
    ['線を引くのはあなたです', '<p>金額も時間も休む日も、ご自身でお決めください。私たちはそれを守ります。</p>'],
    ['คุณเป็นคนกำหนดเส้น', '<p>จำนวนเงิน เวลา และวันหยุด คุณเป็นคนกำหนด และเราทำตามนั้น</p>'],
    ['Você traça a linha', '<p>Quanto, por quanto tempo, em que dias parar: você diz, e nós respeitamos.</p>']) },
  { id: 'news4', daysAgo: 26, banner: 'evening', linkage: '/m/live-games', text: inAllLanguages(
    ['Tối nay ở phòng lớn', '<p>Phòng lớn mở thêm bốn bàn từ 19 giờ, có cả bàn dành cho người mới.</p>'],
    ['This evening in the great hall', '<p>The great hall opens four more tables from seven o’clock, one of them for beginners.</p>'],
    ['今晚的大厅', '<p>大厅自 19:00 起增开四张牌桌，其中一张专为新手准备。</p>'],
    ['今晚的大廳', '<p>大廳自 19:00 起增開四張牌桌，其中一張專為新手準備。</p>'],
    ['今夜の大広間', '<p>大広間では19時からテーブルが4つ増えます。1つは初めての方のためのものです。</p>'],
    ['ค่ำนี้ในห้องโถงใหญ่', '<p>ห้องโถงใหญ่เปิดเพิ่มอีกสี่โต๊ะตั้งแต่หนึ่งทุ่ม หนึ่งในนั้นสำหรับผู้เริ่มต้น</p>'],
    ['Nesta noite no salão', '<p>O salão abre mais quatro mesas a partir das sete, uma delas para iniciantes.</p>']) },
];
