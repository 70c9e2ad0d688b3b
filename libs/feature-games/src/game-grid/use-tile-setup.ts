import type { Game } from '@lobby/api-client';
import { TILE_SHAPES, type PictureShape } from '@lobby/core';
import { currentBrand, useImageHosts } from '@lobby/session';
import { useHydrating } from '@lobby/ui-kit';
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
  /** Name and handler of the button that shows a game's facts; undefined where the tiles have none. */
  info: { label(game: Game): string; onOpen(game: Game): void } | undefined;
}

interface TileHandlers extends Pick<TileSetup, 'onOpen' | 'onToggle'> {
  onInfo(game: Game): void;
}

/** The props that all tiles of a list share. */
export function useTileSetup({ onOpen, onToggle, onInfo }: TileHandlers) {
  const hosts = useImageHosts();
  const noteOf = useTileNote();
  const { t } = useTranslation('games');
  // Published pages are small: the button comes with the script that it needs.
  const hydrating = useHydrating();
  return useMemo<TileSetup>(
    () => ({
      hosts,
      shape: TILE_SHAPES[currentBrand().layout.tile],
      favouriteLabel: (game) => t('favourite', { game: game.name }),
      noteOf,
      onOpen,
      onToggle,
      info: hydrating
        ? undefined
        : { label: (game) => t('tile.facts', { game: game.name }), onOpen: onInfo },
    }),
    [hosts, t, noteOf, onOpen, onToggle, onInfo, hydrating],
  );
}
