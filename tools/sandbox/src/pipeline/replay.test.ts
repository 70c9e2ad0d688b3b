import { type Call, contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { EXAMPLES } from '../testing/examples';
import type { Example } from '../testing/examples/example';
import { type Answered, read, requestOf, signedInAs } from '../testing/visitor';

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

const areas: Record<string, Record<string, Call>> = contract;
const examples: Record<string, Record<string, Example>> = EXAMPLES;

interface MoneyCall {
  name: string;
  flag: string | undefined;
  fields: readonly string[];
  example: Example;
}

/** Names of a call's inputs. */
const fieldsOf = ({ input }: Call): string[] =>
  Object.keys((input.def as { shape?: object }).shape ?? {});

const MONEY: readonly MoneyCall[] = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls)
    .filter(([, { money }]) => money === true)
    .map(([name, call]) => ({
      name: `${area}.${name}`,
      flag: call.flag,
      fields: fieldsOf(call),
      example: examples[area]?.[name] ?? {},
    })),
);

const withField = (field: string) => MONEY.filter(({ fields }) => fields.includes(field));

/** Prepares a call's example; `send` sends it, always with the same key. */
async function prepared({ name, example: { input, user = 'player01' } }: MoneyCall) {
  const given: Record<string, unknown> = {
    ...(typeof input === 'function' ? await input(sandbox) : input),
  };
  const { token } = signedInAs(sandbox, user);
  const send = async (change: object = {}): Promise<Answered> =>
    read(
      await sandbox.fetch(requestOf(name, { ...given, ...change }, { token, key: 'one-key-1' })),
    );
  return { user, given, send };
}

describe.each(MONEY)('$name again with its key', (one) => {
  it('returns the same answer before any other check', async () => {
    const { user, send } = await prepared(one);
    const first = await send();
    expect(first.success).toBe(true);
    expect(await send()).toEqual(first);
    if (one.flag !== undefined) {
      sandbox.control.flags({ brand: 'aurora', flags: { [one.flag]: false } });
    }
    await signedInAs(sandbox, user).call('protection.timeOut', {
      until: sandbox.control.state().clock.now + 7 * 86_400_000,
    });
    expect(await send()).toEqual(first);
  });
});

describe.each(withField('paymentPassword'))('$name again with a wrong password', (one) => {
  it('returns the same answer, and counts no further try', async () => {
    const { user, send } = await prepared(one);
    const first = await send();
    for (let i = 0; i < 6; i++) expect(await send({ paymentPassword: '000000' })).toEqual(first);
    const me = signedInAs(sandbox, user);
    expect(await me.value('security.hasPaymentPassword')).toMatchObject({ lockedMs: 0 });
  });
});

describe.each(withField('amount'))('$name', (one) => {
  it('is refused for another amount with the same key before any other check', async () => {
    const { given, send } = await prepared(one);
    await send();
    const change = { amount: `${String(given['amount'])}0`, paymentPassword: '000000' };
    expect((await send(change)).errorCode).toBe('idempotency.key.reused');
  });

  it('refuses decimals that the currency does not have', async () => {
    const { given, send } = await prepared(one);
    expect(await send({ amount: `${String(given['amount'])}.5` })).toMatchObject({
      errorCode: 'field.invalid',
      value: { fields: { amount: 'no amount of the currency' } },
    });
  });
});
