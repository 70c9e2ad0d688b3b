import { LaunchCover, LaunchIcon, LaunchWait, usePictures } from '@lobby/feature-kit';
import { Live, Picture } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

interface RoomWaitProps {
  /** Name of the host. */
  name: string;
  /** Address of the host's picture; undefined if it is not known. */
  cover: string | undefined;
  onRetry(): void;
  onLeave(): void;
}

function Cover({ cover }: Pick<RoomWaitProps, 'cover'>) {
  const pictures = usePictures();
  if (cover === undefined)
    return (
      <LaunchIcon>
        <Live />
      </LaunchIcon>
    );
  const image = <Picture {...pictures(cover, 'host')} alt="" turn="early" />;
  return <LaunchCover light={image}>{image}</LaunchCover>;
}

/** Covers a room that is loading; when slow it says so and offers retry and leave. */
export function RoomWait({ name, cover, onRetry, onLeave }: RoomWaitProps) {
  const { t } = useTranslation('streams-room');
  return (
    <LaunchWait
      cover={<Cover cover={cover} />}
      opening={t('opening', { host: name })}
      words={{
        slow: { title: t('slow.title'), text: t('slow.text'), leave: t('away') },
        stuck: { title: t('stuck.title'), text: t('stuck.text'), leave: t('stuck.stop') },
      }}
      retryLabel={t('again')}
      onRetry={onRetry}
      onLeave={onLeave}
    />
  );
}
