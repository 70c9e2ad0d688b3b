import { HOME_PATHS, PATHS, type Language } from '@lobby/core';

/**
 * Text that a search engine shows below a page's title. `{brand}`: name of the brand; `{age}`: minimum age of its
 * players; `{title}`: title of the screen.
 */
type Description = Readonly<Record<Language, string>>;

const HOME: Description = {
  VI: 'Nổ hũ, casino trực tuyến, game bài, bắn cá và thể thao tại {brand}. Chỉ dành cho người từ {age} tuổi.',
  EN: 'Slots, live casino, card games, fishing and sports at {brand}. Only for people aged {age} or over.',
  CN: '{brand} 的电子游戏、真人娱乐、棋牌、捕鱼和体育。仅限年满 {age} 岁的人士。',
  TW: '{brand} 的電子遊戲、真人娛樂、棋牌、捕魚和體育。僅限年滿 {age} 歲的人士。',
  JA: '{brand}のスロット、ライブカジノ、カードゲーム、フィッシング、スポーツ。{age}歳以上の方のみご利用いただけます。',
  TH: 'สล็อต คาสิโนสด เกมไพ่ ยิงปลา และกีฬาที่ {brand} สำหรับผู้ที่มีอายุ {age} ปีขึ้นไปเท่านั้น',
  PT: 'Slots, cassino ao vivo, cartas, pescaria e esportes em {brand}. Proibido para menores de {age} anos.',
};

const CATEGORY: Description = {
  VI: '{title} tại {brand}: xem tỷ lệ trả thưởng (RTP) và cược tối thiểu trước khi chơi.',
  EN: '{title} at {brand}: see return to player (RTP) and minimum bet before you play.',
  CN: '{brand} 的{title}：游戏前可查看玩家返还率 (RTP) 和最低投注。',
  TW: '{brand} 的{title}：遊戲前可查看玩家回報率 (RTP) 和最低投注。',
  JA: '{brand}の{title}。プレイ前に還元率（RTP）と最低ベットを確認できます。',
  TH: '{title}ที่ {brand} ดูอัตราคืนเงินให้ผู้เล่น (RTP) และเดิมพันขั้นต่ำก่อนเล่น',
  PT: '{title} em {brand}: veja o retorno ao jogador (RTP) e a aposta mínima antes de jogar.',
};

/** Descriptions by published path. The lists of `PATHS.gameList` have none: they share one title. */
export const DESCRIPTIONS: Readonly<Record<string, Description>> = {
  ...Object.fromEntries(HOME_PATHS.map((path) => [path, HOME])),
  [PATHS.slotGames]: CATEGORY,
  [PATHS.liveGames]: CATEGORY,
  [PATHS.cardGames]: CATEGORY,
  [PATHS.fishingGames]: CATEGORY,
  [PATHS.sportGames]: CATEGORY,
  [PATHS.login]: {
    VI: 'Đăng nhập vào tài khoản {brand} của bạn hoặc đặt lại mật khẩu đã quên.',
    EN: 'Log in to your {brand} account, or reset a forgotten password.',
    CN: '登录您的 {brand} 账号，或重置忘记的密码。',
    TW: '登入您的 {brand} 帳號，或重設忘記的密碼。',
    JA: '{brand}のアカウントにログイン。パスワードを忘れた場合はここから再設定できます。',
    TH: 'เข้าสู่ระบบบัญชี {brand} ของคุณ หรือตั้งรหัสผ่านใหม่หากลืม',
    PT: 'Entre na sua conta {brand} ou redefina a senha esquecida.',
  },
  [PATHS.register]: {
    VI: 'Đăng ký tài khoản {brand}. Chỉ dành cho người từ {age} tuổi.',
    EN: 'Register at {brand}. Only for people aged {age} or over.',
    CN: '注册 {brand} 账号。仅限年满 {age} 岁的人士。',
    TW: '註冊 {brand} 帳號。僅限年滿 {age} 歲的人士。',
    JA: '{brand}の新規登録。{age}歳以上の方のみご利用いただけます。',
    TH: 'สมัครสมาชิก {brand} สำหรับผู้ที่มีอายุ {age} ปีขึ้นไปเท่านั้น',
    PT: 'Cadastre-se em {brand}. Proibido para menores de {age} anos.',
  },
  [PATHS.allGames]: {
    VI: 'Tất cả trò chơi tại {brand}, theo thể loại và nhà cung cấp.',
    EN: 'All games at {brand}, by category and provider.',
    CN: '{brand} 的全部游戏，按分类和游戏厂商浏览。',
    TW: '{brand} 的全部遊戲，依分類和遊戲商瀏覽。',
    JA: '{brand}のすべてのゲームを、カテゴリーとプロバイダーから探せます。',
    TH: 'เกมทั้งหมดที่ {brand} แยกตามหมวดหมู่และค่ายเกม',
    PT: 'Todos os jogos de {brand}, por categoria e provedor.',
  },
  [PATHS.promotions]: {
    VI: 'Khuyến mãi tại {brand} kèm thể lệ: ai được tham gia, số vòng cược và thời gian kết thúc.',
    EN: 'Promotions at {brand} with their terms: who can take part, the turnover and the end date.',
    CN: '{brand} 的优惠及其活动规则：参加条件、流水要求和结束时间。',
    TW: '{brand} 的優惠及其活動規則：參加條件、流水要求和結束時間。',
    JA: '{brand}のプロモーションと利用条件。参加できる方、賭け条件、終了日を確認できます。',
    TH: 'โปรโมชันที่ {brand} พร้อมเงื่อนไข: ผู้ที่เข้าร่วมได้ ยอดเทิร์น และวันสิ้นสุด',
    PT: 'Promoções de {brand} com suas regras: quem pode participar, o rollover e a data de término.',
  },
  [PATHS.service]: {
    VI: 'Liên hệ chăm sóc khách hàng của {brand} qua chat trực tuyến hoặc ứng dụng nhắn tin.',
    EN: 'Contact customer service of {brand} by live chat or in a messaging app.',
    CN: '通过在线客服或即时通讯应用联系 {brand} 客服。',
    TW: '透過線上客服或通訊軟體聯絡 {brand} 客服。',
    JA: 'ライブチャットやメッセージアプリで{brand}のカスタマーサポートにお問い合わせいただけます。',
    TH: 'ติดต่อฝ่ายบริการลูกค้าของ {brand} ผ่านแชทสดหรือแอปส่งข้อความ',
    PT: 'Fale com o atendimento de {brand} por chat ao vivo ou aplicativo de mensagens.',
  },
};
