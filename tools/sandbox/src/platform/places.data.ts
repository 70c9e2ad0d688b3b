import type { BrandCode, Texts } from '../brands/brands';

/** Countries of mobile numbers, with English names for lists. */
export const COUNTRIES: readonly { code: string; dialingCode: string; name: Texts }[] = [
  {
    code: 'VN',
    dialingCode: '84',
    name: {
      VI: 'Việt Nam',
      EN: 'Vietnam',
      CN: '越南',
      TW: '越南',
      JA: 'ベトナム',
      TH: 'เวียดนาม',
      PT: 'Vietnã',
    },
  },
  {
    code: 'TW',
    dialingCode: '886',
    name: {
      VI: 'Đài Loan',
      EN: 'Taiwan',
      CN: '台湾',
      TW: '台灣',
      JA: '台湾',
      TH: 'ไต้หวัน',
      PT: 'Taiwan',
    },
  },
  {
    code: 'TH',
    dialingCode: '66',
    name: {
      VI: 'Thái Lan',
      EN: 'Thailand',
      CN: '泰国',
      TW: '泰國',
      JA: 'タイ',
      TH: 'ไทย',
      PT: 'Tailândia',
    },
  },
  {
    code: 'JP',
    dialingCode: '81',
    name: {
      VI: 'Nhật Bản',
      EN: 'Japan',
      CN: '日本',
      TW: '日本',
      JA: '日本',
      TH: 'ญี่ปุ่น',
      PT: 'Japão',
    },
  },
  {
    code: 'BR',
    dialingCode: '55',
    name: {
      VI: 'Brasil',
      EN: 'Brazil',
      CN: '巴西',
      TW: '巴西',
      JA: 'ブラジル',
      TH: 'บราซิล',
      PT: 'Brasil',
    },
  },
  {
    code: 'US',
    dialingCode: '1',
    name: {
      VI: 'Hoa Kỳ',
      EN: 'United States',
      CN: '美国',
      TW: '美國',
      JA: 'アメリカ',
      TH: 'สหรัฐอเมริกา',
      PT: 'Estados Unidos',
    },
  },
  {
    code: 'PH',
    dialingCode: '63',
    name: {
      VI: 'Philippines',
      EN: 'Philippines',
      CN: '菲律宾',
      TW: '菲律賓',
      JA: 'フィリピン',
      TH: 'ฟิลิปปินส์',
      PT: 'Filipinas',
    },
  },
  {
    code: 'MY',
    dialingCode: '60',
    name: {
      VI: 'Malaysia',
      EN: 'Malaysia',
      CN: '马来西亚',
      TW: '馬來西亞',
      JA: 'マレーシア',
      TH: 'มาเลเซีย',
      PT: 'Malásia',
    },
  },
];

/** Contacts. URLs use the reserved domain `.example`. The live chat has none, because `CBS_launchChat` returns it. */
export const CONTACTS: Readonly<
  Record<
    BrandCode,
    readonly { csType: 'LIVECHAT' | 'TELEGRAM' | 'ZALO'; title: Texts; path: string }[]
  >
> = {
  aurora: [
    {
      csType: 'LIVECHAT',
      path: '',
      title: {
        VI: 'Chat trực tuyến',
        EN: 'Live chat',
        CN: '在线客服',
        TW: '線上客服',
        JA: 'ライブチャット',
        TH: 'แชทสด',
        PT: 'Chat ao vivo',
      },
    },
    {
      csType: 'TELEGRAM',
      path: 'https://telegram.example/aurora-care',
      title: {
        VI: 'Chăm sóc khách hàng',
        EN: 'Customer service',
        CN: '客服',
        TW: '客服',
        JA: 'カスタマーサポート',
        TH: 'ฝ่ายบริการลูกค้า',
        PT: 'Atendimento',
      },
    },
    {
      csType: 'TELEGRAM',
      path: 'https://telegram.example/aurora-payments',
      title: {
        VI: 'Nạp và rút tiền',
        EN: 'Deposits and withdrawals',
        CN: '存款与提款',
        TW: '存款與提款',
        JA: '入金と出金',
        TH: 'ฝากและถอน',
        PT: 'Depósitos e saques',
      },
    },
    {
      csType: 'ZALO',
      path: 'https://zalo.example/aurora',
      title: {
        VI: 'Zalo Aurora',
        EN: 'Aurora on Zalo',
        CN: 'Aurora Zalo',
        TW: 'Aurora Zalo',
        JA: 'Aurora Zalo',
        TH: 'Aurora บน Zalo',
        PT: 'Aurora no Zalo',
      },
    },
  ],
  jade: [
    {
      csType: 'LIVECHAT',
      path: '',
      title: {
        VI: 'Chat trực tuyến',
        EN: 'Live chat',
        CN: '在线客服',
        TW: '線上客服',
        JA: 'ライブチャット',
        TH: 'แชทสด',
        PT: 'Chat ao vivo',
      },
    },
    {
      csType: 'TELEGRAM',
      path: 'https://telegram.example/jade-care',
      title: {
        VI: 'Chăm sóc khách hàng',
        EN: 'Customer service',
        CN: '客服',
        TW: '客服',
        JA: 'カスタマーサポート',
        TH: 'ฝ่ายบริการลูกค้า',
        PT: 'Atendimento',
      },
    },
  ],
  ember: [
    {
      csType: 'LIVECHAT',
      path: '',
      title: {
        VI: 'Chat trực tuyến',
        EN: 'Live chat',
        CN: '在线客服',
        TW: '線上客服',
        JA: 'ライブチャット',
        TH: 'แชทสด',
        PT: 'Chat ao vivo',
      },
    },
    {
      csType: 'TELEGRAM',
      path: 'https://telegram.example/ember-care',
      title: {
        VI: 'Chăm sóc khách hàng',
        EN: 'Customer service',
        CN: '客服',
        TW: '客服',
        JA: 'カスタマーサポート',
        TH: 'ฝ่ายบริการลูกค้า',
        PT: 'Atendimento',
      },
    },
    {
      csType: 'ZALO',
      path: 'https://zalo.example/ember',
      title: {
        VI: 'Zalo Ember',
        EN: 'Ember on Zalo',
        CN: 'Ember Zalo',
        TW: 'Ember Zalo',
        JA: 'Ember Zalo',
        TH: 'Ember บน Zalo',
        PT: 'Ember no Zalo',
      },
    },
  ],
};
