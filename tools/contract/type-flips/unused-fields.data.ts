interface UnusedFields {
  readonly reason: string;
  /** Fields as `call path`. */
  readonly at: readonly string[];
}

/** Lists of games; a page of the whole catalogue is stored with all its fields. */
const GAMES = ['games.hot *', 'games.favourites content.*', 'games.recent list.*'];

const each = (places: readonly string[], ...fields: string[]) =>
  places.flatMap((place) => fields.map((field) => `${place}.${field}`));

/** Fields of answers that no typed call reads, and why. */
export const UNUSED: readonly UnusedFields[] = [
  { reason: 'read where a game has no displayName', at: each(GAMES, 'gameName') },
  {
    reason: 'no screen tells rooms or nodes of a game apart',
    at: each(GAMES, 'roomId', 'nodeName'),
  },
  {
    reason: 'a page takes its shapes of a picture from showIcon',
    at: each(GAMES, 'iconUrl', 'mobileLargeIcon'),
  },
  {
    reason: 'games.favouriteIds answers them without a page of games',
    at: ['games.favourites nodeIds.*'],
  },
  {
    reason: 'a category is of promotions alone',
    at: each(
      [
        'announcements.list notices.*',
        'announcements.list popup.*',
        'announcements.popular list.*',
      ],
      'promotionType',
    ),
  },
];
