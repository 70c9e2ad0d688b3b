// Sample data of stories: generated pictures and texts in two languages.
/** Address of a picture by format, as ui-kit takes it. */
interface SamplePicture {
  avif: string;
  webp: string;
}

const SKIES = [
  ['#2b1b6b', '#d86fb0', '#fff1d6'],
  ['#0d3b4f', '#3bb7a4', '#ffe9a8'],
  ['#45126b', '#e2557a', '#ffd27a'],
  ['#12306b', '#4f8df0', '#e8f4ff'],
  ['#6b2212', '#f08a3c', '#fff0c2'],
  ['#14402b', '#6bbf5a', '#f6ffd8'],
] as const;

/** Moonlit landscape; each seed gives a different one. */
export function samplePicture(seed: number): SamplePicture {
  const [far, near, moon] = SKIES[seed % SKIES.length] ?? SKIES[0];
  const x = 120 + ((seed * 67) % 180);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${far}"/><stop offset=".7" stop-color="${near}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h400v400H0z"/><circle cx="${x}" cy="150" r="62" fill="${moon}"/><path fill="${far}" opacity=".55" d="M0 300 90 200l70 60 80-90 160 140v90H0Z"/><path fill="${far}" d="M0 400v-70l120-50 90 50 110-70 80 60v80Z"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { avif: address, webp: address };
}

/** Picture that fails to load. */
export const MISSING_PICTURE: SamplePicture = { avif: '/missing.avif', webp: '/missing.webp' };

const CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'COCKFIGHT',
] as const;

const EN = {
  nav: ['Games', 'Events', 'Live', 'Deposit', 'Me'],
  categories: [
    'Slots',
    'Live casino',
    'Fishing',
    'Card games',
    'Sports',
    'Esports',
    'Lottery',
    'Cockfighting',
  ],
  slides: [
    ['Harvest season', 'Twelve new games, free to try'],
    ['Koi Pond tables', 'Now from $0.10 a round'],
    ['Weekly league', 'Full rules inside'],
  ],
  games: [
    'Lotus Moon',
    'Koi Pond',
    'Deep Sea Waltz',
    'Lantern Night',
    'Crystal Cave',
    'Comet',
    'Classic Fruit',
    'Sun Pyramid',
    'Bamboo Panda',
    'Mountain Tiger',
    'Welcome Cat',
    'Firefly Forest',
  ],
  ticker: [
    'Northlight is under maintenance 03:00–04:00 on 12 June. Balances are not affected.',
    'Your withdrawals now arrive within ten minutes.',
  ],
  tabs: ['All', 'Hot', 'Recent', 'My collection'],
  main: 'Main',
  messages: 'Messages',
  unread: '5 unread',
  language: 'Language',
  support: 'Support',
  amount: '$3,482.60',
  balance: 'Balance',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  banner: 'Announcements',
  of: 'of',
  noNews: 'No announcements today',
  mostPlayed: 'Most played',
  seeAll: 'See all',
  slots: 'Slots',
  search: 'Search games',
  filter: 'Filter',
  remove: 'Remove',
  favourite: 'Favourite',
  userName: 'User name',
  password: 'Password',
  sms: 'SMS code',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  login: 'Log in',
  register: 'Register',
  noAccount: 'No account yet?',
  loginKind: 'Login method',
  invite: 'Log in to play and see your balance',
  legal: 'For players aged 18 or over only. Please play responsibly.',
  tagline: 'Calm as the night sky',
  chips: ['Northlight', 'Min bet $0.10', 'Myths and dragons'],
  emptyTitle: 'Your collection is empty',
  emptyText: 'Tap the heart on a game to keep it here and find it faster.',
  emptyAction: 'See hot games',
  failedTitle: 'Couldn’t load the games',
  failedText: 'The connection was lost. Check it, then try again.',
  close: 'Close',
  loading: 'Loading games',
};

type Words = typeof EN;

