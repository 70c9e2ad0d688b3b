import type { SecurityQuestion } from '@lobby/api-client';
import type { FieldProps } from '@lobby/feature-kit';
import { TextField } from '@lobby/ui-kit';
import { ANSWER_LENGTH } from './answers.schema';

interface AnswerFieldsProps {
  questions: readonly SecurityQuestion[];
  /** Fields in the order of the questions. */
  fields: readonly FieldProps[];
}

/** One text field per question, labelled with the question. */
export function AnswerFields({ questions, fields }: AnswerFieldsProps) {
  return questions.map(({ questionId, question }, place) => (
    <TextField
      key={questionId}
      {...fields[place]}
      label={question}
      autoComplete="off"
      maxLength={ANSWER_LENGTH}
      aria-required
    />
  ));
}
