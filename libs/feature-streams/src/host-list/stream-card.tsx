import type { Host } from '@lobby/api-client';
import { roomPath } from '@lobby/core';
import { usePictures } from '@lobby/feature-kit';
import { formatCount, formatTime, useLanguage } from '@lobby/i18n';
import { HostCard } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Follows } from '../follow/use-follows';

/** Badges of rooms that are not open to all. */
const ROOM_BADGES = { vip: 'room.vip', private: 'room.private' } as const;

const badgeOf = (room: Host['room']) =>
  room === 'vip' || room === 'private' ? ROOM_BADGES[room] : undefined;

interface StreamCardProps {
  host: Host;
  follows: Follows;
  onOpen(host: Host): void;
}

/** Viewers of a host on air, next start of one who is not. */
function useFact({ streaming, viewers, nextStreamAt }: Host) {
  const { t } = useTranslation('streams');
  const language = useLanguage();
  // Zero viewers say nothing about a host.
  if (streaming && viewers === 0) return undefined;
  if (streaming) return { text: formatCount(viewers, language), label: t('card.viewers') };
  if (nextStreamAt === undefined) return undefined;
  return { text: formatTime(nextStreamAt, language), label: t('card.next') };
}

/** A host in a list: opens the room, and can be subscribed to. */
export function StreamCard({ host, follows, onOpen }: StreamCardProps) {
  const { t } = useTranslation('streams');
  const pictures = usePictures();
  const fact = useFact(host);
  const badge = badgeOf(host.room);
  return (
    <HostCard
      name={host.name}
      game={host.gameName}
      picture={pictures(host.cover, 'host')}
      onAir={host.streaming}
      state={t(host.streaming ? 'card.onAir' : 'card.offAir')}
      room={badge && t(badge)}
      fact={fact}
      follow={{
        pressed: follows.ids?.has(host.id) ?? false,
        label: t('follow.label', { host: host.name }),
        onToggle: () => follows.toggle(host),
      }}
      onOpen={() => onOpen(host)}
      leadsTo={host.streaming ? roomPath(host.id) : undefined}
    />
  );
}
