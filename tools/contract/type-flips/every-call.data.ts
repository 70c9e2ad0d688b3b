import type { api } from '@lobby/api-client';

type Arguments<Area> = {
  readonly [C in keyof Area]: Area[C] extends (...args: infer Args) => Promise<unknown>
    ? Readonly<Args>
    : never;
};

/** Arguments for every typed call, with every option set; a missing call does not compile. */
type EveryCall = { readonly [A in keyof typeof api]: Arguments<(typeof api)[A]> };

const MONEY = { key: '3f0e1a5c-8a52-4b7e-9d0e-6a5d3b1c2f10' };
const MOBILE = { mobileNumber: '0912345601', dialingCode: '+84' };
const GAME = { nodeId: '20001', vendorCode: 'moonkoi' };
const ACCOUNT = {
  username: 'tester77',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  registerUrl: 'aurora.localhost',
  registerMethod: 'H5',
} as const;
const ANSWERS = [
  { questionId: '1', answer: 'one' },
  { questionId: '2', answer: 'two' },
];
const RED_ENVELOPES = {
  total: '1000',
  type: 'RED_ENVELOPE',
  split: 'RANDOM',
  paymentPassword: '135790',
  remark: 'x',
} as const;
const TRANSFER = {
  amount: '1000',
  type: 'NORMAL',
  paymentPassword: '135790',
  remark: 'x',
} as const;
const TIERS = [{ minStake: '1000', minActive: 1, rate: '0.1', minLoss: '0', cap: '500' }];
const OFFER = { userName: 'player01', tiers: TIERS, remark: 'x' };
const REBATES = [{ category: 'RNG' as const, rate: '0.001' }];
const ROWS = { page: 1, size: 10 };
const DAYS = { startDate: Date.UTC(2026, 0, 1), endDate: Date.UTC(2026, 0, 31) };
const STATEMENTS = { ...ROWS, ...DAYS, direction: 'OUT', status: 'PAID', userName: 'a' } as const;
const CONTRACTS = { ...ROWS, role: 'PROPOSER', status: 'ACTIVE', userName: 'a' } as const;
const NEW_PASSWORD = { paymentPassword: '246802', confirmPaymentPassword: '246802' };

