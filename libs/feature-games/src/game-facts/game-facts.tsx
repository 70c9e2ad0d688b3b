import type { Game } from '@lobby/api-client';
import { usePictures } from '@lobby/feature-kit';
import { Button, Detail, Details, Heart, IconButton, Picture, Sheet } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '../favourites/use-favourites';
import { useTileNote } from '../game-grid/use-game-tiles';
import { useOpenGame } from '../open-game/use-open-game';
import styles from './game-facts.module.css';
import { isFreeToTry, useFactRows } from './use-fact-rows';

export interface GameFactsProps {
  game: Game;
  open: boolean;
  onClose(): void;
}

/** Sheet with a game's info, and buttons to play it or try it. */
export default function GameFacts({ game, open, onClose }: GameFactsProps) {
  const { t } = useTranslation(['games-list', 'games']);
  const pictureOf = usePictures();
  const rows = useFactRows(game);
  const note = useTileNote()(game);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={game.name}
      art={<Picture {...pictureOf(game.picture, 'landscape')} alt="" />}
    >
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Details label={t('games:tile.facts', { game: game.name })}>
        {rows.map(({ name, value }) => (
          <Detail key={name} name={name} value={value ?? t('facts.unknown')} />
        ))}
      </Details>
      {game.facts.rtp !== undefined && <p className={styles.small}>{t('facts.note')}</p>}
      <Actions game={game} onDone={onClose} />
    </Sheet>
  );
}

function Actions({ game, onDone }: { game: Game; onDone(): void }) {
  const { t } = useTranslation(['games-list', 'games']);
  const openGame = useOpenGame();
  const { ids, toggle } = useFavourites();
  const pressed = ids?.has(game.nodeId) ?? false;
  const play = (mode?: 'demo') => {
    onDone();
    openGame(game, mode);
  };
  return (
    <div className={styles.actions}>
      <Button size="l" onClick={() => play()}>
        {t('facts.play')}
      </Button>
      {isFreeToTry(game) && (
        <Button variant="secondary" onClick={() => play('demo')}>
          {t('facts.demo')}
        </Button>
      )}
      <span className={styles.heart} data-pressed={pressed}>
        <IconButton
          label={t('games:favourite', { game: game.name })}
          icon={<Heart />}
          pressed={pressed}
          onClick={() => toggle(game)}
        />
      </span>
    </div>
  );
}