const VI: Words = {
  nav: ['Trò chơi', 'Sự kiện', 'Trực tiếp', 'Nạp tiền', 'Tôi'],
  categories: [
    'Nổ hũ',
    'Casino trực tuyến',
    'Bắn cá',
    'Game bài',
    'Thể thao',
    'E-sports',
    'Xổ số',
    'Đá gà',
  ],
  slides: [
    ['Mùa trăng tháng Sáu', 'Mười hai trò chơi mới từ Northlight'],
    ['Hồ Cá Koi', 'Nay có bàn cược từ 1.000 ₫'],
    ['Đêm phượng hoàng', 'Giải tuần, thể lệ đầy đủ'],
  ],
  games: [
    'Sen Dưới Trăng',
    'Rồng Ngọc Phương Đông',
    'Thành Phố Neon',
    'Hang Động Pha Lê',
    'Đền Thần Sấm',
    'Gấu Trúc Vườn Tre',
    'Phượng Hoàng Lửa',
    'Vũ Điệu Biển Sâu',
    'Buồm Đỏ Hạ Long',
    'Mèo Chiêu Tài',
    'Sao Chổi',
    'Rừng Đom Đóm',
  ],
  ticker: [
    'Northlight bảo trì 03:00–04:00 ngày 12/06. Số dư không bị ảnh hưởng.',
    'Rút tiền nay đến tài khoản trong vòng mười phút.',
  ],
  tabs: ['Tất cả', 'Nổi bật', 'Gần đây', 'Yêu thích'],
  main: 'Điều hướng chính',
  messages: 'Tin nhắn',
  unread: '5 tin chưa đọc',
  language: 'Ngôn ngữ',
  support: 'Hỗ trợ',
  amount: '12.480.500 ₫',
  balance: 'Số dư',
  deposit: 'Nạp tiền',
  withdraw: 'Rút tiền',
  banner: 'Thông báo nổi bật',
  of: 'trên',
  noNews: 'Hôm nay chưa có thông báo',
  mostPlayed: 'Chơi nhiều nhất',
  seeAll: 'Xem tất cả',
  slots: 'Slots',
  search: 'Tìm trò chơi',
  filter: 'Lọc',
  remove: 'Bỏ',
  favourite: 'Yêu thích',
  userName: 'Tên đăng nhập',
  password: 'Mật khẩu',
  sms: 'Mã OTP',
  remember: 'Ghi nhớ đăng nhập',
  forgot: 'Quên mật khẩu?',
  login: 'Đăng nhập',
  register: 'Đăng ký',
  noAccount: 'Chưa có tài khoản?',
  loginKind: 'Cách đăng nhập',
  invite: 'Đăng nhập để chơi và xem số dư',
  legal: 'Chỉ dành cho người từ 18 tuổi. Hãy chơi có trách nhiệm.',
  tagline: 'Bình yên như trời đêm',
  chips: ['Northlight', 'Cược từ 1.000 ₫', 'Rồng và huyền thoại'],
  emptyTitle: 'Chưa có trò chơi yêu thích',
  emptyText: 'Chạm vào trái tim trên trò chơi để lưu vào đây và tìm lại nhanh hơn.',
  emptyAction: 'Chọn trò chơi nổi bật',
  failedTitle: 'Chưa tải được trò chơi',
  failedText: 'Kết nối bị gián đoạn. Hãy kiểm tra mạng rồi thử lại.',
  close: 'Đóng',
  loading: 'Đang tải trò chơi',
};

/** Vietnamese texts for `VI`, English for other languages. */
export function sampleWords(language: unknown): Words {
  return language === 'VI' ? VI : EN;
}

const PROVIDERS = ['Northlight', 'Paper Crane', 'Kite Studio', 'Redwood', 'Bluewater', 'Moonreel'];

/** Sample games for tiles. */
export function sampleGames(language: unknown) {
  const said = sampleWords(language);
  return said.games.map((title, index) => ({
    title,
    subtitle: PROVIDERS[index % PROVIDERS.length] ?? '',
    picture: samplePicture(index),
    favourite: {
      pressed: index % 3 === 0,
      label: `${said.favourite}: ${title}`,
      onToggle: () => undefined,
    },
    onOpen: () => undefined,
  }));
}

/** Sample categories for the rail. */
export function sampleCategories(language: unknown) {
  return CATEGORIES.map((category, index) => ({
    id: category,
    category,
    to: `/games/${category.toLowerCase()}`,
    label: sampleWords(language).categories[index] ?? category,
  }));
}

/** Sample slides for the banner. */
export function sampleSlides(language: unknown) {
  return sampleWords(language).slides.map(([title = '', text = ''], index) => ({
    id: String(index),
    title,
    text,
    picture: samplePicture(index + 3),
    onOpen: () => undefined,
  }));
}