export const EVERY_CALL: EveryCall = {
  access: {
    sendLoginCode: [MOBILE],
    sendRegistrationCode: [MOBILE],
    sendResetCode: [MOBILE],
    sendAccountCode: [{ ...MOBILE, purpose: 'MOBILE_NEW' }],
    resetPassword: [{ ...MOBILE, code: '123456', newPassword: 'Secret123' }],
    recoverByEmail: [{ userName: 'player01', email: 'player01@example.com' }],
    changePassword: [
      { oldPassword: 'Play1234', newPassword: 'Secret123', confirmation: 'Secret123' },
    ],
    registerSettings: [],
    validationRules: [],
    register: [ACCOUNT],
    registerByMobile: [{ ...ACCOUNT, mobileNum: '0912345699', verificationCode: '123456' }],
    userNameIsFree: ['somebody'],
    checkInvitation: ['agent01', 'aurora.localhost'],
    login: [{ userName: 'player01', password: 'Play1234', captcha: '1234' }],
    loginBySms: [{ ...MOBILE, code: '123456' }],
    loginByThirdParty: [{ ...MOBILE, idToken: 'x.y.z' }],
    freePlay: [],
    createTrial: [],
    logout: [],
    captcha: [],
    captchaAudio: [],
  },
  agent: {
    downline: [{ ...ROWS, userName: 'a', type: 1, order: 'DESC' }],
    downlineDetail: [{ memberId: '1', ...DAYS }],
    downlineNames: [{ ...ROWS, userName: 'a' }],
    openDownline: [
      {
        username: 'tester78',
        password: 'Secret123',
        confirmPassword: 'Secret123',
        type: 0,
        rebates: REBATES,
      },
    ],
    transferToDownline: [{ ...TRANSFER, toUserName: 'player01' }, MONEY],
    transferToDownlines: [{ ...RED_ENVELOPES, toUserNames: ['player01', 'vip01'] }, MONEY],
    affiliateLinks: [ROWS],
    createAffiliateLink: [{ memberType: 0, rebates: REBATES, validDays: 30, remark: 'x' }],
    deleteAffiliateLink: [{ linkId: '1' }],
    registerAffiliate: [{ code: 'ABCD12' }],
    rebateLimits: [{ category: 'RNG' }],
    rebateSettings: [{ category: 'RNG', userName: 'player01' }],
    quotaGroups: [{ category: 'RNG' }],
    raiseRebates: [{ userName: 'player01', rebates: REBATES }],
    ownRebates: [DAYS],
    teamRebates: [{ ...ROWS, ...DAYS, category: 'RNG', memberId: '1' }],
    teamCounters: [DAYS],
    teamSummary: [DAYS],
    teamProfitLoss: [{ ...ROWS, ...DAYS, groupBy: 'CATEGORY' }],
    teamBets: [{ ...ROWS, ...DAYS, category: 'RNG', userName: 'player01' }],
    teamTransactions: [{ ...ROWS, ...DAYS, txCode: 'DEPOSIT' }],
    currentDividend: [],
    dividendContract: [{ userName: 'player01' }],
    dividends: [STATEMENTS],
    payDividend: [{ statementId: '1', paymentPassword: '135790' }, MONEY],
    payDividends: [{ statementIds: ['1', '2'], paymentPassword: '135790' }, MONEY],
    income: [{ period: 'MONTH' }],
    dividendOffers: [],
    proposeDividend: [{ ...OFFER, period: 'MONTH' }],
    processDividend: [{ contractId: '1', action: 'ACCEPT' }],
    dividendContracts: [CONTRACTS],
    contractOffers: [],
    currentSalary: [],
    salaryContract: [{ userName: 'player01' }],
    salaries: [STATEMENTS],
    proposeSalary: [OFFER],
    processSalary: [{ contractId: '1', action: 'REJECT' }],
    salaryContracts: [CONTRACTS],
    currentHours: [],
    hourContract: [{ userName: 'player01' }],
    hourSalaries: [STATEMENTS],
    proposeHours: [OFFER],
    processHours: [{ contractId: '1', action: 'ACCEPT' }],
    hourContracts: [CONTRACTS],
    rains: [],
    rain: [{ eventId: '1' }],
    joinRain: [{ eventId: '1' }, MONEY],
    rainHistory: [{ ...ROWS, ...DAYS }],
  },
  announcements: {
    board: ['home'],
    promotions: [],
    markRead: ['1'],
    popular: [{ size: 5 }],
    lobbyNews: [ROWS],
    inbox: [ROWS],
    inboxMessage: [{ id: '1' }],
    readInbox: [],
    deleteInboxMessage: [{ id: '1' }],
  },
  deposit: {
    methods: [],
    order: [{ orderNo: 'D1' }],
    attachProof: [{ orderNo: 'D1', proofImages: ['up1'] }],
    cancel: [{ orderNo: 'D1' }],
    orderByKey: [MONEY],
    records: [{ ...ROWS, ...DAYS, status: 'SUCCESS' }],
    manualTransfer: [
      { methodId: '1', bankCode: 'VCB', amount: '200000', payerName: 'A', remark: 'x' },
      MONEY,
    ],
    payment: [
      {
        kind: 'ONLINE',
        methodId: '1',
        bankCode: 'VCB',
        amount: '200000',
        returnUrl: 'http://aurora.localhost/m/deposit',
        promoId: null,
      },
      MONEY,
    ],
    promotions: [],
    acceptPromotion: [{ promoId: null }],
  },
  games: {
    list: [{ page: 1, category: 'RNG', vendorCode: 'moonkoi', name: 'a' }],
    catalogueAnswer: [2],
    hot: [],
    vendors: [],
  },
  myGames: {
    favourites: [{ page: 1, category: 'RNG' }],
    favouriteIds: [],
    addFavourite: [GAME],
    removeFavourite: [GAME],
    recent: [{ page: 1, category: 'RNG' }],
    launch: [
      { ...GAME, gameId: 'MOONKOI_1000', category: 'RNG' },
      { backUrl: 'http://aurora.localhost/m', playMoney: true, key: 'tap-0001' },
    ],
  },
  lottery: {
    list: [],
    drawnNumbers: [{ ...ROWS, ...DAYS }],
  },
  member: {
    info: [],
    unreadCount: [],
    sendFeedback: [{ type: 'others', description: 'Hello', sender: 'a', captcha: '1234' }],
    uploadImage: [{ purpose: 'PROOF', data: 'iVBORw0KGgo=' }],
    icons: [],
    setIcon: [{ icon: '1' }],
    setNickname: [{ nickname: 'Nick' }],
    setEmail: [{ email: 'a@example.com' }],
    setPayeeName: [{ payeeName: 'NGUYEN VAN A' }],
  },
  orders: {
    list: [{ ...ROWS, ...DAYS, category: 'RNG', vendorCode: 'moonkoi', status: 'WON' }],
    detail: [{ orderNo: 'B1' }],
    cancelLines: [{ orderNo: 'B1', lineNos: ['1'] }, MONEY],
    addRecent: [GAME],
  },
  protection: {
    limits: [],
    setLimit: [{ kind: 'DEPOSIT', period: 'DAY', amount: '1000000' }],
    cancelPending: [{ kind: 'DEPOSIT', period: 'DAY' }],
    realityCheck: [],
    setRealityCheck: [{ intervalMinutes: 30 }],
    timeOut: [{ until: Date.UTC(2026, 11, 1) }],
    selfExclude: [{ until: 'PERMANENT', password: 'Play1234' }],
    activity: [DAYS],
  },
  reports: {
    profitAndLoss: [{ ...ROWS, ...DAYS, category: 'RNG' }],
  },
  rewards: {
    availablePromotions: [],
    promotion: [{ promoId: '1' }],
    applyPromotion: [{ promoId: '1', remark: 'x', images: [] }],
    applications: [ROWS],
    rewardList: [{ ...ROWS, status: 'claim' }],
    claimReward: [{ claimId: '1' }, MONEY],
    missions: [],
    claimMission: [{ missionId: '1' }, MONEY],
    leaderBoard: [],
    invite: [],
    invitedFriends: [ROWS],
    claimInviteRewards: [MONEY],
    points: [],
    mallRewards: [{ type: 'CASH' }],
    redeemPoints: [{ rewardId: '1', address: '1 Street' }, MONEY],
    pointHistory: [ROWS],
    rebateReport: [{ ...ROWS, ...DAYS, category: 'RNG' }],
    manualRebates: [],
    claimRebate: [{ category: 'RNG' }, MONEY],
    claimAllRebates: [MONEY],
    vip: [],
    claimVipBonus: [{ kind: 'MONTHLY', level: 'Silver' }, MONEY],
  },
  security: {
    passkeys: [],
    passkeyOptions: [{ password: 'Play1234' }],
    addPasskey: [
      {
        response: {
          id: 'aWQ',
          rawId: 'aWQ',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'oA' },
        },
      },
    ],
    removePasskey: [{ credentialId: 'aWQ' }],
    passkeyLoginOptions: [],
    passkeyLogin: [
      {
        id: 'aWQ',
        rawId: 'aWQ',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    ],
    sessions: [],
    endSession: [{ sessionId: 's1' }],
    config: [],
    banks: [],
    setMobile: [
      {
        mobileNum: '0912345699',
        verificationCode: '123456',
        oldVerificationCode: '123456',
      },
    ],
    identity: [],
    submitIdentity: [
      {
        kind: 'PASSPORT',
        realName: 'Nguyen Van An',
        documentNumber: 'C1234567',
        birthday: '1990-05-17',
        images: ['up1'],
        selfie: 'up2',
      },
    ],
    bindBankCard: [{ bankCode: 'VCB', accountNo: '0123456789', paymentPassword: '135790' }],
    paymentPassword: [],
    setPaymentPassword: [NEW_PASSWORD],
    changePaymentPassword: [{ oldPaymentPassword: '135790', ...NEW_PASSWORD }],
    resetPaymentPassword: [{ resetType: 'QUESTIONS', answers: ANSWERS, ...NEW_PASSWORD }],
    questions: [],
    myQuestions: [],
    setQuestions: [{ answers: ANSWERS }],
    changeQuestions: [{ oldAnswers: ANSWERS, answers: ANSWERS }],
  },
  streams: {
    everyHost: [],
    hosts: [{ name: 'a', list: 'hot' }],
    subscribedHosts: [{ name: 'a' }],
    subscribe: [{ hostId: '1' }],
    unsubscribe: [{ hostId: '1' }],
    launchServiceChat: [{ title: 'Help', backUrl: 'http://aurora.localhost/m/service' }],
    launchHostChat: [{ hostId: '1' }],
    payRoom: [{ modelId: '1', price: '1' }, MONEY],
    unreadCount: [],
  },
  system: { status: [] },
  merchant: {
    whitelabel: [],
    settings: [],
    countries: [],
    serviceContacts: [],
    page: [{ id: 'aboutUs' }],
    sponsors: [],
    hotMatches: [],
  },
  wallet: {
    balance: [],
    funds: [],
    transfer: [{ from: 'MAIN', to: 'SAFE', amount: '1000' }, MONEY],
    orderByKey: [MONEY],
    transactions: [{ ...ROWS, ...DAYS, wallet: 'MAIN', direction: 'IN' }],
    transactionTypes: [{ types: 'A' }],
  },
  withdraw: {
    cards: [],
    settings: [],
    request: [{ bankCardId: '1', amount: '200000', paymentPassword: '135790' }, MONEY],
    order: [{ orderNo: 'W1' }],
    records: [{ ...ROWS, ...DAYS, status: 'PAID' }],
  },
};
