import type { Game } from '@lobby/api-client';
import { TILE_SHAPES } from '@lobby/core';
import { currentBrand } from '@lobby/session';
import type { TileSetup } from './game-grid/use-tile-setup';
import { sampleGame } from './game-search/sample-games.setup';

const NAMES = [
  'Sen Dưới Trăng',
  'Hồ Cá Koi',
  'Rồng Ngọc Phương Đông',
  'Hang Động Pha Lê',
  'Thành Phố Neon',
  'Đền Thần Sấm',
  'Gấu Trúc Vườn Tre',
  'Vũ Điệu Biển Sâu',
];

/** Games enough for a screen. */
export const GAMES: readonly Game[] = Array.from({ length: 25 }, (_, index) =>
  sampleGame(String(index), NAMES[index % NAMES.length]),
);

export const FAVOURITES: ReadonlySet<string> = new Set(['0', '4', '7']);

const nothing = () => undefined;

/** What tiles of a story have in common. */
export function storySetup(): TileSetup {
  return {
    hosts: [''],
    shape: TILE_SHAPES[currentBrand().layout.tile],
    favouriteLabel: ({ name }) => `♥ ${name}`,
    onOpen: nothing,
    onToggle: nothing,
  };
}
