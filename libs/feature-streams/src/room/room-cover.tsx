import { LaunchCover, LaunchIcon, usePictures } from '@lobby/feature-kit';
import { Live, Picture } from '@lobby/ui-kit';

/** The host's picture over its own colours; an icon without one. */
export function RoomCover({ cover }: { cover: string | undefined }) {
  const pictures = usePictures();
  if (cover === undefined)
    return (
      <LaunchIcon>
        <Live />
      </LaunchIcon>
    );
  const image = <Picture {...pictures(cover, 'host')} alt="" loading="eager" />;
  return <LaunchCover light={image}>{image}</LaunchCover>;
}
