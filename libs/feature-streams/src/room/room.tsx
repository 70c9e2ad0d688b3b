import { ApiError, type ErrorCode } from '@lobby/api-client';
import { PATHS, safeReturnPath } from '@lobby/core';
import {
  LaunchedFrame,
  LaunchedPage,
  LaunchNote,
  SilentFrameNotice,
  useLeave,
  useScreenTitle,
  type Launch,
} from '@lobby/feature-kit';
import { soundAtom } from '@lobby/session';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomState } from './room-address';
import { readRoomMessage, type RoomMessage } from './room-message';
import { RoomStrip } from './room-strip';
import { RoomTrouble } from './room-trouble';
import { RoomWait } from './room-wait';
import { useRoomHost } from './use-room-host';
import { useRoomLaunch } from './use-room-launch';

interface RoomProps {
  hostId: string;
  /** Identifies the navigation that opened the room. */
  visit: string;
  /** Known data from the previous page; undefined for a copied address. */
  opened: RoomState | undefined;
}

/** State that a room reported during one attempt. */
interface RoomReport {
  attempt: number;
  loaded?: boolean;
  ready?: boolean;
  closed?: ErrorCode;
}

/** Returns why there is no room: the launch error, null for an untrusted address, or that it was closed; undefined otherwise. */
function troubleOf(launch: Launch, closed: ErrorCode | undefined): unknown {
  if ('error' in launch) return launch.error;
  if (launch.step === 'refused') return null;
  return closed && new ApiError('refused', 'the room was closed', { code: closed });
}

const isOffAir = (error: unknown) => error instanceof ApiError && error.code === 'host.not.live';

/** One visit to a room, from launch to leave. */
export function Room({ hostId, visit, opened }: RoomProps) {
  const { t } = useTranslation('streams-room');
  const [report, setReport] = useState<RoomReport>({ attempt: 0 });
  const [offAir, setOffAir] = useState(false);
  const { host, pending } = useRoomHost(hostId, offAir);
  const { launch, message, attempt, retry } = useRoomLaunch({
    hostId,
    background: host?.background,
    visit,
    waits: pending,
  });
  const current: RoomReport = report.attempt === attempt ? report : { attempt };
  const trouble = troubleOf(launch, current.closed);
  if (isOffAir(trouble) !== offAir) setOffAir(isOffAir(trouble));

  const name = host?.name ?? opened?.name ?? t('title.room');
  useScreenTitle(name);
  const leave = useLeave({
    to: opened ? safeReturnPath(opened.from) : PATHS.liveStream,
    back: opened !== undefined,
  });

  const note = useCallback(
    (part: Omit<RoomReport, 'attempt'>) =>
      setReport((last) => ({ ...(last.attempt === attempt ? last : {}), attempt, ...part })),
    [attempt],
  );
  const onMessage = useCallback(
    (message: RoomMessage) => {
      if (message.type === 'lobby.ready') note({ ready: true });
      if (message.type === 'lobby.closed') note({ closed: message.code });
      if (message.type === 'lobby.leave') leave();
    },
    [note, leave],
  );
  const on = useAtomValue(soundAtom);
  const sound = useMemo(() => ({ type: 'lobby.sound', on }), [on]);
  const ready = launch.step === 'ready' && trouble === undefined ? launch : undefined;

  return (
    <LaunchedPage
      name={name}
      region={t('title.room')}
      strip={<RoomStrip host={host} onLeave={leave} />}
      notice={
        <>
          <LaunchNote text={ready ? message : undefined} />
          {ready && current.loaded && !current.ready && (
            <SilentFrameNotice
              key={`silent-${attempt}`}
              text={t('nothing')}
              retryLabel={t('again')}
              onRetry={retry}
            />
          )}
        </>
      }
    >
      {ready && (
        <LaunchedFrame
          key={`frame-${attempt}`}
          address={ready.address}
          origin={ready.origin}
          title={name}
          read={readRoomMessage}
          tell={sound}
          onLoad={() => note({ loaded: true })}
          onMessage={onMessage}
        />
      )}
      {trouble !== undefined && (
        <RoomTrouble
          error={trouble}
          host={host}
          watched={current.closed !== undefined}
          onRetry={retry}
          onLeave={leave}
        />
      )}
      {trouble === undefined && !current.loaded && (
        <RoomWait
          key={`wait-${attempt}`}
          name={name}
          cover={host?.cover ?? opened?.cover}
          onRetry={retry}
          onLeave={leave}
        />
      )}
    </LaunchedPage>
  );
}
