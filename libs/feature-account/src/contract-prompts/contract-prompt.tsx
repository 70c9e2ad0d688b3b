import { ConfirmDialog, usePromptQueue } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useContractPrompts } from './use-contract-prompts';
import { PROMPTS, type ContractKind } from './waiting-contracts';

/** Dialogs for pending contracts, one at a time (D1 §4). Render only for accounts that may have contracts. */
export function ContractPrompt() {
  const { kind, dismiss } = useContractPrompts();
  return kind && <Prompt key={kind} kind={kind} onAnswer={dismiss} />;
}

interface PromptProps {
  kind: ContractKind;
  onAnswer(): void;
}

/** Opens the contract, or dismisses it until the next login. */
function Prompt({ kind, onAnswer }: PromptProps) {
  const { t } = useTranslation('account-messages');
  const navigate = useNavigate();
  const turn = usePromptQueue(true);
  const { label, to } = PROMPTS[kind];
  const read = () => {
    onAnswer();
    void navigate(to);
  };
  return (
    <ConfirmDialog
      open={turn}
      title={t('prompt.title')}
      text={
        <>
          <strong>{t(label)}</strong>
          <br />
          {t('prompt.text')}
        </>
      }
      confirmLabel={t('prompt.open')}
      cancelLabel={t('prompt.later')}
      onConfirm={read}
      onCancel={onAnswer}
    />
  );
}
