/** Handling of a row that does not parse: drop the row (`drop`: unless all are; `side`: even all), or fail the call for the reason given. */
type ListRule = 'drop' | 'side' | { readonly strict: string };

type ListRules = Readonly<Record<string, Readonly<Record<string, ListRule>>>>;

const strict = (reason: string): ListRule => ({ strict: reason });

const TIERS = strict('a contract with a tier missing pays by other terms');
const RATES = strict('a category without a rate reads as one that earns nothing');
const BOUNDS = strict('a category without bounds reads as one that nothing can be given of');
const QUOTAS = strict('a band without a quota reads as unlimited');
const TRANSFERS = strict('a transfer that is missing reads as not made, and is made again');
const PAYOUTS = strict('a payout that is missing reads as not made');
const LIMITS = strict('a limit that is missing reads as not set');
const EXCLUDED = strict('stakes of an excluded category do not count');
const PRIZES = strict('a prize or number that is missing reads as a lost bet');

/** Calls whose value contains a contract. */
const CONTRACT = { 'value.tiers': TIERS };
const RUNNING = { 'value.current.contract.tiers': TIERS };
const CONTRACT_STATE = {
  'value.contract.tiers': TIERS,
  'value.next.tiers': TIERS,
  'value.pending.tiers': TIERS,
  'value.offer.periods': 'drop',
} as const;
const CONTRACTS = { 'value.list': 'drop', 'value.list.*.tiers': TIERS } as const;
const REQUESTS = {
  'value.dailysalreqtype.tiers': TIERS,
  'value.divtypecompperiodreq.tiers': TIERS,
  'value.contracthoursalreq.tiers': TIERS,
};

const PAGE = { 'value.list': 'drop' } as const;
const ROWS = { value: 'drop' } as const;

