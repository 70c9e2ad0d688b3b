import { expect, test } from 'vitest';
import { api } from '../api';
import { failure, page, platform, refused, type Reply } from './transport.setup';

const CARRIES_TOKEN = [
  ['a read', () => api.wallet.balance()],
  ['a read that guests may make', () => api.announcements.board('home')],
  ['a write', () => api.announcements.markRead('1')],
  [
    'a sealed write',
    () => api.access.changePassword({ oldPassword: 'a', newPassword: 'b', confirmation: 'b' }),
  ],
  [
    'a write that moves money',
    () => api.rewards.claimVipBonus({ kind: 'MONTHLY', level: '1' }, { key: 'key-0001' }),
  ],
] as const;

const SAYS_LOST: readonly [string, Reply][] = [
  ['login.not.session', refused('login.not.session', 401)],
  ['login.not.session with status 200', refused('login.not.session', 200)],
  ['401 with another code', refused('tomorrow.new', 401)],
  ['401 with a page', page(401)],
  ['401 with nothing', () => new Response(null, { status: 401 })],
  ['401 with JSON that is no envelope', () => Response.json([1], { status: 401 })],
];

test.each(
  CARRIES_TOKEN.flatMap(([name, ask]) =>
    SAYS_LOST.map(([said, reply]) => [name, said, ask, reply] as const),
  ),
)('a session ends at %s that answers %s', async (_name, _said, ask, reply) => {
  const { sent, onSessionLost } = platform([reply]);
  const error = await failure(ask());
  expect([error.kind, error.code]).toEqual(['refused', 'login.not.session']);
  expect(error.details).not.toHaveProperty('sent');
  expect(onSessionLost.mock.calls).toEqual([['token-1']]);
  expect(sent).toHaveLength(1);
});

test.each([
  [
    'a login with a wrong password',
    () => api.access.login({ userName: 'a', password: 'b' }),
    refused('login.wrong', 401),
  ],
  ['a login at an edge', () => api.access.login({ userName: 'a', password: 'b' }), page(401)],
  ['a call for guests', () => api.games.hot(), page(401)],
  ['a call that is forbidden', () => api.wallet.balance(), page(403)],
  ['a call that is refused', () => api.wallet.balance(), refused('account.no.permission', 200)],
] as const)('no session ends at %s', async (_name, ask, reply) => {
  const { onSessionLost } = platform([reply]);
  await failure(ask());
  expect(onSessionLost).not.toHaveBeenCalled();
});

test.each([403, 200])(
  'a refusal with %i that asks for a new password is reported with the token, and no session ends',
  async (status) => {
    const { onSessionLost, onPasswordDue } = platform([
      refused('password.change.required', status),
    ]);
    const error = await failure(api.wallet.funds());
    expect([error.kind, error.code]).toEqual(['refused', 'password.change.required']);
    expect(onPasswordDue.mock.calls).toEqual([['token-1']]);
    expect(onSessionLost).not.toHaveBeenCalled();
  },
);

test('another refusal asks for no new password', async () => {
  const { onPasswordDue } = platform([refused('account.no.permission', 403)]);
  await failure(api.wallet.funds());
  expect(onPasswordDue).not.toHaveBeenCalled();
});

test('a guest has no session that could end', async () => {
  const { onSessionLost } = platform([page(401)], { token: () => null });
  expect((await failure(api.announcements.board('home'))).kind).toBe('http');
  expect(onSessionLost).not.toHaveBeenCalled();
});
