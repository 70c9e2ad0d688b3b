import { changeLanguage } from '@lobby/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Failure } from './failure';
import { hold } from './hold';
import type { screensOf } from './screens-of';

/** A list that a screen shows. */
export interface ListCase {
  /** Address of its screen. */
  address: string;
  user?: string;
  /** The call that answers it. */
  call: string;
  /** Texts while it loads and after a failure. */
  waiting: string;
  failed: string;
  /** An answer without rows, and its text; absent if nothing is shown then. */
  empty?: { value: unknown; said: string };
  /** Text of its rows, in English or Vietnamese. */
  rows(): Promise<string[]>;
}

const FAILURES: readonly (readonly [string, Failure])[] = [
  ['is offline', 'offline'],
  ['has status 503', 503],
  ['breaks off', { kind: 'truncate' }],
  ['is no list', { value: 'no' }],
];

/** A value with each row of its lists twice. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((row) => [row, row]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, Array.isArray(part) ? doubled(part) : part]),
  );
}

type Fetch = (request: Request) => Promise<Response>;

/** Changes the answers of a call on their way to the page. */
function intercept(
  { sandbox }: ReturnType<typeof screensOf>,
  call: string,
  change: (request: Request, answer: Response) => Promise<Response>,
): void {
  const answer: Fetch = sandbox.fetch.bind(sandbox);
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const response = await answer(request);
    return new URL(request.url).pathname === call ? change(request, response) : response;
  });
}

async function repeated(_request: Request, answer: Response): Promise<Response> {
  const frame = (await answer.json()) as { value: unknown };
  return Response.json({ ...frame, value: doubled(frame.value) });
}

/** Tests every kind of answer to a list: slow, failing, malformed, empty, repeated, and one that comes too late. */
export function describeList(
  tools: ReturnType<typeof screensOf>,
  name: string,
  { address, user, call, waiting, failed, empty, rows }: ListCase,
): void {
  const { open, alertText, findAndPress, mend, settled, calls } = tools;
  const show = (answers?: Readonly<Record<string, Failure>>) => open(address, { user, answers });

  describe(`${name}`, () => {
    test.each(FAILURES)('says so where its answer %s, and tries again', async (_, how) => {
      await show({ [call]: how });
      expect(await alertText()).toContain(failed);
      mend();
      await findAndPress('Try again');
      expect(await rows()).not.toHaveLength(0);
    });

    test('has its place while a slow answer is awaited', async () => {
      const release = hold(call);
      await show();
      expect(await screen.findAllByText(waiting)).not.toHaveLength(0);
      expect(screen.queryByRole('alert')).toBeNull();
      release();
      expect(await rows()).not.toHaveLength(0);
    });

    test.each(empty ? [empty] : [])(
      'says that there is nothing: $said',
      async ({ value, said }) => {
        await show({ [call]: { value } });
        expect(await screen.findByText(said)).toBeTruthy();
        expect(screen.queryByRole('alert')).toBeNull();
      },
    );

    test('shows each row once where its answer repeats them', async () => {
      await show();
      const once = await rows();
      intercept(tools, call, repeated);
      await show();
      expect(await rows()).toEqual(once);
    });

    test('never shows an older answer that comes after a newer one', async () => {
      await open(address, { user, language: 'VI' });
      await rows();
      await settled();
      const newer = await rows();
      let arrive = () => {};
      const arrived = new Promise<void>((done) => {
        arrive = done;
      });
      intercept(tools, call, async ({ headers }, answer) => {
        if (headers.get('Language') === 'EN') await arrived;
        return answer;
      });
      await show();
      await waitFor(() => expect(calls(call)).not.toHaveLength(0));
      await act(() => changeLanguage('VI'));
      await waitFor(async () => expect(await rows()).toEqual(newer));
      await act(async () => arrive());
      await settled();
      expect(await rows()).toEqual(newer);
    });
  });
}
