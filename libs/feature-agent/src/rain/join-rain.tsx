import { api } from '@lobby/api-client';
import {
  BreakNote,
  UnknownOutcome,
  useBreak,
  useMoneyAction,
  useSubmission,
} from '@lobby/feature-kit';
import { useErrorText } from '@lobby/i18n';
import { Button, FormError, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RAINS } from './rain.query';

interface JoinRainProps {
  eventId: string;
  /** Whether any envelopes are left. */
  open: boolean;
}

/** Takes the envelope of a rain; the platform decides on the amount. */
export function JoinRain({ eventId, open }: JoinRainProps) {
  const { t } = useTranslation('agent-rain');
  const client = useQueryClient();
  // The list shows the amount.
  const done = () => void toast.success(t('join.done'), { duration: 'long' });
  const money = useMoneyAction<string>({
    name: `rain.join.${eventId}`,
    about: (id) => id,
    send: async (id, options) => {
      await api.agent.joinRain({ eventId: id }, options);
      return { orderNo: id };
    },
    onFound: done,
  });
  const submission = useSubmission('rain.join', {
    send: money.send,
    onDone: done,
    onFailed: () => void client.invalidateQueries({ queryKey: RAINS }),
  });
  const reason = useErrorText(submission.error);
  const pause = useBreak();
  return (
    <>
      {open && <BreakNote />}
      {pause === null && (open || money.undecided || submission.waiting) && (
        <Button
          size="l"
          busy={submission.waiting}
          busyLabel={t('join.busy')}
          onClick={() => submission.submit(eventId)}
        >
          {t('join.action')}
        </Button>
      )}
      <UnknownOutcome money={money} />
      {reason !== undefined && <FormError>{reason}</FormError>}
    </>
  );
}
