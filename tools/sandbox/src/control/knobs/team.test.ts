import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { turn } from '../../testing/turn';
import { signedInAs } from '../../testing/visitor';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
afterAll(() => {
  sandbox.close();
});

const AGENT = { brand: 'aurora', user: 'agent01' };

interface Members {
  total: number;
  list: { userName: string; level: number; rebates: unknown[] }[];
}

const direct = (user: string, query: object = {}) =>
  signedInAs(sandbox, user).value<Members>('agent.downline', { size: 100, ...query });

it('grows a team to 5,000 members in lists, search and reports', async () => {
  const before = await direct('agent01');
  const { body } = await turn(sandbox, 'team', { ...AGENT, members: 5_000 });
  expect(body).toEqual({ members: 5_000 });
  const after = await direct('agent01');
  expect(after.total).toBeGreaterThan(before.total + 4_000);
  const known = new Set(before.list.map(({ userName }) => userName));
  const added = after.list.find(({ userName }) => !known.has(userName));
  if (added === undefined) throw new Error('nobody was added');
  expect(added.rebates).toHaveLength(8);
  expect((await direct('agent01', { userName: added.userName })).list).toContainEqual(added);
  expect((await direct('general01', { userName: added.userName })).list).toMatchObject([
    { level: 2 },
  ]);
  sandbox.reset();
  expect((await direct('agent01')).total).toBe(before.total);
});

it('never shrinks a team, and has a maximum', async () => {
  const { body } = await turn(sandbox, 'team', { ...AGENT, members: 1 });
  expect(body['members']).toBeGreaterThan(1);
  expect((await turn(sandbox, 'team', { ...AGENT, members: 20_000 })).status).toBe(400);
});

it.each(['player01', 'virtualagent01'])('refuses %s', async (user) => {
  const { status, body } = await turn(sandbox, 'team', { ...AGENT, user, members: 10 });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('not an agent')]);
});
