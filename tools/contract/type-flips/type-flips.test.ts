import { ApiError } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { emptyLists, flipsOf, shortened, defectIn, type Answer, type Flip } from './flips';
import { calls, connect, sandbox, trueAnswer } from './typed-calls.setup';

/** Problem caused by a mutated answer; undefined if the client accepted or properly rejected it. */
async function defectOf(ask: () => Promise<unknown>, { name }: Flip): Promise<string | undefined> {
  try {
    return defectIn(await ask());
  } catch (error) {
    if (!(error instanceof ApiError)) return `threw ${String(error)}`;
    const kind = name === 'success: a switch' ? 'refused' : 'contract';
    return error.kind === kind ? undefined : `${error.kind}, ${error.message}`;
  }
}

/** Error codes for a request that does not match the contract. */
const REQUEST_ERRORS = new Set(['request_param_err', 'body.unreadable', 'not.found']);

/** The sandbox's error for the client's request, signed in as the user of the example. */
async function refusalOf(request: Request, token: string | null): Promise<string | undefined> {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  if (token !== null) headers.set('authorization', token);
  const response = await sandbox.fetch(new Request(request, { headers }));
  const { errorCode } = (await response.json()) as { errorCode?: string };
  return errorCode;
}

/** Lists that are empty in the original answer, so their rows are not mutated. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  'announcements.list': ['value.promotion', 'value.hot'],
  'deposit.cancel': ['value.proofImages'],
  'deposit.orderByKey': ['value.proofImages'],
  'deposit.record': ['value.list.0.proofImages'],
  'games.orderDetail': ['value.symbols'],
  'rewards.applications': ['value.list.0.images'],
  'rewards.promotion': ['value.terms.categories'],
  'system.settings': ['value.socialLogins'],
  'withdraw.settings': ['value.turnover.items'],
};

test.each(calls)(
  '$name asks what the contract knows, and takes bent answers or refuses them',
  async ({ ask }) => {
    const { value, request, example } = await trueAnswer(ask);
    expect(REQUEST_ERRORS).not.toContain(await refusalOf(request, example.token));
    expect(defectIn(value)).toBeUndefined();
    const answer = shortened(JSON.parse(example.text)) as Answer;
    expect(answer).toMatchObject({ success: true });
    expect(emptyLists(answer)).toEqual(EMPTY[example.name] ?? []);
    const wrecks: string[] = [];
    for (const flip of flipsOf(answer)) {
      connect(() => flip.text);
      const wreck = await defectOf(ask, flip);
      if (wreck !== undefined) wrecks.push(`${flip.name}: ${wreck}`);
    }
    expect(wrecks).toEqual([]);
  },
);
