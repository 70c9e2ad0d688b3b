import type { Host } from '@lobby/api-client';
import { HostGrid, HostRow } from '@lobby/ui-kit';
import { useFollows } from '../follow/use-follows';
import { StreamCard } from './stream-card';
import { useOpenRoom } from './use-open-room';

interface StreamCardsProps {
  hosts: readonly Host[];
  as: 'grid' | 'row';
}

const PLACES = { grid: HostGrid, row: HostRow } as const;

/** Cards of hosts, in a grid or a row. */
export function StreamCards({ hosts, as }: StreamCardsProps) {
  const follows = useFollows();
  const open = useOpenRoom();
  const Place = PLACES[as];
  return (
    <Place>
      {hosts.map((host) => (
        <StreamCard key={host.id} host={host} follows={follows} onOpen={open} />
      ))}
    </Place>
  );
}
