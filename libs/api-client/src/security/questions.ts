import { securityQuestions } from '../contract/security-questions';
import { send, type SendOptions } from '../transport/send';

export interface SecurityQuestion {
  id: string;
  /** In the session's language. */
  text: string;
}

export interface SecurityAnswer {
  questionId: string;
  /** Case, accents and blanks around it do not count. */
  answer: string;
}

const toQuestion = ({ questionId, question }: { questionId: string; question: string }) => ({
  id: questionId,
  text: question,
});

/** Every question there is to choose from (D2 §7). */
export async function questions(options?: SendOptions): Promise<SecurityQuestion[]> {
  const value = await send(securityQuestions.questions, {}, options);
  return value.questions.map(toQuestion);
}

/** The questions this person has answered; none before they are set (D2 §7). */
export async function myQuestions(options?: SendOptions): Promise<SecurityQuestion[]> {
  const value = await send(securityQuestions.myQuestions, {}, options);
  return value.questions.map(toQuestion);
}

/**
 * The first answers, to three different questions (D2 §7). The payment password is needed where one is
 * set. Throws `field.invalid`, and what a payment password may.
 */
export async function setQuestions(
  first: { answers: SecurityAnswer[]; paymentPassword?: string | undefined },
  options?: SendOptions,
): Promise<void> {
  await send(securityQuestions.setQuestions, first, options);
}

/** Other questions in the place of those answered (D2 §7). Throws `security.answer.wrong` with the tries left. */
export async function changeQuestions(
  change: { oldAnswers: SecurityAnswer[]; answers: SecurityAnswer[] },
  options?: SendOptions,
): Promise<void> {
  await send(securityQuestions.changeQuestions, change, options);
}
