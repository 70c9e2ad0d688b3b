import type { SecurityQuestion } from '@lobby/api-client';
import {
  AppForm,
  ChoiceField,
  PaymentPasswordField,
  type ControlProps,
  type FieldProps,
} from '@lobby/feature-kit';
import { Card, TextField, type RadioOption } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../security.module.css';
import { AnswerFields } from './answer-fields';
import { ANSWER_LENGTH, answerName } from './answers.schema';
import { PLACES, questionName } from './questions.schema';
import { useQuestionsForm } from './use-questions-form';

interface QuestionsFormProps {
  all: readonly SecurityQuestion[];
  mine: readonly SecurityQuestion[];
  hasPaymentPassword: boolean;
}

/** Form with three questions and answers, preceded by the proof of identity. */
export function QuestionsForm({ all, mine, hasPaymentPassword }: QuestionsFormProps) {
  const { t } = useTranslation('member-security');
  const { form, before, byPassword } = useQuestionsForm(mine, hasPaymentPassword);
  /** Questions available at a position: those not chosen at another. */
  const optionsOf = (place: number) => {
    const others = PLACES.filter((other) => other !== place).map((other) =>
      form.form.getValues(questionName(other)),
    );
    return all
      .filter(({ questionId }) => !others.includes(questionId))
      .map(({ questionId, question }) => ({ value: questionId, label: question }));
  };
  // Use the page's language if the question is available in it.
  const asked = before.map(
    (one) => all.find(({ questionId }) => questionId === one.questionId) ?? one,
  );
  return (
    <>
      <p className={styles.text}>{t(before.length > 0 ? 'questions.change' : 'questions.about')}</p>
      <Card>
        <AppForm
          form={form}
          submit={t('questions.set')}
          busyLabel={t('busy')}
          alertAt="button"
          alertText={form.alert?.code === 'record.not.found' ? t('noProof.questions') : undefined}
        >
          {asked.length > 0 && (
            <>
              <h2 className={styles.head}>{t('questions.present')}</h2>
              <AnswerFields
                questions={asked}
                fields={asked.map((_, place) => form.field(answerName('old', place)))}
              />
              <h2 className={styles.head}>{t('questions.new')}</h2>
            </>
          )}
          {PLACES.map((place) => (
            <NewQuestion
              key={place}
              number={place + 1}
              options={optionsOf(place)}
              question={form.control(questionName(place))}
              answer={form.field(answerName('answer', place))}
            />
          ))}
          {byPassword && <PaymentPasswordField field={form.field('paymentPassword')} />}
        </AppForm>
      </Card>
    </>
  );
}

interface NewQuestionProps {
  number: number;
  options: readonly RadioOption<string>[];
  question: ControlProps<string>;
  answer: FieldProps;
}

/** Choice of a question, with its answer. */
function NewQuestion({ number, options, question, answer }: NewQuestionProps) {
  const { t } = useTranslation('member-security');
  return (
    <>
      <ChoiceField
        field={question}
        label={t('questions.question', { number })}
        // Repeat the whole question: the select may truncate it.
        hint={options.find(({ value }) => value === question.value)?.label}
        options={options}
      />
      <TextField
        {...answer}
        label={t('questions.answer', { number })}
        autoComplete="off"
        maxLength={ANSWER_LENGTH}
        aria-required
      />
    </>
  );
}
