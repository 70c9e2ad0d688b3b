import { api, ApiError, type Protection } from '@lobby/api-client';
import { PATHS, DAY_MS, withoutBottomBar } from '@lobby/core';
import { useHasOwnAccount } from '@lobby/session';
import { IconButton, Stop } from '@lobby/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useProtectionChange } from './use-protection-change';

/** Starts a time-out; keeps a longer one that already runs. */
const timeOut = (until: number): Promise<Protection> =>
  api.protection.timeOut({ until }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'protection.not.changeable') {
      return api.protection.limits();
    }
    throw error;
  });

/** Returns a function that starts a time-out of 24 hours. */
function useStopForADay() {
  const change = useProtectionChange();
  return async () => {
    // By the platform's clock: the device's may be wrong.
    const { now } = await api.protection.session();
    const until = now + DAY_MS;
    await change(
      () => timeOut(until),
      (state) => (state.timeOut?.until ?? 0) >= until,
    );
  };
}

/** Button that starts a break of 24 hours and opens a neutral page; absent for accounts without real money. */
export function StopButton() {
  return useHasOwnAccount() ? <Stopping /> : null;
}

function Stopping() {
  const { t } = useTranslation('safer-play');
  const navigate = useNavigate();
  const stop = useMutation({
    mutationKey: ['stop'],
    mutationFn: useStopForADay(),
    onSuccess: () => void navigate(withoutBottomBar(PATHS.saferPlayStopped), { replace: true }),
  });
  return (
    <IconButton
      label={t('stop.action')}
      icon={<Stop />}
      onClick={() => !stop.isPending && stop.mutate()}
    />
  );
}
