import { blankFrames, layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fail, gameOf, hearts, open, press, sandbox } from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const SESSION = '/wps/member/protection/session';

/** Net position of the session, as the platform answers. */
const position = (net: string) => ({
  value: { now: Date.now(), lastsMs: 60_000, staked: '0', won: '0', net },
});

/** Delays the first response of a call, as it was when it was asked for, until the returned function is called. */
function delayFirst(path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = sandbox.fetch.bind(sandbox);
  const delayed = vi.fn();
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const response = await send(request);
    if (!request.url.includes(path) || delayed.mock.calls.length > 0) return response;
    delayed();
    await released;
    return response;
  });
  return { release, delayed };
}

/** Plays one of the listed games. */
async function play(index: number) {
  const game = gameOf((await hearts())[index]);
  fireEvent.click(screen.getByText(game));
  await screen.findByTitle(game);
}

test('the next game has the results of the one before, whose query of the ledger is still pending', async () => {
  await open('/m/slot-games', { user: 'player01', answers: { [SESSION]: position('0') } });
  const { release, delayed } = delayFirst(SESSION);
  await play(0);
  await waitFor(() => expect(delayed).toHaveBeenCalled());
  fail(SESSION, position('-50000'));
  press('Leave game');
  await play(1);
  release();
  expect(await screen.findByText('−50.000 ₫')).toBeTruthy();
});
