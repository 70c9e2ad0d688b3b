import type { BrandCode } from '../brands/brands';
import { inAllLanguages, type LocalisedText } from './text';

export interface SeedBanner {
  /** Second part of the picture's path, after the brand. */
  id: string;
  /** Subject of the picture; `home` is the brand's scenery. */
  theme:
    | 'home'
    | 'harvest'
    | 'tables'
    | 'ocean'
    | 'football'
    | 'carnival'
    | 'wisdom'
    | 'cards'
    | 'gift'
    | 'nebula'
    | 'privilege';
  brands: readonly BrandCode[];
  group: 'm_home' | 'm_stream' | 'm_reg';
  linkage: string;
  /** Default: an address. */
  linkageType?: 'P' | 'G';
  text: LocalisedText;
}

const ALL: readonly BrandCode[] = ['aurora', 'jade', 'ember'];

// prettier-ignore
/** In display order. Captions describe and promise nothing. */
export const BANNERS: readonly SeedBanner[] = [
  { id: 'welcome', theme: 'home', brands: ALL, group: 'm_home', linkage: '/m/allGame', text: inAllLanguages(
    ['Chào mừng đến {brand}', 'Trò chơi từ 24 hãng, bằng ngôn ngữ của bạn'],
    ['Welcome to {brand}', 'Games from 24 studios, one account'],
    ['欢迎来到 {brand}', '24 家工作室的游戏，用您的语言'],
    ['歡迎來到 {brand}', '24 家工作室的遊戲，用您的語言'],
    ['{brand}へようこそ', '24スタジオのゲームを、あなたの言語で'],
    ['ยินดีต้อนรับสู่ {brand}', 'เกมจาก 24 ค่าย ในภาษาของคุณ'],
    ['Boas-vindas à {brand}', 'Jogos de 24 estúdios, no seu idioma']) },
  { id: 'lotus', theme: 'harvest', brands: ALL, group: 'm_home', linkage: '20001,moonkoi', linkageType: 'G', text: inAllLanguages(
    ['Tuyển tập Sen và Trăng', 'Những trò nổ hũ mang hơi thở phương Đông'],
    ['Lotus and moon', 'A collection of slots from the East'],
    ['莲与月', '东方风情的电子游戏合集'],
    ['蓮與月', '東方風情的電子遊戲合集'],
    ['蓮と月', '東方の趣のスロット集'],
    ['ดอกบัวกับพระจันทร์', 'รวมสล็อตกลิ่นอายตะวันออก'],
    ['Lótus e lua', 'Uma coleção de slots do Oriente']) },
  { id: 'tables', theme: 'tables', brands: ['aurora', 'ember'], group: 'm_home', linkage: '/m/live-games', text: inAllLanguages(
    ['Bàn trực tuyến', 'Roulette, baccarat và xóc đĩa cùng người dẫn'],
    ['Live tables', 'Roulette, baccarat and xoc dia with a host'],
    ['真人牌桌', '轮盘、百家乐与色碟，主持人陪伴'],
    ['真人牌桌', '輪盤、百家樂與色碟，主持人陪伴'],
    ['ライブテーブル', 'ホストと楽しむルーレット、バカラ、ソックディア'],
    ['โต๊ะสด', 'รูเล็ตต์ บาคาร่า และซ็อกเดียพร้อมพิธีกร'],
    ['Mesas ao vivo', 'Roleta, bacará e xoc dia com apresentadores']) },
  { id: 'ocean', theme: 'ocean', brands: ['aurora', 'jade'], group: 'm_home', linkage: '/m/fishing-games', text: inAllLanguages(
    ['Phòng bắn cá', 'Rạn san hô, đầm rùa và biển sâu'],
    ['Fishing rooms', 'Reefs, lagoons and the deep sea'],
    ['捕鱼房间', '珊瑚礁、海龟湾与深海'],
    ['捕魚房間', '珊瑚礁、海龜灣與深海'],
    ['フィッシングルーム', 'サンゴ礁、潟、そして深海へ'],
    ['ห้องยิงปลา', 'แนวปะการัง ลากูน และทะเลลึก'],
    ['Salas de pesca', 'Recifes, lagoas e mar profundo']) },
  { id: 'sports', theme: 'football', brands: ['jade'], group: 'm_home', linkage: '/m/sport-games', text: inAllLanguages(
    ['Trung tâm thể thao', 'Bóng đá, quần vợt và thể thao điện tử một chỗ'],
    ['The sports centre', 'Football, tennis and esports in one place'],
    ['体育中心', '足球、网球与电竞汇于一处'],
    ['體育中心', '足球、網球與電競匯於一處'],
    ['スポーツセンター', 'サッカー、テニス、eスポーツをひとつに'],
    ['ศูนย์กีฬา', 'ฟุตบอล เทนนิส และอีสปอร์ตในที่เดียว'],
    ['Central de esportes', 'Futebol, tênis e e-sports em um só lugar']) },
  { id: 'carnival', theme: 'carnival', brands: ['ember'], group: 'm_home', linkage: '/m/activity', text: inAllLanguages(
    ['Hội chợ đêm', 'Xem các hoạt động đang mở'],
    ['The night fair', 'See which activities are open'],
    ['夜市嘉年华', '查看正在进行的活动'],
    ['夜市嘉年華', '查看正在進行的活動'],
    ['夜の縁日', '開催中のイベントを見る'],
    ['งานวัดยามค่ำ', 'ดูกิจกรรมที่เปิดอยู่'],
    ['A feira noturna', 'Veja as atividades abertas']) },
  { id: 'gift', theme: 'gift', brands: ALL, group: 'm_home', linkage: 'welcome', linkageType: 'P', text: inAllLanguages(
    ['Khuyến mãi', 'Đọc điều kiện trước'],
    ['Promotions', 'Read the terms first'],
    ['优惠', '请先阅读条款'],
    ['優惠', '請先閱讀條款'],
    ['プロモーション', '先に条件をお読みください'],
    ['โปรโมชัน', 'อ่านเงื่อนไขก่อน'],
    ['Promoções', 'Leia antes as condições']) },
  { id: 'limits', theme: 'wisdom', brands: ALL, group: 'm_home', linkage: '/m/set', text: inAllLanguages(
    ['Chơi theo ý mình', 'Đặt giới hạn và nghỉ ngơi bất cứ lúc nào'],
    ['Play on your own terms', 'Set limits and take a break whenever you like'],
    ['由您掌握节奏', '随时设置限额，随时休息'],
    ['由您掌握節奏', '隨時設定限額，隨時休息'],
    ['自分のペースで', '上限の設定も休憩も、いつでも'],
    ['เล่นในแบบของคุณ', 'ตั้งวงเงินและพักได้ทุกเมื่อ'],
    ['Jogue do seu jeito', 'Defina limites e faça uma pausa quando quiser']) },
  { id: 'hosts', theme: 'tables', brands: ALL, group: 'm_stream', linkage: '/m/liveStream', text: inAllLanguages(
    ['Gặp gỡ người dẫn', 'Sáu mươi người dẫn, mỗi ngày một lịch phát'],
    ['Meet the hosts', 'Sixty hosts, a schedule every day'],
    ['认识主持人', '六十位主持人，每日都有直播'],
    ['認識主持人', '六十位主持人，每日都有直播'],
    ['ホストを紹介', '60人のホストが毎日配信'],
    ['พบกับพิธีกร', 'พิธีกรหกสิบคน มีตารางทุกวัน'],
    ['Conheça os apresentadores', 'Sessenta apresentadores, programação diária']) },
  { id: 'evening', theme: 'nebula', brands: ALL, group: 'm_stream', linkage: '/m/live-games', text: inAllLanguages(
    ['Buổi phát tối nay', 'Lịch phát theo giờ của bạn'],
    ['Streams this evening', 'The schedule is in your time zone'],
    ['今晚直播', '按您的时区显示时间表'],
    ['今晚直播', '依您的時區顯示時間表'],
    ['今夜の配信', '予定はお住まいの時刻で表示'],
    ['การถ่ายทอดคืนนี้', 'ตารางแสดงตามเวลาของคุณ'],
    ['Transmissões desta noite', 'Os horários estão no seu fuso']) },
  { id: 'cards', theme: 'cards', brands: ALL, group: 'm_stream', linkage: '/m/poker-games', text: inAllLanguages(
    ['Sau buổi phát: bàn bài', 'Mạt chược, domino và poker'],
    ['After the stream: card rooms', 'Mahjong, dominoes and poker'],
    ['直播之后：棋牌室', '麻将、骨牌与扑克'],
    ['直播之後：棋牌室', '麻將、骨牌與撲克'],
    ['配信のあとはカードルーム', '麻雀、ドミノ、ポーカー'],
    ['หลังถ่ายทอดสด: ห้องไพ่', 'ไพ่นกกระจอก โดมิโน และโป๊กเกอร์'],
    ['Depois da transmissão: cartas', 'Mahjong, dominó e pôquer']) },
  { id: 'join', theme: 'gift', brands: ALL, group: 'm_reg', linkage: '/m/register', text: inAllLanguages(
    ['Mở tài khoản', 'Miễn phí mở, miễn phí đóng'],
    ['Open an account', 'Free to open, free to close'],
    ['开立账户', '开户免费，销户也免费'],
    ['開立帳戶', '開戶免費，銷戶也免費'],
    ['アカウントを開く', '開設も解約も無料'],
    ['เปิดบัญชี', 'เปิดฟรี ปิดก็ฟรี'],
    ['Abra uma conta', 'Grátis para abrir e para fechar']) },
  { id: 'levels', theme: 'privilege', brands: ALL, group: 'm_reg', linkage: '/m/member/benefits', text: inAllLanguages(
    ['Các cấp hội viên', 'Xem quyền lợi của từng cấp'],
    ['Membership levels', 'See what each level brings'],
    ['会员等级', '查看各等级的权益'],
    ['會員等級', '查看各等級的權益'],
    ['会員レベル', '各レベルの特典を見る'],
    ['ระดับสมาชิก', 'ดูสิทธิ์ของแต่ละระดับ'],
    ['Níveis de membro', 'Veja o que cada nível oferece']) },
];
