import { useErrorText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What became of the last look. */
type Outcome = { state: 'none' | 'checking' | 'still' } | { state: 'failed'; error: unknown };

/** Looks whether the door is open again, and says so while it is not. */
export function CheckAgain({ onCheck }: { onCheck(): Promise<unknown> }) {
  const { t } = useTranslation(['shell-overlays', 'common']);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const reason = useErrorText(outcome.state === 'failed' ? outcome.error : null);
  const check = async () => {
    setOutcome({ state: 'checking' });
    try {
      await onCheck();
      setOutcome({ state: 'still' });
    } catch (error) {
      setOutcome({ state: 'failed', error });
    }
  };
  return (
    <>
      <Button
        busy={outcome.state === 'checking'}
        busyLabel={t('gate.checking')}
        onClick={() => void check()}
      >
        {t('gate.check')}
      </Button>
      <p role="status">
        {outcome.state === 'still' && t('gate.still')}
        {outcome.state === 'failed' && reason}
      </p>
    </>
  );
}
