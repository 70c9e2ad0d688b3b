interface ChosenDifference {
  readonly reason: string;
  /** Places as `call place field`. */
  readonly at: readonly string[];
}

const GAMES = [
  'games.list output games.*',
  'games.favourites output content.*',
  'games.recent output list.*',
];

const gameFields = (field: string) => GAMES.map((game) => `${game}.${field}`);

/** Intended differences of the contract from the documents. `docs/open-questions.md` lists each field too. */
export const CHOSEN: readonly ChosenDifference[] = [
  {
    reason: 'identifies the browser, so that a captcha and a session belong to it',
    at: [
      'access.login input loginDeviceId',
      'access.captcha input loginDeviceId',
      'access.register input loginDeviceId',
      'access.registerMobile input loginDeviceId',
      'member.feedback input loginDeviceId',
    ],
  },
  {
    reason: 'one picture, as the id of an upload (decision 27)',
    at: ['member.feedback input image'],
  },
  {
    reason: 'the form names the captcha so, the payload names it captcha (D1 §3)',
    at: ['access.login input identifying'],
  },
  {
    reason: 'the transport sends it with every call (decision 15)',
    at: ['access.login header Device'],
  },
  {
    reason: 'a registration opens a session, as a login does; its value is not shown',
    at: ['access.register', 'access.registerMobile'].flatMap((call) => [
      `${call} output token`,
      `${call} output userName`,
      `${call} output customerType`,
      `${call} output firstTimeLogin`,
    ]),
  },
  {
    reason: 'a cache flush is named, its field is not shown (D1 §7)',
    at: ['announcements.list input flush'],
  },
  {
    reason: 'texts are asked for in the language shown',
    at: ['announcements.list input language'],
  },
  {
    reason: 'player notices are named, their field is not shown (D1 §7)',
    at: ['announcements.list output notices'],
  },
  {
    reason:
      'a list of promotions tells what it is to the viewer (D2 §3), whose fields are not shown',
    at: ['promotion', 'hot'].flatMap((list) =>
      ['endDate', 'howTo', 'status'].map((field) => `announcements.list output ${list}.*.${field}`),
    ),
  },
  {
    reason: 'a banner has an action and a text alternative (D1 §2), whose fields are not shown',
    at: [
      'announcements.list output banners.*.id',
      'announcements.list output banners.*.title',
      'announcements.list output banners.*.caption',
      'announcements.list output banners.*.linkage',
      'announcements.list output banners.*.linkageType',
    ],
  },
  {
    reason: 'the account shows the name and the picture that the member set (D1 §7)',
    at: ['member.info output nickname', 'member.info output icon'],
  },
  {
    reason: 'the payout link names a user (D1 §7); the documents do not show where it is from',
    at: ['member.info output userId'],
  },
  {
    reason: 'tells games of one vendor apart',
    at: gameFields('roomId'),
  },
  {
    reason: 'a host who is not live says when the next stream is',
    at: ['streams.models output *.streaming', 'streams.models output *.nextStreamAt'],
  },
  {
    reason:
      'a game tells whom it turns away and whether it has free play; D2 §3 and §6 name both without a field',
    at: ['supportPlay', 'freeReject', 'virtualReject'].flatMap(gameFields),
  },
  {
    reason: 'a game tells its return, volatility and least stake before it is opened',
    at: ['rtp', 'volatility', 'minBet'].flatMap(gameFields),
  },
  {
    reason: 'a room paid by view (D2 §3) says its price; the documents show none',
    at: ['streams.models output *.price'],
  },
  {
    reason: 'the name of the vendor stands on the tile (D2 §2); the documents have its code alone',
    at: gameFields('vendorName'),
  },
  {
    reason: 'a launch of this family of platforms also says these; the documents name fewer',
    at: [
      'games.launch input launchMode',
      'games.launch input backUrl',
      'games.launch input language',
      'games.launch input device',
      'games.launch output content',
    ],
  },
  {
    reason:
      'a lottery of the VN provider has a launch of its own (D2 §4), whose fields are not shown',
    at: [
      'games.launch input lottoArea',
      'games.launch input lottoPrizeMode',
      'games.launch input lottoGameCode',
      'games.launch input lottoView',
    ],
  },
  {
    reason: 'held by the app (D1 §3); no call is shown that answers it',
    at: ['system.settings output hotMatches', 'system.settings output chatUrl'],
  },
  {
    reason: 'codes of web and mobile that the documents tie to no call (D2 §3)',
    at: ['gateway input'],
  },
];
