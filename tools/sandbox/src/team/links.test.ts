import { expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { signedInAs, visitor } from '../testing/visitor';

const DAY_MS = 86_400_000;
const platform = platformAt(Date.UTC(2026, 10, 20, 9));

interface Link {
  linkId: string;
  code: string;
  url: string;
  visits: number;
  registrations: number;
  status: string;
  expiresAt: number | null;
}
interface Links {
  list: Link[];
  total: number;
  ownCode: string | null;
}

const as = (user: string) => signedInAs(platform.sandbox, user);
const links = (user: string) => as(user).value<Links>('agent.affiliateLinks');
const NEW = { memberType: 1, rebates: [{ category: 'FISH', rate: '0.0060' }], validDays: 7 };
const make = (input: object = {}) =>
  as('agent01').value<Link>('agent.createAffiliateLink', { ...NEW, ...input });
const register = (username: string, affiliateCode: string) =>
  visitor(platform.sandbox).call('access.register', {
    username,
    password: 'Moonlit22',
    confirmPassword: 'Moonlit22',
    registerUrl: 'aurora.localhost',
    registerMethod: 'H5',
    type: 0,
    affiliateCode,
  });
const check = (code: string) => visitor(platform.sandbox).call('access.checkAffiliate', { code });

it('a registration by a link is below its agent, with the link’s type and rates, and is counted', async () => {
  const link = await make();
  expect(link.url).toBe(`http://aurora.localhost/m/register?affiliate=${link.code}`);
  expect(link).toMatchObject({
    visits: 0,
    registrations: 0,
    status: 'ACTIVE',
    expiresAt: platform.now + 7 * DAY_MS,
  });
  expect((await check(link.code.toLowerCase())).success).toBe(true);
  const granted = await register('newcomer1', link.code);
  expect(granted.value).toMatchObject({ customerType: 1 });
  const found = await as('agent01').value<{ list: object[] }>('agent.downline', {
    userName: 'newcomer1',
  });
  expect(found.list).toEqual([
    expect.objectContaining({
      level: 1,
      type: 1,
      rebates: [{ category: 'FISH', rate: '0.0060' }],
    }),
  ]);
  expect((await links('agent01')).list[0]).toMatchObject({ visits: 1, registrations: 1 });
});

it('counts one visit an hour of a network address', async () => {
  const link = await make();
  const from = (address: string, code = link.code) =>
    visitor(platform.sandbox, { address }).value('access.checkAffiliate', { code });
  const visits = async () => (await links('agent01')).list[0]?.visits;
  await from('203.0.113.7');
  await from('203.0.113.7', link.code.toLowerCase());
  expect(await visits()).toBe(1);
  await from('203.0.113.8');
  expect(await visits()).toBe(2);
  platform.now += 60 * 60_000;
  await from('203.0.113.7');
  expect(await visits()).toBe(3);
});

it('a registration by an agent’s own code is a player below the agent, without rates', async () => {
  expect((await register('newcomer2', 'GENERAL01')).value).toMatchObject({ customerType: 0 });
  const found = await as('general01').value<{ list: object[] }>('agent.downline', {
    userName: 'newcomer2',
  });
  expect(found.list).toEqual([expect.objectContaining({ level: 1, type: 0, rebates: [] })]);
});

it('an expired link is listed, but its code is refused', async () => {
  const link = await make();
  platform.now += 7 * DAY_MS - 1;
  expect((await check(link.code)).success).toBe(true);
  platform.now += 1;
  expect((await check(link.code)).errorCode).toBe('invitation.code.invalid');
  expect((await register('newcomer3', link.code)).errorCode).toBe('invitation.code.invalid');
  expect((await links('agent01')).list[0]).toMatchObject({ code: link.code, status: 'EXPIRED' });
});

it('a link is deleted by its owner only', async () => {
  const { linkId, code } = await make();
  const { total } = await links('agent01');
  expect((await as('general01').call('agent.deleteAffiliateLink', { linkId })).errorCode).toBe(
    'record.not.found',
  );
  expect((await check(code)).success).toBe(true);
  await as('agent01').value('agent.deleteAffiliateLink', { linkId });
  expect((await check(code)).errorCode).toBe('invitation.code.invalid');
  expect((await links('agent01')).total).toBe(total - 1);
  expect((await as('agent01').call('agent.deleteAffiliateLink', { linkId })).errorCode).toBe(
    'record.not.found',
  );
});

it('new members get the next lower rate when the quota of a high rate is used up', async () => {
  const { code } = await make({ rebates: [{ category: 'LOTT', rate: '0.0145' }] });
  for (const i of [1, 2, 3, 4]) expect((await register(`highrate${i}`, code)).success).toBe(true);
  const { list } = await as('agent01').value<{ list: { rebates: { rate: string }[] }[] }>(
    'agent.downline',
    {
      userName: 'highrate',
    },
  );
  expect(list.map(({ rebates }) => rebates[0]?.rate)).toEqual([
    '0.0145',
    '0.0145',
    '0.0145',
    '0.0140',
  ]);
});

it('an agent becomes an affiliate once, with a free code of his choice', async () => {
  const password = 'Secret123';
  const account = {
    username: 'freshagent',
    password,
    confirmPassword: password,
    type: 1,
    rebates: NEW.rebates,
  };
  await as('agent01').value('agent.openDownline', account);
  const me = as('freshagent');
  expect((await me.call('agent.createAffiliateLink', NEW)).errorCode).toBe('account.no.permission');
  expect(await links('freshagent')).toMatchObject({ total: 0, ownCode: null });
  for (const code of ['agent01', 'TEAMUP24', 'ab', 'a b c d', 'x'.repeat(16) + '-']) {
    const { success } = await me.call('agent.registerAffiliate', { code });
    expect(success).toBe(false);
  }
  const done = await me.value('agent.registerAffiliate', { code: 'fresh24' });
  expect(done).toMatchObject({ code: 'FRESH24', registeredAt: platform.now });
  expect(await me.value('agent.registerAffiliate', { code: 'other24' })).toEqual(done);
  expect((await me.call('agent.createAffiliateLink', NEW)).success).toBe(true);
  expect((await register('newcomer4', 'fresh24')).success).toBe(true);
});

it('a link with rates above the own ones is refused', async () => {
  const answer = await as('agent01').call('agent.createAffiliateLink', {
    ...NEW,
    rebates: [{ category: 'FISH', rate: '0.0100' }],
  });
  expect(answer).toMatchObject({
    errorCode: 'rebate.out.of.range',
    value: { fields: { FISH: '0.0095' } },
  });
});
