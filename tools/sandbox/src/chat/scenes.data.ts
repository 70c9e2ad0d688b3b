/** Scenes of rooms, by a substring of the game's English name. */
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

/** Scene of a game by its English name; default: a hand of cards. */
export const sceneOf = (game: string): Scene =>
  SCENES.find(([part]) => game.includes(part))?.[1] ?? 'cards';
