import { api, ApiError, type Protection } from '@lobby/api-client';
import { PATHS, DAY_MS } from '@lobby/core';
import { accessDenied, OWN_ACCOUNT, useViewer } from '@lobby/session';
import { IconButton, Stop } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeOnce, protectionQuery } from './protection.query';

/** Starts a time-out of 24 hours; a longer one that runs already serves as well. */
async function stopForADay(): Promise<Protection> {
  // By the platform's clock: this phone's may be wrong.
  const { now } = await api.protection.session();
  const until = now + DAY_MS;
  try {
    return await changeOnce(
      () => api.protection.timeOut({ until }),
      ({ timeOut }) => (timeOut?.until ?? 0) >= until,
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === 'protection.not.changeable') {
      return api.protection.limits();
    }
    throw error;
  }
}

/** One tap gives 24 hours off and leads to a neutral page; absent where one has no money of one's own. */
export function StopButton() {
  const viewer = useViewer();
  return accessDenied(OWN_ACCOUNT, viewer) === null ? <Stopping /> : null;
}

function Stopping() {
  const { t } = useTranslation('safer-play');
  const client = useQueryClient();
  const navigate = useNavigate();
  const stop = useMutation({
    mutationKey: ['stop'],
    mutationFn: stopForADay,
    onSuccess: (state) => {
      client.setQueryData(protectionQuery.queryKey, state);
      void navigate(`${PATHS.saferPlayStopped}?ft=0`, { replace: true });
    },
  });
  return (
    <IconButton
      label={t('stop.action')}
      icon={<Stop />}
      onClick={() => !stop.isPending && stop.mutate()}
    />
  );
}
