import { type Call, contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../app';
import type { Language } from '../brands/brands';
import { EXAMPLES } from './examples';
import type { Example } from './examples/example';
import { requestOf } from './visitor';

/** Recorded HTTP answer. */
export interface RecordedAnswer {
  status: number;
  /** The envelope. */
  body: unknown;
}

/** Responses to one visitor of Aurora. */
export interface Recording {
  /** Session record; null for a guest. */
  session: ReturnType<Sandbox['control']['session']>['record'] | null;
  /** By `METHOD /path`. */
  answers: Record<string, RecordedAnswer>;
}

/** Calling account; guest without `user`. */
interface RecordedVisitor {
  user?: string | undefined;
  language: Language;
}

interface Exampled {
  name: string;
  call: Call;
  input: Example['input'];
}

const examples: Record<string, Record<string, Example>> = EXAMPLES;

const CALLS: readonly Exampled[] = Object.entries<Record<string, Call>>(contract).flatMap(
  ([area, calls]) =>
    Object.entries(calls).map(([name, call]) => ({
      name: `${area}.${name}`,
      call,
      input: examples[area]?.[name]?.input,
    })),
);

/** Whether the call does not change state. */
const isPlainRead = ({ call, input }: Exampled) =>
  call.method === 'GET' && typeof input !== 'function';

/** Refusals independent of the platform's state. */
const FINAL: readonly unknown[] = ['login.not.session', 'account.no.permission'];

const sessionOf = (sandbox: Sandbox, user: string | undefined) =>
  user === undefined ? null : sandbox.control.session({ user, brand: 'aurora' }).record;

async function answerTo(
  sandbox: Sandbox,
  { name, input }: Exampled,
  { user, language }: RecordedVisitor,
): Promise<RecordedAnswer & { settled: boolean }> {
  const given = typeof input === 'function' ? await input(sandbox) : input;
  const token = sessionOf(sandbox, user)?.token;
  const response = await sandbox.fetch(requestOf(name, given, { token, headers: { language } }));
  const body = (await response.json()) as { success: boolean; errorCode?: string };
  return {
    status: response.status,
    body,
    settled: body.success || FINAL.includes(body.errorCode),
  };
}

/** Response of the current sandbox, or of a reset one if refused, because an earlier call may be the cause. */
async function lastingAnswer(sandbox: Sandbox, exampled: Exampled, visitor: RecordedVisitor) {
  const answer = await answerTo(sandbox, exampled, visitor).catch(() => undefined);
  if (answer?.settled) return answer;
  sandbox.reset();
  return answerTo(sandbox, exampled, visitor);
}

/**
 * Sends every call of the contract with its example input, as one visitor in one language; records refusals
 * too. With a previous recording of the same visitor it repeats only reads, because nothing else depends on
 * the language. Resets the sandbox before and after.
 * @public Called by Storybook, which loads the sandbox through Vite.
 */
export async function recordAnswers(
  sandbox: Sandbox,
  visitor: RecordedVisitor,
  earlier?: Recording,
): Promise<Recording> {
  const answers = { ...earlier?.answers };
  const reads = CALLS.filter(isPlainRead);
  const others = earlier ? [] : CALLS.filter((one) => !isPlainRead(one));
  sandbox.reset();
  for (const exampled of [...reads, ...others]) {
    const { status, body } = isPlainRead(exampled)
      ? await answerTo(sandbox, exampled, visitor)
      : await lastingAnswer(sandbox, exampled, visitor);
    answers[`${exampled.call.method} ${exampled.call.path}`] = { status, body };
  }
  sandbox.reset();
  return { session: earlier?.session ?? sessionOf(sandbox, visitor.user), answers };
}
