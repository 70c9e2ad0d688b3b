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
  const { ref, value, error, onChange } = form.control('action');
  const chosen = props.actions.find((action) => action === value);
  return (
    <AppForm
      form={form}
      submit={t(chosen ? `submit.${chosen}` : 'submit.none')}
      busy={t('submit.busy')}
      alertAt="button"
    >
      {props.actions.length > 1 && (
        <div ref={ref} tabIndex={-1} className={styles.choice}>
          <RadioList
            label={t('answer.title')}
            name={`answer-${props.contractId}`}
            options={props.actions.map((action) => ({
              value: action,
              label: t(`answer.${action}`),
              note: t(`answer.note.${action}`),
            }))}
            value={chosen}
            onChange={onChange}
          />
          {error !== undefined && <FormError>{error}</FormError>}
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