/** The rule of every list in every answer, by call and place; `*` is any row. */
export const LISTS: ListRules = {
  'access.registerSettings': {
    'value.fields': strict('a required field that the form lacks refuses every registration'),
  },
  // A field without a rule is only required; the platform checks it again.
  'access.validationRules': { 'value.fields': 'drop' },

  'agent.teamProfitLoss': PAGE,
  'agent.teamBets': PAGE,
  'agent.teamTransactions': PAGE,
  'agent.downline': { ...PAGE, 'value.list.*.rebates': RATES, 'value.breadcrumb': 'drop' },
  'agent.downlineDetail': { 'value.member.rebates': RATES, 'value.breadcrumb': 'drop' },
  'agent.downlineNames': PAGE,
  'agent.openDownline': { 'value.rebates': RATES },
  'agent.transferToDownline': { 'value.transfers': TRANSFERS },
  'agent.transferToDownlines': { 'value.transfers': TRANSFERS },
  'agent.rebateLimits': { value: BOUNDS },
  'agent.rebateSettings': { value: BOUNDS, 'value.*.quotaGroups': QUOTAS },
  'agent.quotaGroups': { value: QUOTAS, 'value.*.groups': QUOTAS },
  'agent.raiseRebates': { 'value.rebates': RATES },
  'agent.ownRebates': PAGE,
  'agent.teamRebates': PAGE,
  'agent.affiliateLinks': { ...PAGE, 'value.list.*.rebates': RATES },
  'agent.createAffiliateLink': { 'value.rebates': RATES },
  'agent.currentDividend': RUNNING,
  'agent.dividendContract': CONTRACT_STATE,
  'agent.dividends': PAGE,
  'agent.payDividends': { 'value.list': PAYOUTS },
  'agent.dividendRequest': REQUESTS,
  'agent.proposeDividend': CONTRACT,
  'agent.processDividend': CONTRACT,
  'agent.dividendContracts': CONTRACTS,
  'agent.currentSalary': RUNNING,
  'agent.salaryContract': CONTRACT_STATE,
  'agent.salaries': PAGE,
  'agent.salaryRequest': REQUESTS,
  'agent.proposeSalary': CONTRACT,
  'agent.processSalary': CONTRACT,
  'agent.salaryContracts': CONTRACTS,
  'agent.currentHours': RUNNING,
  'agent.hourContract': CONTRACT_STATE,
  'agent.hourSalaries': PAGE,
  'agent.proposeHours': CONTRACT,
  'agent.processHours': CONTRACT,
  'agent.hourContracts': CONTRACTS,
  'agent.rains': PAGE,
  'agent.rainHistory': PAGE,

  'announcements.list': {
    'value.banners': 'drop',
    'value.notices': 'drop',
    'value.notices.*.announcementImages': 'drop',
    'value.popup': 'drop',
    'value.popup.*.announcementImages': 'drop',
    'value.promotion': 'drop',
    'value.promotion.*.announcementImages': 'drop',
    'value.hot': 'drop',
    'value.hot.*.announcementImages': 'drop',
  },
  'announcements.popular': { ...PAGE, 'value.list.*.announcementImages': 'drop' },
  'announcements.lobbyNews': PAGE,
  'announcements.inbox': PAGE,

  // A method and its range are in one row, so they are dropped together.
  'deposit.banks': { value: 'drop', 'value.*.quickAmounts': 'drop', 'value.*.banks': 'drop' },
  'deposit.attachProof': { 'value.proofImages': 'drop' },
  'deposit.cancel': { 'value.proofImages': 'drop' },
  'deposit.order': { 'value.proofImages': 'drop' },
  'deposit.orderByKey': { 'value.proofImages': 'drop' },
  'deposit.record': { ...PAGE, 'value.list.*.proofImages': 'drop' },
  'deposit.promotions': {
    value: strict('an accepted offer binds the next deposit, also where it is not shown'),
    'value.*.excludedCategories': EXCLUDED,
  },

  'games.vendors': {
    value: 'drop',
    'value.*.vendors': 'drop',
    'value.*.vendors.*.playTypes': 'drop',
  },
  'games.list': { 'value.games': 'drop' },
  'games.hot': ROWS,
  'games.favourites': { 'value.content': 'drop', 'value.nodeIds': 'drop' },
  'games.favouriteIds': ROWS,
  'games.recent': PAGE,
  'games.lotteries': {
    ...PAGE,
    'value.list.*.drawDays': 'drop',
    'value.list.*.prizeModes': 'drop',
    'value.list.*.prizeModes.*.playTypes': 'drop',
    'value.list.*.prizeModes.*.playTypes.*.plays': 'drop',
  },
  'games.drawnNumbers': {
    ...PAGE,
    'value.list.*.prizes': PRIZES,
    'value.list.*.prizes.*.numbers': PRIZES,
  },
  'games.orders': PAGE,
  'games.orderDetail': {
    'value.lines': strict('a bet with a line missing is another bet'),
    'value.draw.prizes': PRIZES,
    'value.draw.prizes.*.numbers': PRIZES,
    'value.symbols': strict('with a symbol missing the reels show another result'),
  },

  'member.info': { 'value.memberLabel': 'side' },
  'member.icon': PAGE,
  'member.sentFeedback': { ...PAGE, 'value.list.*.images': 'drop' },

  'protection.limits': { 'value.limits': LIMITS },
  'protection.setLimit': { 'value.limits': LIMITS },
  'protection.confirmPending': { 'value.limits': LIMITS },
  'protection.cancelPending': { 'value.limits': LIMITS },
  'protection.timeOut': { 'value.limits': LIMITS },

  'reports.profitAndLoss': PAGE,

  'rewards.vip': {
    'value.progress': strict('the next level requires every condition'),
    'value.levels': strict('current and next name a level; one missing is a gap in the scale'),
    'value.levels.*.rebateRates': RATES,
    'value.bonuses': 'drop',
  },
  'rewards.availablePromotions': { 'value.content': 'drop' },
  'rewards.promotion': {
    'value.terms.categories': strict('a category that is missing reads as one that brings nothing'),
    'value.terms.excludedCategories': EXCLUDED,
  },
  'rewards.applications': { ...PAGE, 'value.list.*.images': 'drop' },
  'rewards.rewardList': PAGE,
  'rewards.mallRewards': ROWS,
  'rewards.pointHistory': PAGE,
  'rewards.missions': ROWS,
  'rewards.leaderBoard': PAGE,
  'rewards.invite': {
    'value.links': 'drop',
    'value.rules': strict('terms with a rule missing promise more than the brand gives'),
  },
  'rewards.invitedFriends': PAGE,
  'rewards.rebateReport': PAGE,
  'rewards.manualRebates': PAGE,

  'security.banks': ROWS,
  'security.identity': {
    'value.documents': strict('a document that is missing is one that could have been sent'),
  },
  'security.passkeys': PAGE,
  'security.passkeyOptions': {
    'value.algorithms': strict('the platform accepts the algorithms that it lists, no others'),
    'value.known': strict('a passkey that is missing is made a second time'),
  },
  'security.sessions': ROWS,
  'security.questions': { 'value.questions': 'drop' },
  'security.myQuestions': {
    'value.questions': strict('every question must be answered; a wrong proof uses up a try'),
  },

  'streams.models': ROWS,
  'streams.focusList': ROWS,

  'system.settings': {
    'value.languages': 'drop',
    'value.imageCDNs': 'drop',
    'value.downLink': 'side',
    'value.origins.game': 'drop',
    'value.origins.chat': 'drop',
    'value.origins.payment': 'drop',
    'value.origins.link': 'drop',
    'value.socialLogins': 'side',
  },
  'system.country': PAGE,
  'system.domainRoute': { 'value.customerService': 'drop' },
  'system.sponsors': PAGE,
  'system.hotMatches': PAGE,

  'wallet.funds': {
    'value.wallets': strict(
      'the wallets must add up to the total; one missing reads as lost money',
    ),
  },
  'wallet.transactions': PAGE,
  'wallet.transactionTypes': ROWS,

  'withdraw.cards': ROWS,
  'withdraw.settings': {
    'value.turnover.items': strict(
      'an item that is missing hides turnover that blocks a withdrawal',
    ),
    'value.reasons': strict('every reason blocks; an empty list means that nothing does'),
  },
  'withdraw.order': {
    'value.history': strict('a state that is missing reads as skipped'),
  },
  'withdraw.records': PAGE,
};
