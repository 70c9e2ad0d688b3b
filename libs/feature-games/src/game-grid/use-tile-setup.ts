import type { Game } from '@lobby/api-client';
import { TILE_SHAPES, type PictureShape } from '@lobby/core';
import { currentBrand, useImageHosts } from '@lobby/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTileNote } from './use-tile-note';

/** Props shared by every tile of a list, computed once per list. */
export interface TileSetup {
  hosts: readonly string[];
  shape: PictureShape;
  favouriteLabel(game: Game): string;
  /** Why a game cannot be played at present; undefined if it can. */
  noteOf(game: Game): string | undefined;
  onOpen(game: Game): void;
  onToggle(game: Game): void;
}

export function useTileSetup({ onOpen, onToggle }: Pick<TileSetup, 'onOpen' | 'onToggle'>) {
  const hosts = useImageHosts();
  const noteOf = useTileNote();
  const { t } = useTranslation('games');
  return useMemo<TileSetup>(
    () => ({
      hosts,
      shape: TILE_SHAPES[currentBrand().layout.tile],
      favouriteLabel: (game) => t('favourite', { game: game.name }),
      noteOf,
      onOpen,
      onToggle,
    }),
    [hosts, t, noteOf, onOpen, onToggle],
  );
}
