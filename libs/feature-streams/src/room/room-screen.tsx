import { ApiError } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { LaunchedStage } from '@lobby/feature-kit';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Room } from './room';
import { roomHost, toRoomState } from './room-address';
import { RoomTrouble } from './room-trouble';

/** Error of an address that names no host. */
const NO_HOST = new ApiError('refused', 'the address names no host', { code: 'record.not.found' });

/** A host's room: the platform's page below our bar (D2 §2). */
export function RoomScreen() {
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const hostId = roomHost(query);
  if (hostId !== undefined)
    return <Room key={key} hostId={hostId} visit={key} opened={toRoomState(state)} />;
  const leave = () => void navigate(PATHS.liveStream, { replace: true });
  return (
    <LaunchedStage>
      <RoomTrouble error={NO_HOST} onRetry={leave} onLeave={leave} />
    </LaunchedStage>
  );
}

export const Component = RoomScreen;
