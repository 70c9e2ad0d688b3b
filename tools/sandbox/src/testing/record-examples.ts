import { type Call, contract } from '@lobby/api-client/contract';
import { createSandbox, type Sandbox } from '../app';
import type { ExampleCall } from '../pages/openapi/types';
import { EXAMPLES } from './examples';
import type { Example } from './examples/example';
import { requestOf, signedInAs } from './visitor';

interface Exampled extends Example {
  /** `area.call`. */
  id: string;
  call: Call;
}

const examples: Record<string, Record<string, Example>> = EXAMPLES;
const CALLS = Object.entries<Record<string, Call>>(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]): Exampled => ({
    id: `${area}.${name}`,
    call,
    ...examples[area]?.[name],
  })),
);

/** Time of the recording: the middle of a day, a week and a month. */
const NOW = Date.UTC(2026, 3, 15, 8);

const MAX_ROWS = 2;
const MAX_LETTERS = 300;

/** Shortened copy: lists of two rows, truncated texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_LETTERS ? `${value.slice(0, 60)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MAX_ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

async function record(sandbox: Sandbox, { id, input = {}, user }: Exampled): Promise<ExampleCall> {
  const prepared = typeof input === 'function';
  const given = { ...(prepared ? await input(sandbox) : input) };
  const token = user === undefined ? undefined : signedInAs(sandbox, user).token;
  const request = requestOf(id, given, { token, headers: { language: 'en' } });
  const answer = (await (await sandbox.fetch(request)).json()) as { success: boolean };
  if (!answer.success)
    throw new Error(`the example of ${id} is refused: ${JSON.stringify(answer)}`);
  return {
    input: shortened(given) as ExampleCall['input'],
    ...(user !== undefined && { user }),
    ...(prepared && { prepared }),
    answer: shortened(answer),
  };
}

/** Whether a call has no side effects. */
const isRead = ({ call, input }: Exampled) =>
  call.method === 'GET' && call.retry !== false && typeof input !== 'function';

/** Sends the example of every call, in a seeded sandbox at a fixed time. Results by `area.call`. */
export async function recordExamples(): Promise<Record<string, ExampleCall>> {
  const sandbox = createSandbox({ strict: true, now: () => NOW });
  const recorded = new Map<string, ExampleCall>();
  for (const one of CALLS.filter(isRead)) recorded.set(one.id, await record(sandbox, one));
  for (const one of CALLS.filter((call) => !isRead(call))) {
    sandbox.reset();
    recorded.set(one.id, await record(sandbox, one));
  }
  sandbox.close();
  return Object.fromEntries(recorded);
}
