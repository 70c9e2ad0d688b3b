import { api, type SecurityAnswer, type SecurityQuestion } from '@lobby/api-client';
import { useAppForm } from '@lobby/feature-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaved } from '../use-saved';
import { answerName, answersTo, type Values } from './answers.schema';
import { chosenQuestions, noQuestions, questionName, questionsSchema } from './questions.schema';

const idsOf = (list: readonly Pick<SecurityQuestion, 'questionId'>[]) =>
  list
    .map(({ questionId }) => questionId)
    .toSorted()
    .join(' ');

/** Whether these answers are current, tested by replacing them with themselves. */
const areInForce = (answers: SecurityAnswer[]) =>
  api.security.changeQuestions({ oldAnswers: answers, answers }).then(
    () => true,
    () => false,
  );

/** Queries the outcome after a lost response. `before`: the account's questions before the change. */
async function settle(answers: SecurityAnswer[], before: readonly SecurityQuestion[]) {
  const { questions } = await api.security.myQuestions();
  const has = idsOf(questions) === idsOf(answers);
  const differs = idsOf(before) !== idsOf(answers);
  const done = has && (differs || (await areInForce(answers)));
  return done ? { answer: undefined } : undefined;
}

/** Form state of the security questions: sets the first ones or replaces the current ones. */
export function useQuestionsForm(mine: readonly SecurityQuestion[], hasPaymentPassword: boolean) {
  const { t } = useTranslation('member-security');
  // Keep the questions of the first render: those that this form set, with a lost response, need no old answers.
  const [before] = useState(mine);
  const present = before.length;
  const byPassword = present === 0 && hasPaymentPassword;
  const newAnswers = (values: Values) => answersTo(chosenQuestions(values), values, 'answer');
  const defaults = noQuestions(present);
  const form = useAppForm<Values, Values, void>({
    key: 'set-questions',
    schema: useMemo(() => questionsSchema(present, byPassword), [present, byPassword]),
    defaults,
    secrets: Object.keys(defaults).filter((name) => !name.startsWith(questionName(0).slice(0, -1))),
    fields: { answers: answerName('answer', 0), paymentPassword: 'paymentPassword' },
    refusals: {
      'security.answer.wrong': answerName('old', 0),
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: async (values) => {
      const answers = newAnswers(values);
      const { paymentPassword = '' } = values;
      if (present === 0) {
        await api.security.setQuestions({ answers, ...(byPassword ? { paymentPassword } : {}) });
      } else {
        const oldAnswers = answersTo(before, values, 'old');
        await api.security.changeQuestions({ oldAnswers, answers });
      }
    },
    settle: (values) => settle(newAnswers(values), before),
    // Only for the first questions: checking the outcome of a change may use up an attempt.
    repeated: present === 0 ? ['field.invalid'] : [],
    onDone: useSaved(t('questions.saved')),
  });
  return { form, before, byPassword };
}
