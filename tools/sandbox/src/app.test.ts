// @vitest-environment happy-dom
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from './app';
import { visitor } from './testing/visitor';

const sandbox = createSandbox({ strict: true });
afterAll(() => {
  sandbox.close();
});

it('the sandbox works with the Request and Response of happy-dom', async () => {
  const guest = visitor(sandbox);
  const { token } = await guest.value<{ token: string }>('access.login', {
    type: 'username',
    username: 'player01',
    password: 'Play1234',
  });
  const me = visitor(sandbox, { token });
  await me.value('games.addFavourite', { nodeId: '20001', vendor: 'moonkoi' });
  const { games } = await me.value<{ games: unknown[] }>('games.list');
  expect(games).toHaveLength(25);
  const wrong = { type: 'username', username: 'player01', password: 'no' };
  expect(await guest.call('access.login', wrong)).toMatchObject({ errorCode: 'login.wrong' });
});
