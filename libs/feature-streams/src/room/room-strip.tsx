import type { Host } from '@lobby/api-client';
import { PATHS, pathWith } from '@lobby/core';
import { LaunchedStrip, SessionTimer, StopButton } from '@lobby/feature-kit';
import { soundAtom } from '@lobby/session';
import { Flag, Heart, IconButton, IconLink, Volume, VolumeOff } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFollows } from '../follow/use-follows';
import styles from './room.module.css';

interface RoomStripProps {
  /** Undefined until known. */
  host: Host | undefined;
  onLeave(): void;
}

/** Subscribes to the host, or unsubscribes. */
function FollowButton({ host }: { host: Host }) {
  const { t } = useTranslation('streams');
  const { ids, toggle } = useFollows();
  const pressed = ids?.has(host.id) ?? false;
  return (
    <IconButton
      label={t('follow.label', { host: host.name })}
      icon={<Heart className={styles.heart} data-on={pressed} />}
      pressed={pressed}
      onClick={() => toggle(host)}
    />
  );
}

/** The bar above a room: leave, session time, sound, subscription, report. */
export function RoomStrip({ host, onLeave }: RoomStripProps) {
  const { t } = useTranslation('streams-room');
  const [sound, setSound] = useAtom(soundAtom);
  return (
    <LaunchedStrip
      leaveLabel={t('leave')}
      onLeave={onLeave}
      facts={<SessionTimer label={t('time')} />}
    >
      <StopButton />
      <IconButton
        label={t('sound')}
        icon={sound ? <Volume /> : <VolumeOff />}
        pressed={sound}
        onClick={() => setSound(!sound)}
      />
      {host && <FollowButton host={host} />}
      <IconLink
        label={t('report')}
        icon={<Flag />}
        to={pathWith(PATHS.feedback, host ? { host: host.id } : {})}
      />
    </LaunchedStrip>
  );
}
