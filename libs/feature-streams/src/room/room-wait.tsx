import { LaunchWait } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { RoomCover } from './room-cover';

interface RoomWaitProps {
  /** Name of the host. */
  name: string;
  /** Address of the host's picture; undefined if it is not known. */
  cover: string | undefined;
  onRetry(): void;
  onLeave(): void;
}

/** Covers a room that is loading; if it is slow, says so and offers retry and leave. */
export function RoomWait({ name, cover, onRetry, onLeave }: RoomWaitProps) {
  const { t } = useTranslation('streams-room');
  return (
    <LaunchWait
      cover={<RoomCover cover={cover} />}
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
