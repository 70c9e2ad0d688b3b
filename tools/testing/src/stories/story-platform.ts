import type { RecordedAnswer, Recording } from '@lobby/sandbox';
import { answerParts, splitCall, type Answer } from '../answer';

/**
 * Answer to a call in a story: as in tests, a change of the recorded value, or pending. A pending call fails
 * at the product's own timeout (10 s or more).
 */
export type StoryAnswer = Answer | 'pending' | ((value: never) => unknown);

/** By `/path` or `METHOD /path`, optionally with a required query: `/path?page=2`. */
export type StoryAnswers = Readonly<Record<string, StoryAnswer>>;

export interface StoryPlatform {
  fetch: typeof fetch;
  /** Overrides the answer to a call from now on. */
  answer(call: string, how: StoryAnswer): void;
  /** Number of calls in progress, excluding pending ones. */
  underWay(): number;
  /** Number of pending answers. */
  pending(): number;
}

/** Retry-After 0: failed reads are retried without a wait. */
const HEADERS = { 'content-type': 'application/json', 'retry-after': '0' };

const toResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: HEADERS });

const never = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function changed({ body, status }: RecordedAnswer, change: (value: never) => unknown): Response {
  const envelope = body as { value: never };
  return toResponse(status, { ...envelope, value: change(envelope.value) });
}

/** Whether an entry of `answers` matches this call; an entry with a query is more specific. */
function isFor(entry: string, method: string, url: URL): boolean {
  const { method: only = method, path } = splitCall(entry);
  const [pathname, query] = path.split('?', 2);
  if (only !== method || pathname !== url.pathname) return false;
  return [...new URLSearchParams(query)].every(
    ([key, value]) => url.searchParams.get(key) === value,
  );
}

function answerFor(answers: StoryAnswers, method: string, url: URL): StoryAnswer | undefined {
  const entries = Object.entries(answers).toSorted(([one], [other]) => other.length - one.length);
  return entries.find(([entry]) => isFor(entry, method, url))?.[1];
}

/** Throws if the contract has no such call, to catch typos. */
function assertKnown(entry: string, recording: Recording): void {
  const { method, path } = splitCall(entry);
  const [pathname = ''] = path.split('?', 1);
  const known = Object.keys(recording.answers).map((call) => splitCall(call));
  const isKnown = known.some(
    (call) => call.path === pathname && (method ?? call.method) === call.method,
  );
  if (!isKnown) throw new Error(`a story answers ${entry}, and the contract has no such call`);
}

/** Answers calls from a recording, with overrides. */
export function createStoryPlatform(recording: Recording, given: StoryAnswers): StoryPlatform {
  const answers: Record<string, StoryAnswer> = { ...given };
  Object.keys(given).forEach((entry) => assertKnown(entry, recording));
  let underWay = 0;
  let pending = 0;

  function respond(call: string, answer: Exclude<StoryAnswer, 'pending'> | undefined): Response {
    const recorded = recording.answers[call];
    if (recorded === undefined) console.error(`the contract has no ${call}`);
    if (recorded === undefined || answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === undefined) return toResponse(recorded.status, recorded.body);
    if (typeof answer === 'function') return changed(recorded, answer);
    const { status, body } = answerParts(answer);
    return toResponse(status, body);
  }

  return {
    answer: (call, how) => {
      assertKnown(call, recording);
      answers[call] = how;
    },
    underWay: () => underWay,
    pending: () => pending,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const answer = answerFor(answers, request.method, url);
      if (answer === 'pending') {
        pending += 1;
        return never(request.signal).finally(() => (pending -= 1));
      }
      underWay += 1;
      try {
        return await Promise.resolve().then(() =>
          respond(`${request.method} ${url.pathname}`, answer),
        );
      } finally {
        underWay -= 1;
      }
    },
  };
}
