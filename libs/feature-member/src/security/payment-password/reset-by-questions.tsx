import { api, type SecurityQuestion } from '@lobby/api-client';
import { AppForm, QueryState, useAppForm } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerFields } from '../questions/answer-fields';
import { answerName, answersTo, emptyAnswers, type Values } from '../questions/answers.schema';
import { questionsQuery } from '../security.query';
import { useSaved } from '../use-saved';
import { NewPaymentPassword } from './new-payment-password';
import { NoProof } from './no-proof';
import type { ProofProps } from './payment-password-screen';
import { passwordByAnswers } from './payment-password.schema';
import { usePaymentPasswordSettled } from './use-payment-password-settled';

/** Resets the payment password with the answers to the security questions. */
export function ResetByQuestions({ password }: ProofProps) {
  const questions = useQuery(questionsQuery(useLanguage()));
  return (
    <QueryState query={questions}>
      {({ mine }) =>
        mine.length > 0 ? (
          <AnswersForm questions={mine} setAt={password.setAt} />
        ) : (
          <NoProof proof="questions" />
        )
      }
    </QueryState>
  );
}

interface AnswersFormProps {
  questions: readonly SecurityQuestion[];
  setAt: number | undefined;
}

function AnswersForm({ questions, setAt }: AnswersFormProps) {
  const { t } = useTranslation('member-security');
  const count = questions.length;
  const none = emptyAnswers('old', count);
  const form = useAppForm<Values, Values, void>({
    key: 'reset-payment-password-questions',
    schema: useMemo(() => passwordByAnswers(count), [count]),
    defaults: { ...none, password: '', confirmPassword: '' },
    secrets: [...Object.keys(none), 'password', 'confirmPassword'],
    fields: { paymentPassword: 'password', confirmPaymentPassword: 'confirmPassword' },
    refusals: { 'security.answer.wrong': answerName('old', 0) },
    send: async (values) => {
      await api.security.resetPaymentPassword({
        resetType: 'QUESTIONS',
        answers: answersTo(questions, values, 'old'),
        paymentPassword: values['password'] ?? '',
        confirmPaymentPassword: values['confirmPassword'] ?? '',
      });
    },
    settle: usePaymentPasswordSettled(setAt),
    onDone: useSaved(t('payment.saved')),
  });
  return (
    <AppForm
      form={form}
      submit={t('payment.reset')}
      busyLabel={t('busy')}
      alertAt="button"
      alertText={form.alert?.code === 'record.not.found' ? t('noProof.questions') : undefined}
    >
      <AnswerFields
        questions={questions}
        fields={questions.map((_, place) => form.field(answerName('old', place)))}
      />
      <NewPaymentPassword
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </AppForm>
  );
}
