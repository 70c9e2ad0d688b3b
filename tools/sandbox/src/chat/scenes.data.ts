/** Drawing that a room's page shows, by a part of the game's English name. */
export const SCENES = [
  ['Roulette', 'roulette'],
  ['Baccarat', 'baccarat'],
  ['Dragon Tiger', 'dragonTiger'],
  ['Xoc Dia', 'xocDia'],
  ['Texas', 'poker'],
  ['Pok Deng', 'pokDeng'],
  ['Mahjong', 'mahjong'],
  ['Domino', 'domino'],
] as const;

export type Scene = (typeof SCENES)[number][1] | 'cards';

/** Drawing of a game by its English name; a hand of cards for one that is not listed. */
export const sceneOf = (game: string): Scene =>
  SCENES.find(([part]) => game.includes(part))?.[1] ?? 'cards';
