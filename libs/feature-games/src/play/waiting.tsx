import { TILE_SHAPES } from '@lobby/core';
import { LaunchCover, LaunchIcon, LaunchWait, usePictures } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Gamepad, Picture } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface WaitingProps {
  /** Name of the game. */
  name: string;
  /** Picture of the tile; undefined if the game was not opened from a list. */
  picture: string | undefined;
  onRetry(): void;
  onLeave(): void;
}

/** Picture of the tile, cached from the list; an icon if unknown. */
function Cover({ picture }: { picture: string | undefined }) {
  const pictures = usePictures();
  if (picture === undefined)
    return (
      <LaunchIcon>
        <Gamepad />
      </LaunchIcon>
    );
  const { tile } = currentBrand().layout;
  const image = <Picture {...pictures(picture, TILE_SHAPES[tile])} alt="" loading="eager" />;
  return <LaunchCover light={image}>{image}</LaunchCover>;
}

/** Covers a loading game; if slow, offers retry and leave. */
export function Waiting({ name, picture, onRetry, onLeave }: WaitingProps) {
  const { t } = useTranslation('games-play');
  return (
    <LaunchWait
      cover={<Cover picture={picture} />}
      opening={t('play.opening', { game: name })}
      words={{
        slow: { title: t('play.slow.title'), text: t('play.slow.text'), leave: t('play.away') },
        stuck: {
          title: t('play.stuck.title'),
          text: t('play.stuck.text'),
          leave: t('play.stuck.stop'),
        },
      }}
      retryLabel={t('play.again')}
      onRetry={onRetry}
      onLeave={onLeave}
    />
  );
}
