import type { Language } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { SlotTheme } from './titles.data';
import type { VendorCode } from './vendors.data';

/** Game near the top of the lists, with its name in every language. */
export interface Star {
  title: string;
  category: Category;
  theme: SlotTheme | undefined;
  vendor: VendorCode;
  names: Readonly<Record<Exclude<Language, 'EN'>, string>>;
}

type Names = readonly [vi: string, tw: string, cn: string, ja: string, th: string, pt: string];

const star = (
  category: Category,
  theme: SlotTheme | undefined,
  vendor: VendorCode,
  title: string,
  [VI, TW, CN, JA, TH, PT]: Names,
): Star => ({ title, category, theme, vendor, names: { VI, TW, CN, JA, TH, PT } });

const slot = (theme: SlotTheme, vendor: VendorCode, title: string, ...names: Names) =>
  star('RNG', theme, vendor, title, names);
const other = (category: Category, vendor: VendorCode, title: string, ...names: Names) =>
  star(category, undefined, vendor, title, names);

// oxfmt-ignore
/** In list order; categories and studios alternate. */
export const STARS: readonly Star[] = [
  slot('asia', 'moonkoi', 'Lotus Under the Moon', 'Sen Dưới Trăng', '月下蓮', '月下莲', '月下の蓮', 'ดอกบัวใต้แสงจันทร์', 'Lótus ao Luar'),
  slot('asia', 'lanternfox', 'Lantern Night', 'Đêm Hoa Đăng', '燈籠之夜', '灯笼之夜', '灯籠の夜', 'คืนโคมไฟ', 'Noite das Lanternas'),
  slot('volcano', 'emberoak', 'Jade Dragon of the East', 'Rồng Ngọc Phương Đông', '東方玉龍', '东方玉龙', '東方の翡翠竜', 'มังกรหยกแห่งบูรพา', 'Dragão de Jade do Oriente'),
  other('LIVE', 'velour', 'Velvet Baccarat', 'Baccarat Nhung', '絲絨百家樂', '丝绒百家乐', 'ベルベット・バカラ', 'บาคาร่ากำมะหยี่', 'Bacará de Veludo'),
  slot('fruit', 'orchard9', 'Fruit Parade', 'Diễu Hành Trái Cây', '水果遊行', '水果游行', 'フルーツパレード', 'ขบวนผลไม้', 'Desfile de Frutas'),
  slot('egypt', 'gildleaf', 'Scarab Sun', 'Mặt Trời Bọ Hung', '聖甲蟲之日', '圣甲虫之日', 'スカラベの太陽', 'สุริยะสคารับ', 'Sol do Escaravelho'),
  other('FISH', 'tidepool', 'Golden Arowana', 'Cá Rồng Vàng', '黃金龍魚', '黄金龙鱼', '黄金アロワナ', 'อะโรวาน่าทอง', 'Aruanã Dourado'),
  slot('samurai', 'papermoon', 'Ronin Moon', 'Trăng Lãng Khách', '浪人之月', '浪人之月', '浪人の月', 'จันทราโรนิน', 'Lua do Ronin'),
  slot('candy', 'kitesea', 'Sugar Parade', 'Diễu Hành Kẹo Ngọt', '糖果遊行', '糖果游行', 'シュガーパレード', 'ขบวนน้ำตาล', 'Desfile de Açúcar'),
  other('PVP', 'redwagon', 'Texas Table', 'Bàn Bài Texas', '德州撲克桌', '德州扑克桌', 'テキサステーブル', 'โต๊ะเท็กซัส', 'Mesa Texas'),
  slot('pirate', 'saltbox', 'Compass Rose', 'Hoa Gió', '羅盤玫瑰', '罗盘玫瑰', 'コンパスローズ', 'เข็มทิศแห่งสายลม', 'Rosa dos Ventos'),
  slot('mystic', 'starloom', 'Moonlit Tarot', 'Tarot Dưới Trăng', '月光塔羅', '月光塔罗', '月明かりのタロット', 'ไพ่ทาโรต์ใต้แสงจันทร์', 'Tarô ao Luar'),
  other('SPORTS', 'drumline', 'Super Sports', 'Thể Thao Đỉnh Cao', '超級體育', '超级体育', 'スーパースポーツ', 'ซูเปอร์สปอร์ต', 'Super Esportes'),
  slot('wild', 'wildpine', 'Amber Fox', 'Cáo Hổ Phách', '琥珀狐', '琥珀狐', '琥珀のキツネ', 'จิ้งจอกอำพัน', 'Raposa Âmbar'),
  slot('asia', 'lanternfox', 'Koi of Plenty', 'Cá Chép Sung Túc', '豐盈錦鯉', '丰盈锦鲤', '豊穣の鯉', 'ปลาคาร์ปอุดม', 'Carpa da Fartura'),
  other('LIVE', 'ivorygate', 'Royal Roulette', 'Roulette Hoàng Gia', '皇家輪盤', '皇家轮盘', 'ロイヤルルーレット', 'รูเล็ตรอยัล', 'Roleta Real'),
  slot('gems', 'gildleaf', 'Crystal Deep', 'Hang Pha Lê', '水晶深淵', '水晶深渊', 'クリスタルディープ', 'ห้วงคริสตัล', 'Cristal Profundo'),
  slot('space', 'novanine', 'Orbit Nine', 'Quỹ Đạo Số Chín', '第九軌道', '第九轨道', '第九軌道', 'วงโคจรที่เก้า', 'Órbita Nove'),
  other('LOTT', 'orchard9', 'Lucky Keno', 'Keno May Mắn', '幸運基諾', '幸运基诺', 'ラッキーキノ', 'คีโนนำโชค', 'Keno da Sorte'),
  slot('greek', 'zephyrine', 'Golden Lyre', 'Đàn Lia Vàng', '黃金豎琴', '黄金竖琴', '黄金の竪琴', 'พิณทองคำ', 'Lira de Ouro'),
  slot('magicland', 'bluefinch', 'Butterfly Bloom', 'Bướm Hoa Nở', '蝶舞花開', '蝶舞花开', '蝶と花', 'ผีเสื้อบานสะพรั่ง', 'Borboleta em Flor'),
  other('FISH', 'kitesea', 'Reef Hunter', 'Thợ Săn Rạn San Hô', '礁石獵手', '礁石猎手', 'リーフハンター', 'นักล่าแนวปะการัง', 'Caçador do Recife'),
  slot('western', 'redwagon', 'Dusty Trail', 'Đường Mòn Bụi', '塵土小徑', '尘土小径', 'ダスティトレイル', 'เส้นทางฝุ่น', 'Trilha Empoeirada'),
  slot('steam', 'brasswing', 'Brass Horizon', 'Chân Trời Đồng Thau', '黃銅地平線', '黄铜地平线', '真鍮の地平線', 'ขอบฟ้าทองเหลือง', 'Horizonte de Latão'),
  other('ESPORTS', 'pixelpond', 'Pixel Clash', 'Đại Chiến Pixel', '像素對決', '像素对决', 'ピクセルクラッシュ', 'พิกเซลแคลช', 'Duelo de Pixels'),
  slot('prosperity', 'moonkoi', 'Golden Elephant', 'Voi Vàng', '金象', '金象', '黄金の象', 'ช้างทอง', 'Elefante Dourado'),
  slot('luck', 'juniper', 'Clover Charm', 'Bùa Cỏ Bốn Lá', '四葉草護符', '四叶草护符', 'クローバーのお守り', 'เครื่องรางใบโคลเวอร์', 'Amuleto de Trevo'),
  other('PVP', 'ivorygate', 'Mahjong East', 'Mạt Chược Gió Đông', '東風麻將', '东风麻将', '東風麻雀', 'ไพ่นกกระจอกลมตะวันออก', 'Mahjong do Leste'),
  slot('party', 'saltbox', 'Midnight Masquerade', 'Dạ Hội Hóa Trang', '午夜假面', '午夜假面', '真夜中の仮面舞踏会', 'หน้ากากเที่ยงคืน', 'Baile de Máscaras'),
  slot('viking', 'hexforge', 'Frost Jarl', 'Thủ Lĩnh Băng Giá', '霜之領主', '霜之领主', '霜のヤール', 'จาร์ลเหมันต์', 'Jarl do Gelo'),
  other('LIVE', 'starloom', 'Dragon Tiger Hall', 'Sảnh Rồng Hổ', '龍虎廳', '龙虎厅', 'ドラゴンタイガー・ホール', 'ห้องเสือมังกร', 'Salão Dragão e Tigre'),
  slot('royal', 'quillstone', 'Velvet Throne', 'Ngai Vàng Nhung', '絲絨王座', '丝绒王座', 'ベルベットの玉座', 'บัลลังก์กำมะหยี่', 'Trono de Veludo'),
  slot('asia', 'papermoon', 'Cloud Dragon', 'Rồng Mây', '雲龍', '云龙', '雲竜', 'มังกรเมฆา', 'Dragão das Nuvens'),
  other('COCKFIGHT', 'wildpine', 'Golden Crest', 'Mào Vàng', '金冠', '金冠', '金の鶏冠', 'หงอนทอง', 'Crista Dourada'),
  slot('racer', 'cobaltcat', 'Neon Drift', 'Drift Đèn Neon', '霓虹甩尾', '霓虹漂移', 'ネオンドリフト', 'ดริฟต์นีออน', 'Drift Neon'),
  slot('aztec', 'wildpine', 'Temple of Feathers', 'Đền Lông Vũ', '羽毛神殿', '羽毛神殿', '羽根の神殿', 'วิหารขนนก', 'Templo das Penas'),
  other('FISH', 'moonkoi', 'Pearl Divers', 'Thợ Lặn Ngọc Trai', '採珠人', '采珠人', '真珠とり', 'นักดำน้ำหาไข่มุก', 'Caçadores de Pérolas'),
  slot('festive', 'juniper', 'Winter Market', 'Chợ Mùa Đông', '冬日市集', '冬日市集', '冬のマーケット', 'ตลาดฤดูหนาว', 'Feira de Inverno'),
  slot('sugarskull', 'cobaltcat', 'Marigold Night', 'Đêm Cúc Vạn Thọ', '萬壽菊之夜', '万寿菊之夜', 'マリーゴールドの夜', 'คืนดาวเรือง', 'Noite de Calêndulas'),
  other('LOTT', 'bluefinch', 'Daily Draw Six', 'Sáu Số Mỗi Ngày', '每日六號', '每日六号', 'デイリーシックス', 'หกเลขรายวัน', 'Seis do Dia'),
  slot('volcano', 'emberoak', 'Phoenix Pyre', 'Phượng Hoàng Lửa', '鳳凰之焰', '凤凰之焰', '不死鳥の炎', 'เปลวเพลิงฟีนิกซ์', 'Pira da Fênix'),
  slot('samurai', 'moonkoi', 'Kitsune Mask', 'Mặt Nạ Hồ Ly', '狐面', '狐面', '狐の面', 'หน้ากากจิ้งจอก', 'Máscara da Kitsune'),
  other('SPORTS', 'bluefinch', 'Goal Line', 'Vạch Vôi Khung Thành', '球門線', '球门线', 'ゴールライン', 'เส้นประตู', 'Linha do Gol'),
  slot('egypt', 'quillstone', 'Book of Dunes', 'Sách Cồn Cát', '沙丘之書', '沙丘之书', '砂丘の書', 'คัมภีร์เนินทราย', 'Livro das Dunas'),
  slot('wild', 'wildpine', 'Bamboo Panda', 'Gấu Trúc Rừng Tre', '竹林熊貓', '竹林熊猫', '竹林のパンダ', 'แพนด้าป่าไผ่', 'Panda do Bambuzal'),
  other('PVP', 'cobaltcat', 'Domino Duel', 'Đấu Domino', '骨牌對決', '骨牌对决', 'ドミノデュエル', 'ดวลโดมิโน', 'Duelo de Dominó'),
  slot('gems', 'starloom', 'Opal River', 'Sông Ngọc Mắt Mèo', '蛋白石之河', '蛋白石之河', 'オパールの川', 'แม่น้ำโอปอล', 'Rio de Opala'),
  slot('fruit', 'orchard9', 'Classic Seven Bells', 'Bảy Chuông Cổ Điển', '經典七鈴', '经典七铃', 'クラシックセブンベル', 'เจ็ดระฆังคลาสสิก', 'Sete Sinos Clássicos'),
  other('LIVE', 'lanternfox', 'Xoc Dia House', 'Nhà Xóc Đĩa', '色碟館', '色碟馆', 'ソックディア・ハウス', 'บ้านซ็อกเดีย', 'Casa Xoc Dia'),
  slot('pirate', 'kitesea', 'Corsair Bay', 'Vịnh Hải Tặc', '海盜灣', '海盗湾', '海賊の入り江', 'อ่าวโจรสลัด', 'Baía dos Corsários'),
  slot('magicland', 'bluefinch', 'Skyward Balloon', 'Khinh Khí Cầu', '凌空氣球', '凌空气球', '空への気球', 'บอลลูนสู่ฟ้า', 'Balão ao Céu'),
  other('ESPORTS', 'novanine', 'Nexus League', 'Giải Đấu Nexus', 'Nexus 聯賽', 'Nexus 联赛', 'ネクサスリーグ', 'เน็กซัสลีก', 'Liga Nexus'),
  slot('asia', 'lanternfox', 'Thunder Drum', 'Trống Sấm', '雷鼓', '雷鼓', '雷太鼓', 'กลองสายฟ้า', 'Tambor do Trovão'),
  slot('space', 'novanine', 'Rocket Bloom', 'Tên Lửa Hoa', '火箭綻放', '火箭绽放', 'ロケットブルーム', 'จรวดผลิบาน', 'Foguete em Flor'),
  other('LOTT', 'starloom', 'Rainbow Draw', 'Quay Số Cầu Vồng', '彩虹開獎', '彩虹开奖', 'レインボードロー', 'จับเลขสายรุ้ง', 'Sorteio Arco-Íris'),
  slot('greek', 'zephyrine', 'Pegasus Wilds', 'Thiên Mã Hoang Dã', '天馬曠野', '天马旷野', 'ペガサスの野', 'เพกาซัสพงไพร', 'Terras de Pégaso'),
  slot('candy', 'orchard9', 'Donut Drift', 'Bánh Vòng Trôi', '甜甜圈漂流', '甜甜圈漂流', 'ドーナツドリフト', 'โดนัทล่องลอย', 'Rosquinhas à Deriva'),
  other('FISH', 'saltbox', 'Turtle Lagoon', 'Đầm Rùa', '海龜潟湖', '海龟泻湖', 'ウミガメの潟', 'ลากูนเต่า', 'Lagoa das Tartarugas'),
  slot('mystic', 'quillstone', 'Crystal Oracle', 'Nhà Tiên Tri Pha Lê', '水晶神諭', '水晶神谕', '水晶の神託', 'คำทำนายแก้วผลึก', 'Oráculo de Cristal'),
  slot('steam', 'brasswing', 'Airship Run', 'Chuyến Bay Khí Cầu Thép', '飛艇之旅', '飞艇之旅', '飛行船の旅', 'เที่ยวบินเรือเหาะ', 'Rota do Dirigível'),
  other('PVP', 'velour', 'Pok Deng Garden', 'Vườn Pok Deng', '博定花園', '博定花园', 'ポックデン・ガーデン', 'สวนป๊อกเด้ง', 'Jardim Pok Deng'),
  slot('royal', 'gildleaf', 'Imperial Egg', 'Trứng Hoàng Gia', '皇家彩蛋', '皇家彩蛋', '皇帝の卵', 'ไข่จักรพรรดิ', 'Ovo Imperial'),
  slot('luck', 'juniper', 'Wheel of Wonder', 'Vòng Quay Kỳ Diệu', '奇妙之輪', '奇妙之轮', '不思議の輪', 'วงล้อมหัศจรรย์', 'Roda das Maravilhas'),
  other('COCKFIGHT', 'drumline', 'Dawn Champion', 'Nhà Vô Địch Bình Minh', '黎明冠軍', '黎明冠军', '夜明けの王者', 'แชมป์รุ่งอรุณ', 'Campeão da Aurora'),
];

