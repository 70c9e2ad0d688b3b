import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { turn } from '../../testing/turn';
import { signedInAs, visitor } from '../../testing/visitor';

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

const guest = (brand: 'aurora' | 'jade' = 'aurora') => visitor(sandbox, { brand });

it('removes download links and contacts of one brand, and restores them', async () => {
  const links = async () => (await guest().value<{ downLink: [] }>('system.settings')).downLink;
  const contacts = async (brand?: 'jade') =>
    (await guest(brand).value<{ customerService: [] }>('system.domainRoute')).customerService;
  const before = [await links(), await contacts()];
  await turn(sandbox, 'settings', { brand: 'aurora', downloads: 'off', contacts: 'off' });
  expect([await links(), await contacts()]).toEqual([[], []]);
  expect(await contacts('jade')).not.toEqual([]);
  await turn(sandbox, 'settings', { brand: 'aurora', downloads: 'on', contacts: 'on' });
  expect([await links(), await contacts()]).toEqual(before);
});

it('sets a newer app version, and whether an update is required', async () => {
  sandbox.control.knobs.app({ brand: 'aurora', version: '2.0.0', update: 'on' });
  expect(await guest().value('system.settings')).toMatchObject({
    appInfo: { version: '2.0.0', upgradeable: true },
  });
  sandbox.control.knobs.app({ brand: 'aurora', version: '2.0.0', update: 'off' });
  expect(await guest().value('system.settings')).toMatchObject({
    appInfo: { version: '2.0.0', upgradeable: false },
  });
});

it.each([
  ['0', 'OPEN'],
  ['5', 'COMING'],
  ['-60', 'ENDED'],
])('adds a rain that begins in %s minutes: %s', async (startsInMinutes, status) => {
  const { body } = await turn(sandbox, 'rain', { brand: 'aurora', startsInMinutes, minutes: '10' });
  const { eventId } = body as { eventId: string };
  const agent = signedInAs(sandbox, 'agent01');
  expect(await agent.value('agent.rain', { eventId })).toMatchObject({ status });
});

it('sets two image hosts, the brand’s own only, or another', async () => {
  expect(await guest().value('system.settings')).toMatchObject({
    imageCDNs: ['', 'http://img.localhost'],
  });
  sandbox.control.knobs.settings({ imageHost: 'https://images.example' });
  expect(await guest().value('system.settings')).toMatchObject({
    imageCDNs: ['https://images.example'],
  });
  sandbox.control.knobs.settings({ imageHost: 'two' });
  expect(await guest().value('system.settings')).toMatchObject({
    imageCDNs: ['', 'http://img.localhost'],
  });
  sandbox.control.knobs.settings({ imageHost: 'own' });
  expect(await guest().value('system.settings')).toMatchObject({ imageCDNs: [''] });
});

it('sets a download, a contact and a limit of one brand in one call', async () => {
  interface Told {
    downLink: { resourceType: string; url: string }[];
    limits: Record<string, number>;
  }
  const links = async (brand?: 'jade') =>
    new Map(
      (await guest(brand).value<Told>('system.settings')).downLink.map((one) => [
        one.resourceType,
        one.url,
      ]),
    );
  const contacts = async (brand?: 'jade') =>
    (await guest(brand).value<{ customerService: { title: string }[] }>('system.domainRoute'))
      .customerService;
  const before = [await links('jade'), await contacts('jade')];
  const own = await contacts();
  expect((await links()).size).toBe(5);
  await turn(sandbox, 'download', { kind: 'IOS', url: 'https://apps.example/a' });
  await turn(sandbox, 'download', { kind: 'MOBILEVERCODELOGIN', url: 'none' });
  expect([(await links()).get('IOS'), (await links()).size]).toEqual(['https://apps.example/a', 4]);
  const entry = { csType: 'ZALO', title: 'Night shift', path: 'https://zalo.example/night' };
  await turn(sandbox, 'contact', entry);
  expect(await contacts()).toEqual([...own, entry]);
  await turn(sandbox, 'limit', { name: 'remarkLength', value: '20' });
  expect((await guest().value<Told>('system.settings')).limits).toMatchObject({
    remarkLength: 20,
    imageCount: 3,
  });
  expect([await links('jade'), await contacts('jade')]).toEqual(before);
});

interface Asked {
  fields: { field: string; required: boolean }[];
}

it('adds and removes a registration field', async () => {
  const asked = async () =>
    (await guest().value<Asked>('access.registerSettings')).fields.find(
      ({ field }) => field === 'affiliateCode',
    );
  expect(await asked()).toMatchObject({ required: false });
  await turn(sandbox, 'registration', { field: 'affiliateCode', need: 'required' });
  expect(await asked()).toMatchObject({ required: true });
  const form = { username: 'newcomer1', password: 'Play1234', confirmPassword: 'Play1234' };
  const answer = await guest().call('access.register', {
    ...form,
    registerUrl: 'http://aurora.localhost/',
    registerMethod: 'H5',
    type: 0,
  });
  expect(answer).toMatchObject({ errorCode: 'register.field.invalid' });
  expect(JSON.stringify(answer.value)).toContain('affiliateCode');
  await turn(sandbox, 'registration', { field: 'affiliateCode', need: 'hidden' });
  expect(await asked()).toBeUndefined();
  expect((await turn(sandbox, 'registration', { field: 'none' })).status).toBe(400);
});
