import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { turn } from '../../testing/turn';
import { visitor } from '../../testing/visitor';

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

it('leaves out download links and contacts of one brand, and brings them back', async () => {
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

it('names another host of pictures', async () => {
  sandbox.control.knobs.settings({ imageHost: 'https://images.example' });
  expect(await guest().value('system.settings')).toMatchObject({
    imageCDNs: ['https://images.example'],
  });
  sandbox.control.knobs.settings({ imageHost: 'own' });
  expect(await guest().value('system.settings')).toMatchObject({ imageCDNs: [''] });
});

interface Asked {
  fields: { field: string; required: boolean }[];
}

it('asks for a field, and leaves it out', async () => {
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
