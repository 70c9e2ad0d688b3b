import type { Host } from '@lobby/api-client';
import { loginPath, roomPath } from '@lobby/core';
import { useSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RoomState } from '../room/room-address';

/** Duration of the toast about a host off air, ms (D2 §8). */
const NOT_LIVE_MS = 2_000;

/** Opens a host's room; shows a toast if the host is not live, and sends guests to the login first (D2 §2). */
export function useOpenRoom(): (host: Host) => void {
  const { t } = useTranslation('streams');
  const signedIn = useSession() !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ id, name, cover, streaming }: Host) => {
      if (!streaming) return void toast.info(t('notLive'), { duration: NOT_LIVE_MS });
      const path = roomPath(id);
      const state: RoomState = { name, cover, from: pathname + search };
      void (signedIn ? navigate(path, { state }) : navigate(loginPath(path)));
    },
    [t, signedIn, navigate, pathname, search],
  );
}