/** Hot list of each brand (24), by title. */
export const HOT = {
  aurora: [
    'Lotus Under the Moon',
    'Jade Dragon of the East',
    'Golden Arowana',
    'Lantern Night',
    'Velvet Baccarat',
    'Fruit Parade',
    'Koi of Plenty',
    'Ronin Moon',
    'Xoc Dia House',
    'Scarab Sun',
    'Reef Hunter',
    'Amber Fox',
    'Cloud Dragon',
    'Texas Table',
    'Compass Rose',
    'Royal Roulette',
    'Crystal Deep',
    'Phoenix Pyre',
    'Sugar Parade',
    'Mahjong East',
    'Orbit Nine',
    'Pearl Divers',
    'Golden Elephant',
    'Moonlit Tarot',
  ],
  jade: [
    'Scarab Sun',
    'Royal Roulette',
    'Amber Fox',
    'Classic Seven Bells',
    'Compass Rose',
    'Velvet Baccarat',
    'Crystal Deep',
    'Golden Lyre',
    'Texas Table',
    'Dusty Trail',
    'Moonlit Tarot',
    'Goal Line',
    'Lotus Under the Moon',
    'Brass Horizon',
    'Orbit Nine',
    'Domino Duel',
    'Butterfly Bloom',
    'Velvet Throne',
    'Frost Jarl',
    'Reef Hunter',
    'Winter Market',
    'Dragon Tiger Hall',
    'Clover Charm',
    'Jade Dragon of the East',
  ],
  ember: [
    'Lantern Night',
    'Phoenix Pyre',
    'Golden Arowana',
    'Jade Dragon of the East',
    'Thunder Drum',
    'Dragon Tiger Hall',
    'Kitsune Mask',
    'Golden Elephant',
    'Mahjong East',
    'Koi of Plenty',
    'Velvet Baccarat',
    'Marigold Night',
    'Cloud Dragon',
    'Pearl Divers',
    'Lotus Under the Moon',
    'Bamboo Panda',
    'Sugar Parade',
    'Lucky Keno',
    'Ronin Moon',
    'Temple of Feathers',
    'Royal Roulette',
    'Midnight Masquerade',
    'Fruit Parade',
    'Neon Drift',
  ],
} as const;
