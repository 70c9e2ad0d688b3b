import { useErrorText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Result of the last check. */
type Outcome =
  | { state: 'none' | 'checking' | 'still-closed' }
  | { state: 'failed'; error: unknown };

interface CheckAgainProps {
  /** Refetches the status; rejects if that fails. */
  onCheck(): Promise<unknown>;
}

/** Button that checks the status again; announces that it is unchanged, or why the check failed. */
export function CheckAgain({ onCheck }: CheckAgainProps) {
  const { t } = useTranslation(['shell-overlays', 'common']);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const reason = useErrorText(outcome.state === 'failed' ? outcome.error : null);
  const check = async () => {
    setOutcome({ state: 'checking' });
    try {
      await onCheck();
      setOutcome({ state: 'still-closed' });
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
        {outcome.state === 'still-closed' && t('gate.still')}
        {outcome.state === 'failed' && reason}
      </p>
    </>
  );
}
