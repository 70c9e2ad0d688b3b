import { describe, expect, it } from 'vitest';
import { landingPath } from './redirect-if-signed-in';

const session = {
  token: 't',
  merchantCode: 'aurora',
  userName: 'mai',
  type: 0,
  firstTimeLogin: false,
};

describe('the path after a login', () => {
  it.each([
    ['back to the page that asked', {}, '/m/mine?tab=2', '/m/mine?tab=2'],
    ['Home without a page that asked', {}, null, '/m/home'],
    ['Home instead of another site', {}, 'https://evil.example', '/m/home'],
    ['to a new password at first', { firstTimeLogin: true }, null, '/m/changePsw'],
    [
      'to a new password at first, then back to the page that asked',
      { firstTimeLogin: true },
      '/m/mine?tab=2',
      '/m/changePsw?returnTo=%2Fm%2Fmine%3Ftab%3D2',
    ],
    ['Home as a trial', { type: 4 }, '/m/voucherCenter', '/m/home'],
  ])('goes %s', (_name, changed, returnTo, expected) => {
    expect(landingPath({ ...session, ...changed }, returnTo)).toBe(expected);
  });
});
