import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, type BrandCode } from '../brands/brands';
import type { StateName } from '../control/states/states';
import { SMALL_PNG } from '../uploads/small-png';
import { SLOT } from '../testing/play';
import { signedInAs } from '../testing/visitor';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

let now = 0;
let sandbox: Sandbox;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 5);
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

interface Check {
  status: string;
  documents: { kind: string; images: number }[];
  selfie: boolean;
  minAge: number;
}

/** Client of a player with the calls of the identity check. */
function person(user: string, brand: BrandCode = 'aurora') {
  const me = signedInAs(sandbox, user, brand);
  const upload = async (purpose = 'KYC') =>
    (await me.value<{ uploadId: string }>('member.uploadImage', { purpose, data: SMALL_PNG }))
      .uploadId;
  return {
    ...me,
    upload,
    check: () => me.value<Check>('security.identity'),
    send: async (change: object = {}) => {
      const { documents, selfie } = await me.value<Check>('security.identity');
      const images = await Promise.all(
        Array.from({ length: documents[0]?.images ?? 0 }, () => upload()),
      );
      return me.call('security.submitIdentity', {
        kind: documents[0]?.kind,
        realName: 'Trần Vivian',
        documentNumber: '079190001234',
        birthday: '1990-05-17',
        images,
        ...(selfie ? { selfie: await upload() } : {}),
        ...change,
      });
    },
    withdraw: async (amount: string) => {
      const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
      return me.call('withdraw.request', {
        bankCardId: card?.bankCardId,
        amount,
        paymentPassword: '135790',
      });
    },
    order: (orderNo: string) => me.value<{ status: string }>('withdraw.order', { orderNo }),
  };
}

const orderNoOf = ({ value }: { value: unknown }) => (value as { orderNo: string }).orderNo;

/** Name of a new account in a state. */
const entered = (brand: BrandCode, state: StateName) =>
  sandbox.control.knobs.enter({ brand, state }).record?.userName ?? '';

/** Large withdrawal of vip01 that waits for the check. */
async function waiting() {
  const vip = person('vip01');
  const orderNo = orderNoOf(await vip.withdraw('200000000'));
  now += 4 * SECOND_MS;
  expect(await vip.order(orderNo)).toMatchObject({ status: 'KYC_REQUIRED' });
  return { vip, orderNo };
}

it('is not required at first, and lists the accepted documents', async () => {
  expect(await person('player01').check()).toEqual({
    status: 'NONE',
    documents: [
      { kind: 'ID_CARD', images: 2 },
      { kind: 'PASSPORT', images: 1 },
      { kind: 'DRIVING_LICENCE', images: 2 },
    ],
    selfie: true,
    minAge: 18,
    beforeWithdrawal: false,
    withdrawalFrom: '200000000',
    submittedAt: null,
    decidedAt: null,
    reasonCode: null,
  });
});

it('an underage account cannot play or deposit until another check approves it', async () => {
  const me = person('player01');
  await me.send();
  const decide = (decision: object) =>
    sandbox.control.knobs.identity({ brand: 'aurora', user: 'player01', ...decision });
  decide({ decision: 'reject', reason: 'UNDER_AGE' });
  const deposit = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'LAN' };
  expect(await me.call('games.launch', SLOT)).toMatchObject({ errorCode: 'identity.required' });
  expect(await me.call('deposit.manualTransfer', { ...deposit, amount: '500000' })).toMatchObject({
    errorCode: 'identity.required',
  });
  // New documents do not undo a verdict; their approval does.
  expect(await me.send({ birthday: '1980-01-01' })).toMatchObject({ success: true });
  expect(await me.check()).toMatchObject({ status: 'SUBMITTED' });
  expect(await me.call('games.launch', SLOT)).toMatchObject({ errorCode: 'identity.required' });
  decide({ decision: 'reject', reason: 'UNREADABLE' });
  expect(await me.call('games.launch', SLOT)).toMatchObject({ errorCode: 'identity.required' });
  await me.send();
  decide({ decision: 'approve' });
  expect(await me.call('games.launch', SLOT)).toMatchObject({ success: true });
});

it('a large withdrawal requires documents, and continues after their approval', async () => {
  const { vip, orderNo } = await waiting();
  expect((await vip.check()).status).toBe('REQUIRED');
  expect((await vip.send()).success).toBe(true);
  expect(await vip.check()).toMatchObject({ status: 'SUBMITTED', submittedAt: now });
  now += 30 * DAY_MS;
  expect((await person('vip01').order(orderNo)).status).toBe('KYC_REQUIRED');
  expect(sandbox.control.knobs.identities({})).toMatchObject([
    { user: 'vip01', kind: 'ID_CARD', realName: 'Trần Vivian', documentNumber: '079190001234' },
  ]);
  const [sent] = sandbox.control.knobs.identities({});
  expect(sent?.pictures).toHaveLength(3);
  for (const address of sent?.pictures ?? []) {
    const picture = await sandbox.fetch(new Request(`http://localhost${address}`));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const [, , id = ''] = address.slice(1).split('/');
    const open = await sandbox.fetch(new Request(`http://aurora.localhost/cdn/upload/${id}`));
    expect(open.status).toBe(404);
  }
  sandbox.control.knobs.identity({ user: 'vip01' });
  expect(await person('vip01').check()).toMatchObject({ status: 'APPROVED', decidedAt: now });
  expect((await person('vip01').order(orderNo)).status).toBe('REVIEW');
  now += 12 * SECOND_MS;
  expect((await person('vip01').order(orderNo)).status).toBe('PAID');
});

