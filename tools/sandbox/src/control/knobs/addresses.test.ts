import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

interface Told {
  origins: Record<string, string[]>;
  socialLogins: { provider: string; address: string }[];
}
const told = (brand: 'aurora' | 'jade' = 'aurora') =>
  visitor(sandbox, { brand }).value<Told>('system.settings');

const USUAL = {
  game: ['http://games.localhost'],
  chat: ['http://chat.localhost'],
  payment: ['http://games.localhost', 'http://pay.localhost'],
  link: ['https://telegram.example', 'https://zalo.example', 'https://download.example'],
};

describe('allowed origins', () => {
  it('are set for one purpose of one brand, and reset', async () => {
    expect((await told()).origins).toEqual(USUAL);
    await turn(sandbox, 'origins', { purpose: 'game', origins: 'https://games.example usual' });
    await turn(sandbox, 'origins', { purpose: 'link', origins: 'none' });
    expect((await told()).origins).toEqual({
      ...USUAL,
      game: ['https://games.example', 'http://games.localhost'],
      link: [],
    });
    expect((await told('jade')).origins).toEqual(USUAL);
    await turn(sandbox, 'origins', { purpose: 'game', origins: 'usual' });
    await turn(sandbox, 'origins', { purpose: 'link', origins: 'usual' });
    expect((await told()).origins).toEqual(USUAL);
  });

  it.each([
    'https://games.example/',
    'games.example',
    'ftp://games.example',
    'https://a.example x',
  ])('refuse %s', async (origins) => {
    expect((await turn(sandbox, 'origins', { purpose: 'game', origins })).status).toBe(400);
    expect((await told()).origins).toEqual(USUAL);
  });
});

describe('social logins', () => {
  const offered = async (brand?: 'jade') =>
    Object.fromEntries(
      (await told(brand)).socialLogins.map(({ provider, address }) => [provider, address]),
    );
  const ALL = {
    FACEBOOK: 'https://login.example/facebook',
    GOOGLE: 'https://login.example/google',
    LINE: 'https://login.example/line',
  };

  it('are set for a brand while its flag is on', async () => {
    for (const brand of ['aurora', 'jade'] as const)
      sandbox.control.flags({ brand, flags: { SOCIALLOGIN3: true } });
    expect(await offered()).toEqual(ALL);
    await turn(sandbox, 'socialLogin', { provider: 'FACEBOOK', address: 'none' });
    const address = 'https://accounts.example/line';
    await turn(sandbox, 'socialLogin', { provider: 'LINE', address });
    expect(await offered()).toEqual({ GOOGLE: ALL.GOOGLE, LINE: address });
    expect(await offered('jade')).toEqual(ALL);
    for (const provider of Object.keys(ALL))
      await turn(sandbox, 'socialLogin', { provider, address: 'usual' });
    expect(await offered()).toEqual(ALL);
    sandbox.control.flags({ brand: 'aurora', flags: { SOCIALLOGIN3: false } });
    expect(await offered()).toEqual({});
  });

  it.each(['javascript:alert(1)', 'login'])('refuse the address %s', async (address) => {
    expect((await turn(sandbox, 'socialLogin', { provider: 'LINE', address })).status).toBe(400);
  });
});
