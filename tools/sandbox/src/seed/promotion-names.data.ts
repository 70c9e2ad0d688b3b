import type { Texts } from '../brands/brands';

/** Text by language, in the order of the language picker. */
const say = (
  ...[VI, EN, CN, TW, JA, TH, PT]: readonly [string, string, string, string, string, string, string]
): Texts => ({ VI, EN, CN, TW, JA, TH, PT });

// oxfmt-ignore
/** Titles of the promotions. Figures are placeholders in braces, filled from the terms. */
export const PROMOTION_NAMES = {
  'welcome': say('Thưởng {rate} cho lần nạp đầu tiên', '{rate} welcome bonus', '首存加赠 {rate}', '首存加贈 {rate}', '初回入金{rate}ボーナス', 'โบนัส {rate} สำหรับการฝากครั้งแรก', 'Bônus de {rate} no primeiro depósito'),
  'new-player': say('Thưởng chào mừng', 'Welcome bonus', '欢迎彩金', '歡迎彩金', 'ウェルカムボーナス', 'โบนัสต้อนรับ', 'Bônus de boas-vindas'),
  'daily-reload': say('Thưởng nạp mỗi ngày {rate}', '{rate} daily reload bonus', '每日存款加赠 {rate}', '每日存款加贈 {rate}', '毎日の入金{rate}ボーナス', 'โบนัสฝากรายวัน {rate}', 'Bônus diário de {rate} no depósito'),
  'weekly-20': say('Thưởng {rate} cho một lần nạp mỗi tuần', '{rate} weekly deposit bonus', '每周一次存款加赠 {rate}', '每週一次存款加贈 {rate}', '週に一度の入金{rate}ボーナス', 'โบนัส {rate} ฝากสัปดาห์ละครั้ง', 'Bônus de {rate} em um depósito por semana'),
  'weekend': say('Thưởng cuối tuần {rate}', '{rate} weekend bonus', '周末加赠 {rate}', '週末加贈 {rate}', '週末{rate}ボーナス', 'โบนัสสุดสัปดาห์ {rate}', 'Bônus de fim de semana de {rate}'),
  'sports-12': say('Thể thao: thêm {rate}', '{rate} sports bonus', '体育加赠 {rate}', '體育加贈 {rate}', 'スポーツ{rate}ボーナス', 'โบนัสกีฬา {rate}', 'Bônus de {rate} em esportes'),
  'live-8': say('Casino trực tuyến: thêm {rate}', '{rate} live casino bonus', '真人桌台加赠 {rate}', '真人桌台加贈 {rate}', 'ライブカジノ{rate}ボーナス', 'โบนัสคาสิโนสด {rate}', 'Bônus de {rate} no cassino ao vivo'),
  'slots-25': say('Nổ hũ: thêm {rate}', '{rate} slots bonus', '电子游戏加赠 {rate}', '電子遊戲加贈 {rate}', 'スロット{rate}ボーナス', 'โบนัสสล็อต {rate}', 'Bônus de {rate} em slots'),
  'vip-5': say('Từ VIP {level}: thưởng {rate}', 'VIP {level}+: {rate} bonus', 'VIP {level} 起：加赠 {rate}', 'VIP {level} 起：加贈 {rate}', 'VIP{level}以上：{rate}ボーナス', 'VIP {level} ขึ้นไป: โบนัส {rate}', 'A partir do VIP {level}: bônus de {rate}'),
  'deposit-thanks': say('Cảm ơn bạn đã nạp tiền', 'Deposit thank-you bonus', '存款答谢', '存款答謝', '入金のお礼', 'ขอบคุณสำหรับการฝาก', 'Bônus de agradecimento pelo depósito'),
  'cancelled-matches': say('Hoàn tiền trận bị hủy', 'Refunds for cancelled matches', '取消赛事退还', '取消賽事退還', '中止試合の返金', 'คืนเงินเดิมพันแมตช์ที่ยกเลิก', 'Devolução de partidas canceladas'),
  'sports-try': say('Thưởng người chơi thể thao', 'Sports bonus', '体育彩金', '體育彩金', 'スポーツボーナス', 'โบนัสผู้เล่นกีฬา', 'Bônus de esportes'),
  'live-back': say('Hoàn trả {rate} casino trực tuyến', '{rate} live casino rebate', '真人返水 {rate}', '真人返水 {rate}', 'ライブカジノ{rate}リベート', 'คืนยอดเล่น {rate} คาสิโนสด', 'Rebate de {rate} no cassino ao vivo'),
  'live-try': say('Thưởng người chơi casino trực tuyến', 'Live casino bonus', '真人彩金', '真人彩金', 'ライブカジノボーナス', 'โบนัสผู้เล่นคาสิโนสด', 'Bônus do cassino ao vivo'),
  'slots-event': say('Sự kiện nổ hũ', 'Slots event', '电子游戏活动', '電子遊戲活動', 'スロットイベント', 'กิจกรรมสล็อต', 'Evento de slots'),
  'fish-back': say('Hoàn trả {rate} bắn cá', '{rate} fishing rebate', '捕鱼返水 {rate}', '捕魚返水 {rate}', 'フィッシング{rate}リベート', 'คืนยอดเล่น {rate} เกมยิงปลา', 'Rebate de {rate} na pescaria'),
  'fish-try': say('Thưởng người chơi bắn cá', 'Fishing bonus', '捕鱼彩金', '捕魚彩金', 'フィッシングボーナス', 'โบนัสผู้เล่นยิงปลา', 'Bônus da pescaria'),
  'lottery-event': say('Sự kiện xổ số', 'Lottery event', '彩票活动', '彩票活動', '宝くじイベント', 'กิจกรรมหวย', 'Evento de loteria'),
  'cards-back': say('Hoàn trả {rate} game bài', '{rate} card games rebate', '棋牌返水 {rate}', '棋牌返水 {rate}', 'カードゲーム{rate}リベート', 'คืนยอดเล่น {rate} เกมไพ่', 'Rebate de {rate} nas cartas'),
  'vip-rebate': say('Hoàn trả mỗi ngày', 'Daily rebate', '每日返水', '每日返水', '毎日のリベート', 'คืนยอดเล่นรายวัน', 'Rebate diário'),
  'points': say('Điểm cho mỗi lượt cược', 'Points for bets', '投注积分', '投注積分', 'ベットでポイント', 'คะแนนจากเดิมพัน', 'Pontos por apostas'),
  'vip-benefits': say('Quyền lợi VIP', 'VIP benefits', 'VIP 权益', 'VIP 權益', 'VIP特典', 'สิทธิพิเศษ VIP', 'Benefícios VIP'),
  'vip-gift': say('Quà VIP', 'VIP gift', 'VIP 礼金', 'VIP 禮金', 'VIPギフト', 'ของขวัญ VIP', 'Presente VIP'),
  'app-photo': say('Thưởng tải ứng dụng', 'App bonus', 'App 下载彩金', 'App 下載彩金', 'アプリボーナス', 'โบนัสดาวน์โหลดแอป', 'Bônus do aplicativo'),
  'idea': say('Ý tưởng của bạn', 'Your idea', '您的建议', '您的建議', 'アイデア募集', 'ไอเดียของคุณ', 'Sua ideia'),
  'next-event': say('Sự kiện sắp tới', 'The next event', '下期活动', '下期活動', '次回のイベント', 'กิจกรรมถัดไป', 'O próximo evento'),
  'first-week': say('Tuần lễ đầu tiên', 'First week', '首周活动', '首週活動', '最初の一週間', 'สัปดาห์แรก', 'Primeira semana'),
  'anniversary': say('Thưởng kỷ niệm {rate}', '{rate} anniversary bonus', '周年加赠 {rate}', '週年加贈 {rate}', '周年記念{rate}ボーナス', 'โบนัสครบรอบ {rate}', 'Bônus de aniversário de {rate}'),
  'vip-season': say('Mùa VIP', 'VIP season', 'VIP 季', 'VIP 季', 'VIPシーズン', 'ฤดูกาล VIP', 'Temporada VIP'),
  'cup': say('Giải đấu thể thao', 'Sports cup', '体育杯', '體育盃', 'スポーツカップ', 'ศึกกีฬา', 'Copa de esportes'),
  'live-nights': say('Đêm casino trực tuyến', 'Live casino nights', '真人之夜', '真人之夜', 'ライブカジノナイト', 'ค่ำคืนคาสิโนสด', 'Noites do cassino ao vivo'),
  'slots-festival': say('Lễ hội nổ hũ', 'Slots festival', '电子游戏节', '電子遊戲節', 'スロットフェスティバル', 'เทศกาลสล็อต', 'Festival de slots'),
  'fish-days': say('Ngày hội bắn cá', 'Fishing days', '捕鱼节', '捕魚節', 'フィッシングデー', 'วันยิงปลา', 'Dias de pescaria'),
  'lottery-weeks': say('Tuần lễ xổ số', 'Lottery weeks', '彩票周', '彩票週', '宝くじウィーク', 'สัปดาห์หวย', 'Semanas da loteria'),
  'cards-cup': say('Cúp game bài', 'Card games cup', '棋牌杯', '棋牌盃', 'カードゲームカップ', 'ศึกเกมไพ่', 'Copa de cartas'),
  'all-back': say('Hoàn trả {rate} mọi trò chơi', '{rate} rebate on all games', '全场返水 {rate}', '全場返水 {rate}', '全ゲーム{rate}リベート', 'คืนยอดเล่น {rate} ทุกเกม', 'Rebate de {rate} em todos os jogos'),
  'points-start': say('Khai trương cửa hàng điểm', 'Points mall opening', '积分商城开张', '積分商城開張', 'ポイント交換所オープン', 'เปิดร้านแลกคะแนน', 'Abertura da loja de pontos'),
  'app-start': say('Ứng dụng đã có', 'The app is here', 'App 上线', 'App 上線', 'アプリ登場', 'แอปมาแล้ว', 'O aplicativo chegou'),
  'photos': say('Ảnh của người chơi', 'Players’ photos', '玩家照片', '玩家照片', 'プレイヤーの写真', 'ภาพจากผู้เล่น', 'Fotos dos jogadores'),
} as const satisfies Record<string, Texts>;