it('a rejection has a reason, and documents can be sent again', async () => {
  const { vip, orderNo } = await waiting();
  await vip.send();
  sandbox.control.knobs.identity({ user: 'vip01', decision: 'reject', reason: 'EXPIRED' });
  expect(await vip.check()).toMatchObject({ status: 'REJECTED', reasonCode: 'EXPIRED' });
  expect((await vip.order(orderNo)).status).toBe('KYC_REQUIRED');
  expect((await vip.send()).success).toBe(true);
  expect(await vip.check()).toMatchObject({ status: 'SUBMITTED', reasonCode: null });
});

it('the money is returned if the operator ends the withdrawal', async () => {
  const { vip, orderNo } = await waiting();
  sandbox.control.knobs.withdrawal({ orderNo, decision: 'reject', reason: 'IDENTITY_REJECTED' });
  expect(await vip.order(orderNo)).toMatchObject({
    status: 'REJECTED',
    reasonCode: 'IDENTITY_REJECTED',
  });
});

it('an approved person withdraws large amounts without waiting', async () => {
  sandbox.control.knobs.identity({ user: 'vip01' });
  const vip = person('vip01');
  expect((await vip.withdraw('200000000')).value).toMatchObject({ etaMinutes: 1 });
});

it('an approval within the first seconds of a withdrawal is not lost', async () => {
  const vip = person('vip01');
  const orderNo = orderNoOf(await vip.withdraw('200000000'));
  sandbox.control.knobs.identity({ user: 'vip01' });
  now += 60 * SECOND_MS;
  expect((await vip.order(orderNo)).status).toBe('PAID');
});

it('jade requires it before any withdrawal', async () => {
  const user = entered('jade', 'fiveCards');
  const me = person(user, 'jade');
  sandbox.control.knobs.balance({ brand: 'jade', user, balance: '100.00' });
  expect(await me.check()).toMatchObject({ status: 'REQUIRED', beforeWithdrawal: true });
  expect(await me.value('withdraw.settings')).toMatchObject({ reasons: ['IDENTITY_REQUIRED'] });
  expect((await me.withdraw('20.00')).errorCode).toBe('identity.required');
  expect((await me.send()).success).toBe(true);
  expect((await me.withdraw('20.00')).errorCode).toBe('identity.required');
  sandbox.control.knobs.identity({ brand: 'jade', user });
  expect((await me.withdraw('20.00')).success).toBe(true);
});

it.each([
  ['Seán O’Brien', "Seán O'Brien"],
  ['山田　太郎', '山田 太郎'],
  ['阿卜杜·热合曼', '阿卜杜·热合曼'],
])('the name %j is kept as %j', async (realName, kept) => {
  expect(await person('fresh01').send({ realName })).toMatchObject({ success: true });
  expect(sandbox.control.knobs.identities({})).toMatchObject([{ realName: kept }]);
});

describe('refuses', () => {
  it.each([
    ['another document', 'jade', { kind: 'ID_CARD' }, 'kind'],
    ['a name of digits', 'aurora', { realName: '1234' }, 'realName'],
    ['a short number', 'aurora', { documentNumber: '123' }, 'documentNumber'],
    ['an invalid date', 'aurora', { birthday: '1990-02-30' }, 'birthday'],
    ['an age of 17', 'aurora', { birthday: '2008-11-21' }, 'birthday'],
    ['an age of 20 at jade', 'jade', { birthday: '2005-11-21' }, 'birthday'],
    ['no picture', 'aurora', { images: [] }, 'images'],
    ['no picture of the person', 'ember', { selfie: undefined }, 'selfie'],
  ] as const)('%s', async (_, brand, change, field) => {
    const me = person('fresh01', brand);
    const answer = await me.send(change);
    expect(answer.errorCode).toBe('field.invalid');
    expect(Object.keys((answer.value as { fields: object }).fields)).toContain(field);
    expect((await me.check()).status).not.toBe('SUBMITTED');
  });

  it('an age of exactly 18 is accepted', async () => {
    expect((await person('fresh01').send({ birthday: '2008-11-20' })).success).toBe(true);
  });

  it('images of another purpose, duplicates, and images of another account', async () => {
    const me = person('fresh01');
    const proofs = [await me.upload('PROOF'), await me.upload('PROOF')];
    expect((await me.send({ images: proofs })).errorCode).toBe('upload.invalid');
    const other = person('vip01');
    const others = [await other.upload(), await other.upload()];
    expect((await me.send({ images: others })).errorCode).toBe('upload.invalid');
    const own = await me.upload();
    expect((await me.send({ images: [own, own] })).errorCode).toBe('field.invalid');
  });

  it('documents after they were sent or approved', async () => {
    const me = person('fresh01');
    await me.send();
    expect((await me.send()).errorCode).toBe('identity.not.open');
    sandbox.control.knobs.identity({ user: 'fresh01' });
    expect((await me.send()).errorCode).toBe('identity.not.open');
  });

  it('a rejection without documents', () => {
    expect(() => sandbox.control.knobs.identity({ user: 'fresh01', decision: 'reject' })).toThrow(
      'fresh01 has sent no documents',
    );
  });
});

it('can be required again after an approval, but not while documents are checked', async () => {
  sandbox.control.knobs.identity({ user: 'fresh01' });
  expect(sandbox.control.knobs.identity({ user: 'fresh01', decision: 'ask' })).toEqual({
    status: 'REQUIRED',
  });
  await person('fresh01').send();
  expect(sandbox.control.knobs.identity({ user: 'fresh01', decision: 'ask' })).toEqual({
    status: 'SUBMITTED',
  });
});

it.each(BRAND_CODES)('at %s the control page has the states of a check', async (brand) => {
  for (const [state, status] of [
    ['identity', 'REQUIRED'],
    ['identitySent', 'SUBMITTED'],
    ['identityRejected', 'REJECTED'],
  ] as const) {
    expect((await person(entered(brand, state), brand).check()).status).toBe(status);
  }
});
