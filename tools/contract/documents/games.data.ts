import { ANY, facts, LIST, maybe, NUMBER, only, standard, takes, TEXT, type Format } from './row';

const CATEGORY = takes(
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ELOTT',
  'LOTT',
  'ELOTTO',
  'ESPORTS',
  'COCKFIGHT',
);

const CLASSIFY = takes('JP', 'SC', 'VP', 'TG', 'AC');

/** D2 §3. */
const GAME = {
  gameId: TEXT,
  nodeId: ANY,
  gameType: CATEGORY,
  vassalage: TEXT,
  gameName: TEXT,
  nodeName: TEXT,
  displayName: TEXT,
  showIcon: ANY,
  iconUrl: TEXT,
  mobileLargeIcon: TEXT,
  gameClassify: CLASSIFY,
};

/** Fields of each game of a list. */
const gamesAt = (list: string): Record<string, Format> =>
  Object.fromEntries(Object.entries(GAME).map(([name, format]) => [`${list}.${name}`, format]));

const FAVOURITE = { nodeId: ANY, token: ANY, vendor: TEXT };

export const GAMES = [
  ...facts('games.vendors', 'D2 §7', { input: { typeId: takes(1), merchant_code: TEXT } }),
  ...facts('games.vendors', 'D2 §3', {
    output: {
      '*.gameType': CATEGORY,
      '*.displayName': TEXT,
      '*.vendors.*.accountTypeName': TEXT,
      '*.vendors.*.displayName': TEXT,
    },
  }),
  ...facts('games.list', 'D2 §7', {
    input: {
      merchant: TEXT,
      platform: takes('html5'),
      clientType: takes(2),
      gameName: maybe(TEXT),
      gameType: maybe(CATEGORY),
      pageNo: NUMBER,
      pageSize: takes(25),
      vassalage: maybe(TEXT),
      gameClassify: maybe(CLASSIFY),
      minBet: maybe(TEXT),
      minLine: maybe(TEXT),
      language: TEXT,
    },
  }),
  ...facts('games.list', 'D2 §9', {
    input: {
      pageSize: standard(25),
      minBet: takes('0.01', '0.05', '0.1', '0.5', '0.75', '1'),
    },
  }),
  ...facts('games.list', 'D2 §3', {
    output: { games: LIST, pageNum: NUMBER, totalPages: NUMBER, ...gamesAt('games.*') },
  }),
  ...facts('games.addFavourite', 'D2 §7', { input: FAVOURITE }),
  ...facts('games.removeFavourite', 'D2 §7', { input: FAVOURITE }),
  ...facts('games.favourites', 'D2 §7', {
    input: {
      token: ANY,
      pageNo: NUMBER,
      gameType: maybe(CATEGORY),
      pageSize: takes(25, 100),
      language: TEXT,
    },
  }),
  ...facts('games.favourites', 'D2 §9', { input: { pageSize: standard(25) } }),
  ...facts('games.favourites', 'D2 §3', {
    output: {
      content: LIST,
      pageNum: NUMBER,
      totalPages: NUMBER,
      nodeIds: LIST,
      ...gamesAt('content.*'),
    },
  }),
  ...facts('games.recent', 'D2 §7', {
    input: {
      page: NUMBER,
      pageSize: standard(25),
      gameType: maybe(CATEGORY),
      language: TEXT,
      clientType: takes(2),
    },
  }),
  ...facts('games.recent', 'D2 §3', {
    output: { list: LIST, totalPages: NUMBER, ...gamesAt('list.*') },
  }),
  ...facts('games.hot', 'D2 §3', {
    input: { isPlatform: takes(2), language: TEXT, platform: takes('html5'), merchantCode: ANY },
    output: gamesAt('*'),
  }),
  ...facts('games.launch', 'D2 §7', {
    input: { gameCategory: CATEGORY, vendor: TEXT, gameId: TEXT, nodeId: ANY, platform: TEXT },
  }),
  ...facts('games.launch', 'D2 §3', {
    input: {
      gameType: maybe(CATEGORY),
      gameCode: maybe(TEXT),
      freeplay: maybe(ANY),
      isGameH5: maybe(ANY),
      playType: maybe(only('trad', 'ent')),
    },
  }),
  ...facts('games.launch', 'D2 §9', {
    input: { gameCode: standard('lobby'), playType: standard('trad') },
  }),
  ...facts('games.lotteries', 'D2 §3', {
    output: {
      'list.*.prizeModes.*.prizeMode': only('Lott', 'ZY', 'Elott'),
      'list.*.prizeModes.*.playTypes.*.playType': only('trad', 'ent'),
    },
  }),
  ...facts('games.drawnNumbers', 'D1 §7', { header: { Authorization: only('none') } }),
];
