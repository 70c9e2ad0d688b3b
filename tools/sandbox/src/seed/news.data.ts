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

// oxfmt-ignore
/** Newest first. */
export const NEWS: readonly SeededNews[] = [
  { id: 'news1', daysAgo: 1, banner: 'lotus', linkage: '/m/slot-games', text: inAllLanguages(
    ['Mùa sen đã về', '<p>Ba trò nổ hũ mới với sen, đèn lồng và cá chép. Bảng trả thưởng có trong từng trò.</p>'],
    ['The lotus season is here', '<p>Three new slots with lotus, lanterns and koi. You’ll find the odds in each game.</p>'],
    ['莲花季来了', '<p>三款以莲花、灯笼与锦鲤为主题的新电子游戏，赔率可在游戏内查看。</p>'],
    ['蓮花季來了', '<p>三款以蓮花、燈籠與錦鯉為主題的新電子遊戲，賠率可在遊戲內查看。</p>'],
    ['蓮の季節', '<p>蓮、灯籠、錦鯉をテーマにした新作スロットが3タイトル登場。確率は各ゲーム内でご確認いただけます。</p>'],
    ['ฤดูบัวมาถึงแล้ว', '<p>สล็อตใหม่สามเกมธีมดอกบัว โคมไฟ และปลาคาร์ป อัตราจ่ายอยู่ในแต่ละเกม</p>'],
    ['Chegou a estação do lótus', '<p>Três novos slots com lótus, lanternas e carpas. As chances estão em cada jogo.</p>']) },
  { id: 'news2', daysAgo: 5, banner: 'hosts', linkage: '/m/liveStream', text: inAllLanguages(
    ['Gương mặt mới trên sóng', '<p>Tuần này có sáu streamer mới. Lịch phát sóng hiện ngay trên thẻ của từng người.</p>'],
    ['New faces on air', '<p>Six new hosts start this week. Their schedules are on their cards.</p>'],
    ['新主播登场', '<p>本周有六位新主播开播，时间标注在各自的卡片上。</p>'],
    ['新直播主登場', '<p>本週有六位新直播主開播，時間標註在各自的卡片上。</p>'],
    ['新しい配信者', '<p>今週から6人の配信者が加わります。時間はそれぞれのカードに表示されます。</p>'],
    ['สตรีมเมอร์หน้าใหม่', '<p>สัปดาห์นี้มีสตรีมเมอร์ใหม่หกคน เวลาไลฟ์อยู่บนการ์ดของแต่ละคน</p>'],
    ['Rostos novos no ar', '<p>Seis novos streamers estreiam nesta semana. Os horários estão em seus cartões.</p>']) },
  { id: 'news3', daysAgo: 12, banner: 'limits', linkage: '/m/set', text: inAllLanguages(
    ['Bạn quyết định giới hạn', '<p>Số tiền, thời gian, ngày nghỉ: bạn đặt ra và chúng tôi giữ đúng như vậy.</p>'],
    ['You set the limits', '<p>How much, how long, which days off: you decide, and we stick to it.</p>'],
    ['限额由您决定', '<p>金额、时间、休息日，由您设定，我们遵守。</p>'],
    ['上限由您決定', '<p>金額、時間、休息日，由您設定，我們遵守。</p>'],
    ['上限を決めるのはご自身です', '<p>金額も時間も休む日も、ご自身でお決めください。私たちはそれを守ります。</p>'],
    ['คุณเป็นผู้กำหนดขีดจำกัด', '<p>จำนวนเงิน เวลา และวันหยุด คุณเป็นคนกำหนด และเราทำตามนั้น</p>'],
    ['Você define os limites', '<p>Quanto, por quanto tempo, em que dias parar: você diz, e nós respeitamos.</p>']) },
  { id: 'news4', daysAgo: 26, banner: 'evening', linkage: '/m/live-games', text: inAllLanguages(
    ['Tối nay ở phòng lớn', '<p>Phòng lớn mở thêm bốn bàn từ 19 giờ, có cả bàn dành cho người mới.</p>'],
    ['This evening in the Grand Hall', '<p>The Grand Hall opens four more tables from 7 p.m., one of them for beginners.</p>'],
    ['今晚的贵宾厅', '<p>贵宾厅自 19:00 起增开四张牌桌，其中一张专为新手准备。</p>'],
    ['今晚的貴賓廳', '<p>貴賓廳自 19:00 起增開四張牌桌，其中一張專為新手準備。</p>'],
    ['今夜のグランドホール', '<p>グランドホールでは19時からテーブルが4つ増えます。1つは初めての方向けです。</p>'],
    ['ค่ำนี้ในห้องโถงใหญ่', '<p>ห้องโถงใหญ่เปิดเพิ่มอีกสี่โต๊ะตั้งแต่หนึ่งทุ่ม หนึ่งในนั้นสำหรับผู้เริ่มต้น</p>'],
    ['Nesta noite no salão', '<p>O salão abre mais quatro mesas a partir das sete, uma delas para iniciantes.</p>']) },
];
