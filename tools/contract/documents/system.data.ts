import {
  ANY,
  facts,
  FLAG,
  GROUP,
  LIST,
  maybe,
  NUMBER,
  only,
  standard,
  takes,
  TEXT,
  upTo,
} from './row';

const NO_TOKEN = { Authorization: only('none') };

/** D1 §3. */
const ANNOUNCEMENT = {
  id: ANY,
  title: TEXT,
  content: TEXT,
  startDate: ANY,
  read: FLAG,
  promotionType: TEXT,
  execution: only('A', 'B', 'F'),
  announcementImages: LIST,
  'announcementImages.*.sequence': takes(2),
  'announcementImages.*.url': TEXT,
};

const below = (path: string, fields: Readonly<Record<string, typeof ANY>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, format]) => [`${path}.${name}`, format]));

/** Category keys (D2 §2); `all_promo` is the filter for all. */
const PROMOTION_CATEGORIES = takes(
  'new_player_promo',
  'deposit_promo',
  'rank_promo',
  'sport_promo',
  'live_promo',
  'rng_promo',
  'fish_promo',
  'lotto_promo',
  'pvp_promo',
  'rebate_promo',
  'point_promo',
  'download_promo',
  'other_promo',
);

/** Activity statuses (D2 §3). */
const ACTIVITY_STATUSES = only(
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
);

const D1_FLAGS = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'CHNGPASSVERIF3',
  'MANDATORYAPPUPDATES3',
];

const D2_FLAGS = [
  'PTSYS3',
  'DEPRECM3',
  'WITHREC3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
];

const flags = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, FLAG]));

export const SYSTEM = [
  ...facts('system.status', 'D1 §7', {
    header: NO_TOKEN,
    output: { info: TEXT, location: TEXT, maintenance: FLAG, regionRestriction: FLAG },
  }),
  ...facts('system.whitelabel', 'D1 §7', { header: NO_TOKEN }),
  ...facts('system.whitelabel', 'D1 §3', {
    output: { 'mobileTemplate.mem_cen': ANY, 'mobileTemplate.dep_func': ANY },
  }),
  ...facts('flags', 'D1 §3', { output: flags(D1_FLAGS) }),
  ...facts('flags', 'D2 §3', { output: flags(D2_FLAGS) }),
  ...facts('system.settings', 'D1 §7', { header: NO_TOKEN }),
  ...facts('system.settings', 'D1 §3', {
    output: {
      downLink: LIST,
      'downLink.*.resourceType': takes(
        'IOS',
        'Android',
        'MOBILECONFIG',
        'AppDownloadIcon',
        'MOBILEVERCODELOGIN',
      ),
      'downLink.*.url': TEXT,
      imageCDNs: LIST,
      appInfo: GROUP,
      'appInfo.upgradeable': FLAG,
      registerCount: ANY,
      hotMatches: ANY,
      chatUrl: ANY,
    },
  }),
  ...facts('system.domainRoute', 'D1 §7', { header: NO_TOKEN }),
  ...facts('system.domainRoute', 'D2 §3', {
    output: {
      customerService: LIST,
      'customerService.*.csType': only('LIVECHAT', 'TELEGRAM', 'ZALO'),
      'customerService.*.title': TEXT,
      'customerService.*.path': TEXT,
    },
  }),
];

export const ANNOUNCEMENTS = [
  ...facts('announcements.list', 'D1 §7', {
    header: NO_TOKEN,
    input: {
      types: takes('B,PL,PU', 'A', 'B'),
      groupName: takes('m_home', 'm_reg', 'm_stream'),
      platform: only('M'),
      merchantCode: ANY,
      token: ANY,
    },
    output: { banners: LIST, popup: LIST, promotion: LIST, hot: LIST },
  }),
  ...facts('announcements.list', 'D1 §3', {
    output: {
      ...below('popup.*', ANNOUNCEMENT),
      ...below('hot.*', ANNOUNCEMENT),
      ...below('promotion.*', ANNOUNCEMENT),
      'footer.unreadCount': NUMBER,
    },
  }),
  ...facts('announcements.list', 'D2 §2', {
    output: { 'promotion.*.promotionType': PROMOTION_CATEGORIES },
  }),
  ...facts('announcements.list', 'D2 §3', {
    input: { types: takes('A', 'PL', 'B', 'PU', 'PR') },
    output: {
      'banners.*.url': TEXT,
      'banners.*.group': takes('m_stream'),
      'promotion.*.id': ANY,
      'promotion.*.title': TEXT,
      'promotion.*.content': TEXT,
      'promotion.*.announcementImages.*.sequence': NUMBER,
      'promotion.*.announcementImages.*.url': TEXT,
    },
  }),
  ...facts('announcements.markRead', 'D1 §7', {
    input: { announcementId: ANY, read: only(true) },
  }),
];

export const MEMBER = [
  ...facts('member.info', 'D1 §3', {
    output: {
      type: takes(0, 4, 40, 41, 42),
      account: TEXT,
      regDate: NUMBER,
      'clubLabel.labelName': TEXT,
      memberLabel: LIST,
      'memberLabel.*.labelType': takes(6),
      'memberLabel.*.labelName': takes('TWD'),
    },
  }),
  ...facts('member.info', 'D2 §6', { output: { clubLabel: maybe(GROUP) } }),
  ...facts('member.setIcon', 'D1 §7', { header: { 'Content-Type': only('form') } }),
  ...facts('member.unreadCount', 'D1 §7', { output: { unReadCount: NUMBER } }),
  ...facts('member.feedback', 'D2 §3', {
    input: { content: TEXT, sender: ANY, type: only(0, 1, 2, 3, 4, 6), captcha: TEXT },
  }),
  ...facts('member.feedback', 'D2 §5', { input: { content: upTo(200), captcha: upTo(16) } }),
  ...facts('rewards.availablePromotions', 'D1 §7', { output: { content: ANY } }),
  ...facts('rewards.availablePromotions', 'D2 §3', {
    output: { 'content.*.key': takes('REFERRAL', 'MISSION'), 'content.*.enabled': FLAG },
  }),
  ...facts('rewards.rewardList', 'D2 §3', {
    output: {
      'list.*.status': ACTIVITY_STATUSES,
    },
  }),
  ...facts('rewards.promotion', 'D2 §2', {
    output: { category: PROMOTION_CATEGORIES, title: TEXT, content: TEXT },
  }),
  ...facts('rewards.promotion', 'D2 §3', { output: { status: ACTIVITY_STATUSES } }),
  ...facts('rewards.applyPromotion', 'D2 §5', { input: { remark: upTo(140), images: LIST } }),
];

export const MONEY = [
  ...facts('gateway', 'D2 §3', { input: { '': only(1, 3) } }),
  ...facts('wallet.balance', 'D1 §3', { output: { sumBalance: ANY, currencySymbol: TEXT } }),
];

export const AGENT = [
  ...facts('agent.teamCounters', 'D1 §7', {
    input: { startDate: ANY, endDate: ANY, size: standard(0) },
  }),
  ...facts('agent.teamCounters', 'D2 §3', {
    output: {
      teamLoginMemberCount: NUMBER,
      teamBetMemberCount: NUMBER,
      teamRegisterMemberCount: NUMBER,
      teamOnlineCount: NUMBER,
    },
  }),
  ...['agent.salaryRequest', 'agent.dividendRequest'].flatMap((call) =>
    facts(call, 'D1 §7', {
      input: { token: ANY },
      output: { dailysalreqtype: ANY, divtypecompperiodreq: ANY, contracthoursalreq: ANY },
    }),
  ),
];
