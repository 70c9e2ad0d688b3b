import { ConfirmDialog, usePromptQueue } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useContractPrompts } from './use-contract-prompts';
import { PROMPTS, type ContractKind } from './waiting-contracts';

/** Contracts that wait for this member's answer, one dialog each (D1 §4). Whether he may have any its place knows. */
export function ContractPrompt() {
  const { kind, putAside } = useContractPrompts();
  return kind && <Prompt key={kind} kind={kind} onAnswer={putAside} />;
}

interface PromptProps {
  kind: ContractKind;
  onAnswer(): void;
}

/** Leads to the contract, or lets it wait until the next login. */
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
