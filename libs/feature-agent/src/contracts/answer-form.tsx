import { AppForm, MoneyDoubt, PaymentPasswordField } from '@lobby/feature-kit';
import { FormError, RadioList } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Action, Kind } from './contract-kinds';
import { useAnswer } from './use-answer';
import styles from './contracts.module.css';

interface AnswerFormProps {
  kind: Kind;
  contractId: string;
  actions: readonly Action[];
  onDone(): void;
}

/** Answer to an offer or a contract: none is chosen beforehand where there are two; with the payment password. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation('agent-contracts');
  const { form, money } = useAnswer(props);
  const choice = form.control('action');
  const chosen = props.actions.find((action) => action === choice.value);
  return (
    <AppForm
      form={form}
      submit={t(chosen ? `submit.${chosen}` : 'submit.none')}
      busy={t('submit.busy')}
      alertAt="button"
    >
      {props.actions.length > 1 && (
        <div ref={choice.ref} tabIndex={-1} className={styles.choice}>
          <RadioList
            label={t('answer.title')}
            name={`answer-${props.contractId}`}
            options={props.actions.map((action) => ({
              value: action,
              label: t(`answer.${action}`),
              note: t(`answer.note.${action}`),
            }))}
            value={chosen}
            onChange={choice.onChange}
          />
          {choice.error !== undefined && <FormError>{choice.error}</FormError>}
        </div>
      )}
      {props.actions.length === 1 && chosen && (
        <p className={styles.note}>{t(`answer.note.${chosen}`)}</p>
      )}
      <PaymentPasswordField field={form.field('paymentPassword')} />
      <MoneyDoubt money={money} />
    </AppForm>
  );
}
