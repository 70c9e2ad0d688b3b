import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { turn } from '../../testing/turn';
import { signedInAs } from '../../testing/visitor';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
beforeEach(() => {
  sandbox.reset();
});
afterAll(() => {
  sandbox.close();
});

const OFFER = { user: 'agent01', minStake: '1000000', rate: '0.001' };

it('offers an agent a contract, and prompts the agent', async () => {
  const me = signedInAs(sandbox, 'agent01');
  const pending = async () =>
    (
      await me.value<{ list: { contractId: string; status: string }[] }>('agent.hourContracts', {
        role: 'RECEIVER',
        pageNo: 1,
      })
    ).list.filter(({ status }) => status === 'PENDING');
  const [seeded] = await pending();
  const { contractId } = seeded ?? expect.unreachable('no offer to reject');
  await me.value('agent.processHours', { contractId, action: 'REJECT', paymentPassword: '135790' });
  expect(await pending()).toEqual([]);
  const { body } = await turn(sandbox, 'offer', { ...OFFER, kind: 'HOUR' });
  expect(await pending()).toMatchObject([body]);
});

it.each([
  [{ ...OFFER, kind: 'HOUR', rate: '2' }, 'invalid rate'],
  [{ ...OFFER, kind: 'HOUR', rate: '0.9' }, 'field.invalid'],
  [{ ...OFFER, user: 'general01' }, 'has no parent agent'],
])('refuses %o', async (input, why) => {
  const { status, body } = await turn(sandbox, 'offer', input);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(why)]);
});
