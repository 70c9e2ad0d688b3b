import { QueryPage, QueryState } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { realMoneyOnly } from '../real-money-only';
import { configQuery, questionsQuery } from '../security.query';
import { QuestionsForm } from './questions-form';

/** Security questions: set them, or change them with the current answers. */
function QuestionsScreen() {
  const config = useQuery(configQuery);
  const questions = useQuery(questionsQuery(useLanguage()));
  return (
    <QueryPage query={config}>
      {({ hasPaymentPassword }) => (
        <QueryState query={questions}>
          {({ all, mine }) => (
            <QuestionsForm all={all} mine={mine} hasPaymentPassword={hasPaymentPassword} />
          )}
        </QueryState>
      )}
    </QueryPage>
  );
}

export const Component = realMoneyOnly(QuestionsScreen);
