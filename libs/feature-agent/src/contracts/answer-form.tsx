import { AppForm, PaymentPasswordField, RadioField, UnknownOutcome } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import type { Action } from './contract-kinds';
import { useAnswer } from './use-answer';
import styles from './contracts.module.css';

interface AnswerFormProps {
  contractId: string;
  actions: readonly Action[];
  onDone(): void;
}

/** Answer to an offer or a contract, with the payment password. With two possible answers none is preselected. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation('agent-contracts');
  const { form, money } = useAnswer(props);
  const answer = form.control('action');
  const chosen = props.actions.find((action) => action === answer.value);
  return (
    <AppForm
      form={form}
      submit={t(chosen ? `submit.${chosen}` : 'submit.none')}
      busyLabel={t('submit.busy')}
      alertAt="button"
    >
      {props.actions.length > 1 && (
        <RadioField
          field={answer}
          label={t('answer.title')}
          options={props.actions.map((action) => ({
            value: action,
            label: t(`answer.${action}`),
            note: t(`answer.note.${action}`),
          }))}
        />
      )}
      {props.actions.length === 1 && chosen && (
        <p className={styles.note}>{t(`answer.note.${chosen}`)}</p>
      )}
      <PaymentPasswordField field={form.field('paymentPassword')} />
      <UnknownOutcome money={money} />
    </AppForm>
  );
}
